import { tingkatAnswer } from './tingkat.fixture';
import { conclusionOf, unitBars } from './unit-counts';

it('puts the sum of all first, then the units by what they reached', () => {
  const bars = unitBars(tingkatAnswer.unit);
  expect(bars.map(({ label, counts }) => [label, counts])).toEqual([
    ['Semua perangkat daerah', { tercapai: 4, 'tidak-tercapai': 2, 'belum-ada-data': 1 }],
    ['Dinkes', { tercapai: 1, 'tidak-tercapai': 2, 'belum-ada-data': 1 }],
    ['Sekretariat Daerah', { tercapai: 3, 'tidak-tercapai': 0, 'belum-ada-data': 0 }],
  ]);
  expect(conclusionOf(bars, 'kinerja kegiatan')).toBe(
    '4 dari 7 kinerja kegiatan mencapai target (57%); paling rendah di Dinkes',
  );
});

it('of one unit says what it reached; of none that there is nothing', () => {
  const bars = unitBars(tingkatAnswer.unit.slice(0, 1));
  expect(bars).toHaveLength(1);
  expect(conclusionOf(bars, 'langkah aksi')).toBe('3 dari 3 langkah aksi mencapai target (100%)');
  expect(conclusionOf(unitBars([]), 'langkah aksi')).toBe('Belum ada langkah aksi');
});
