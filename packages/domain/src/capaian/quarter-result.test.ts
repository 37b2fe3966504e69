import { keadaanTriwulanOf, progressOfRencanaAksi } from './quarter-result';

describe('a quarter of an action plan', () => {
  it.each([
    ['maximize', null, 5, 'tanpa-target'],
    ['maximize', 10, null, 'belum-diisi'],
    ['maximize', 10, 10, 'tercapai'],
    ['maximize', 10, 9.9, 'tidak-tercapai'],
    ['maximize', 0, 0, 'tanpa-target'],
    ['maximize', 0, 3, 'tanpa-target'],
    ['minimize', 0, null, 'belum-diisi'],
    ['minimize', 10, 9, 'tercapai'],
    ['minimize', 10, 11, 'tidak-tercapai'],
    ['minimize', 0, 0, 'tercapai'],
  ] as const)(
    'that is to %s with target %s and realisation %s is %s',
    (polaritas, target, realisasi, keadaan) => {
      expect(keadaanTriwulanOf({ polaritas, target, realisasi })).toBe(keadaan);
    },
  );
});

it('the progress of an action counts the quarters that have a target', () => {
  const tw = (target: number | null, realisasi: number | null) =>
    ({ polaritas: 'maximize', target, realisasi }) as const;
  expect(progressOfRencanaAksi([tw(1, 1), tw(1, null), tw(null, 3), tw(0, 0), tw(2, 0)])).toEqual({
    reported: 2,
    planned: 3,
  });
});
