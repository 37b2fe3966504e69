import { keadaanTriwulanOf } from '../capaian/quarter-result';
import { keadaanRaporOf } from './keadaan-rapor';

it.each([
  ['maximize', 10, 10, 'tercapai'],
  ['maximize', 10, 9.99, 'tidak-tercapai'],
  ['maximize', 10, null, 'belum-diisi'],
  ['maximize', 0, 5, null],
  ['maximize', null, 5, null],
  ['minimize', 10, 10, 'tercapai'],
  ['minimize', 10, 11, 'tidak-tercapai'],
  ['minimize', 0, 0, null],
] as const)('%s: target %s and realisation %s are %s', (polaritas, target, realisasi, keadaan) => {
  expect(keadaanRaporOf({ polaritas, target, realisasi })).toBe(keadaan);
});

it('a range is met inside its bounds, whatever the target says', () => {
  const range = { polaritas: 'range', target: 5, range_min: 4, range_max: 6 } as const;
  expect(keadaanRaporOf({ ...range, realisasi: 4 })).toBe('tercapai');
  expect(keadaanRaporOf({ ...range, realisasi: 6.01 })).toBe('tidak-tercapai');
});

it('says of every item of a report card what the heat of its quarter says', () => {
  for (const polaritas of ['maximize', 'minimize'] as const)
    for (const target of [0.5, 3, 10])
      for (const realisasi of [null, 0, 0.5, 3, 9.9999, 10, 12]) {
        const quarter = { polaritas, target, realisasi };
        expect(keadaanRaporOf(quarter)).toBe(keadaanTriwulanOf(quarter));
      }
});
