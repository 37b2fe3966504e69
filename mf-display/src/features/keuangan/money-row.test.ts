import { moneyAnswer } from './keuangan.fixture';
import { cumulative, moneyRows } from './money-row';

it('holds spending against the plan of the quarters that have begun', () => {
  const begun = (sampai: number) =>
    moneyRows(moneyAnswer, sampai).map(({ serapanRencana, kuadran }) => [serapanRencana, kuadran]);
  expect(begun(0)).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(begun(1)).toEqual([
    [80, 'hemat'],
    [100, 'habis'],
    [null, null],
  ]);
  expect(begun(4)).toEqual([
    [90, 'hemat'],
    [100, 'habis'],
    [null, null],
  ]);
});

it('adds quarters up; one that has not begun is a gap of what was spent, not of the plan', () => {
  expect(cumulative(moneyAnswer, 2)).toEqual([
    { triwulan: 1, rencana: 75, realisasi: 45 },
    { triwulan: 2, rencana: 150, realisasi: 90 },
    { triwulan: 3, rencana: 225, realisasi: null },
    { triwulan: 4, rencana: 300, realisasi: null },
  ]);
});
