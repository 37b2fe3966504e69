import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PanelProps } from './kit/panel-props';
import { panels } from './panels';

let mockReachable = false;
jest.mock('./analysis/filter-panel', () => {
  if (!mockReachable) throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  return { __esModule: true, default: () => <p>Saringan</p> };
});

it('a panel that cannot be fetched says so beside the picture, and comes when it is asked for again', async () => {
  const { Panel } = panels.find(({ id }) => id === 'saringan') ?? panels[0];
  render(<Panel {...({} as PanelProps)} />);
  expect(await screen.findByText('Gagal dimuat')).toBeVisible();
  mockReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Saringan')).toBeVisible();
});
