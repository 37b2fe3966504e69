import { render, screen } from '@testing-library/react';
import { statusNames } from '../token/status-names';
import { Badge, StatusBadge } from './badge';
import { statusLooks } from './status';

it.each([
  ['tercapai', 'Tercapai'],
  ['tidak-tercapai', 'Tidak tercapai'],
  ['csf-gagal', 'CSF Gagal'],
  ['keduanya', 'Tidak tercapai & CSF Gagal'],
  ['belum-ada-data', 'Belum ada data'],
] as const)('StatusBadge of %s says %s beside its icon', (status, words) => {
  const { container } = render(<StatusBadge status={status} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('no two statuses share an icon or a pattern', () => {
  expect(new Set(statusNames.map((name) => statusLooks[name].Icon)).size).toBe(5);
  expect(new Set(statusNames.map((name) => statusLooks[name].pattern)).size).toBe(5);
});

it('Badge shows its words', () => {
  render(<Badge tone="brand">Tahap 2</Badge>);
  expect(screen.getByText('Tahap 2')).toBeVisible();
});
