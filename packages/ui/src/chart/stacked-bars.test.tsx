import { fireEvent, render, screen, within } from '@testing-library/react';
import { StackedBars } from './stacked-bars';

const states = ['tercapai', 'tidak-tercapai'] as const;
const bars = Array.from({ length: 15 }, (_, index) => ({
  id: index + 1,
  label: `Unit ${index + 1}`,
  counts: { tercapai: index, 'tidak-tercapai': 2 },
}));
const onPress = jest.fn();
const show = () =>
  render(
    <StackedBars
      title="2 dari 3 kegiatan tercapai"
      unit="Satuan: kegiatan"
      source="Selaras, tahun 2025"
      date="1 Januari 2026"
      nameTitle="Perangkat daerah"
      states={states}
      bars={bars}
      isPressed={(bar, status) => bar === 2 && status === 'tercapai'}
      onPress={onPress}
    />,
  );

it('is one table, named by its conclusion, with every count and sum', () => {
  show();
  const table = screen.getByRole('table', { name: '2 dari 3 kegiatan tercapai' });
  expect(screen.getAllByRole('table')).toEqual([table]);
  const [, , , fourth] = within(table).getAllByRole('row');
  expect(
    fourth &&
      within(fourth)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
  ).toEqual(['2', '2', '4']);
  expect(screen.getByText(/Satuan: kegiatan. Sumber: Selaras, tahun 2025. Data per/)).toBeInTheDocument();
});

it('tells which part is pressed, and what was pressed; of nothing there is no part', () => {
  show();
  expect(screen.getByRole('button', { name: 'Unit 2: 1 tercapai' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: /Unit 1: 0/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Unit 3: 2 tidak tercapai' }));
  expect(onPress).toHaveBeenCalledWith(3, 'tidak-tercapai');
});

it('shows the first bars until all are asked for, and all on paper', () => {
  show();
  expect(screen.getAllByRole('rowheader')).toHaveLength(12);
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan semua (15)' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(15);
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan 12 teratas saja' }));
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('rowheader')).toHaveLength(15);
});
