import { figureColumns } from './figure-columns';

const row = {
  satuan: 'persen',
  polaritas: 'range' as const,
  range_min: 60,
  range_max: 85,
  target: null,
  realisasi: 72.5,
  capaian: null,
};

it('figures of an indicator are told with their bounds, and a dash where nothing is known', () => {
  const told = figureColumns.map((column) => [column.title, column.cell?.(row) ?? column.value(row)]);
  expect(told).toEqual([
    ['Satuan', 'persen'],
    ['Target', '60–85'],
    ['Realisasi', '72,5'],
    ['Capaian', '-'],
  ]);
});
