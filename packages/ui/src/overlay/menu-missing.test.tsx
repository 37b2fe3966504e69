import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu';

let mockOnline = false;
jest.mock('./open-menu', () => {
  if (!mockOnline) throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  return jest.requireActual('./open-menu');
});

it('a menu that cannot be fetched leaves its button and says so, and the next press asks again', async () => {
  render(
    <Menu
      trigger={<button type="button">Akun</button>}
      items={[{ id: 'a', label: 'Profil', onSelect: jest.fn() }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Akun' });
  await userEvent.click(button);
  expect(button).toBeInTheDocument();
  expect(await screen.findByText('Gagal dimuat')).toBeVisible();
  mockOnline = true;
  await userEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Profil' })).toBeInTheDocument();
});
