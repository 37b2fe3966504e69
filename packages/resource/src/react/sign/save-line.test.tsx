import { render, screen } from '@testing-library/react';
import { SaveLine, type SaveStep } from './save-line';

const quiet: readonly SaveStep[] = ['waiting', 'saving', 'saved', 'offline', 'held'];

test.each(quiet)('a saving that is %s is told when there is time', (step) => {
  render(<SaveLine step={step}>Menyimpan…</SaveLine>);
  expect(screen.getByRole('status')).toHaveTextContent('Menyimpan…');
});

test('a failure is told at once', () => {
  render(<SaveLine step="failed">Belum tersimpan.</SaveLine>);
  expect(screen.getByRole('alert')).toHaveTextContent('Belum tersimpan.');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('where nothing is on its way a reader hears nothing', () => {
  const { container } = render(<SaveLine />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(container.firstElementChild).toBeEmptyDOMElement();
});
