import { panasTriwulanOf } from './panas-triwulan';

it.each([
  ['maximize', 10, 10, 'tercapai', 100],
  ['maximize', 10, 7.6, 'mendekati', 76],
  ['maximize', 10, 7.5, 'jauh', 75],
  ['maximize', 10, 0, 'jauh', 0],
  ['maximize', 10, null, 'belum-diisi', null],
  ['maximize', 0, 3, 'tanpa-target', null],
  ['maximize', null, 3, 'tanpa-target', null],
  ['minimize', 10, 11, 'mendekati', 90],
  ['minimize', 10, 14, 'jauh', 60],
  ['minimize', 0, 0, 'tercapai', 100],
] as const)(
  '%s: target %s, realisation %s is %s (%s percent)',
  (polaritas, target, realisasi, panas, capaian) => {
    expect(panasTriwulanOf({ polaritas, target, realisasi }, true)).toEqual({ panas, capaian });
  },
);

it('a quarter that has not begun owes no report, but shows one that came early', () => {
  const quarter = { polaritas: 'maximize', target: 10 } as const;
  expect(panasTriwulanOf({ ...quarter, realisasi: null }, false).panas).toBe('belum-berjalan');
  expect(panasTriwulanOf({ ...quarter, realisasi: 10 }, false).panas).toBe('tercapai');
});
