import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { LoadingState } from './loading-state';
import { Skeleton } from './skeleton';

it('EmptyState says in Indonesian that there is nothing, unless told otherwise', () => {
  const { rerender } = render(<EmptyState />);
  expect(screen.getByText('Belum ada data')).toBeVisible();
  rerender(<EmptyState title="Belum ada tim" action={<button type="button">Tambah tim</button>} />);
  expect(screen.getByText('Belum ada tim')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tambah tim' })).toBeVisible();
});

it('ErrorState announces itself with its code and tries again', async () => {
  const retry = jest.fn();
  render(<ErrorState title="Pohon gagal dimuat" code={503} onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Pohon gagal dimuat');
  expect(screen.getByRole('alert')).toHaveTextContent('(kode 503)');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('ErrorState lists what whoever mends it has to know, below the words for everybody', () => {
  const lines = [
    'react: diminta ^19.3.0, portal memakai 18.2.0',
    'platform API: diminta 2, portal memakai 1',
  ];
  render(<ErrorState onRetry={() => undefined} details={{ title: 'Untuk tim mf_contoh:', lines }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
  const order = screen.getByRole('button').compareDocumentPosition(screen.getByRole('list'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('LoadingState tells screen readers that data is being loaded', () => {
  render(<LoadingState />);
  expect(screen.getByRole('status')).toHaveTextContent('Sedang memuat data...');
});

it('Skeleton stays silent', () => {
  const { container } = render(<Skeleton width="50%" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
