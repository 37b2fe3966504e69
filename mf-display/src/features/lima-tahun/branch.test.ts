import { branchesWithin, countsOf, renstraBranches, rpjmdBranches, withStatus } from '@selaras/domain';
import { renstra, rpjmd } from './lima-tahun.fixture';

const tree = rpjmdBranches(rpjmd);
const keys = (branches: ReturnType<typeof rpjmdBranches>) =>
  branches.map(({ key, below }) => [key, ...below.map((one) => one.key)]);

it('goals of the regency stand below their mission with the indicators of their objectives', () => {
  expect(keys(tree)).toEqual([
    ['misi-1', 'tujuan-11'],
    ['misi-2', 'tujuan-21'],
  ]);
  expect(tree[0]?.below[0]?.lines.map(({ goal, measure }) => [goal, measure.indikator])).toEqual([
    ['Tujuan 1.1', 'Indeks pembangunan manusia'],
    ['Sasaran 1.1.1: Menurunnya kemiskinan', 'Persentase penduduk miskin'],
  ]);
});

it('goals of a unit stand below the one of the regency that they serve', () => {
  expect(renstraBranches(renstra)).toMatchObject([
    { key: 'sasaran-5', lines: [{ key: '31' }, { key: '32' }], programs: [{ id: 41 }, { id: 42 }] },
    { key: 'sasaran-6', lines: [{ key: '33' }], programs: [] },
  ]);
});

it('one branch comes with the way to it, an unknown one shows all', () => {
  expect(branchesWithin(tree, 'misi-2')).toEqual([tree[1]]);
  expect(keys([...branchesWithin(tree, 'tujuan-11')])).toEqual([['misi-1', 'tujuan-11']]);
  expect(branchesWithin(tree, 'misi-9')).toEqual(tree);
  expect(branchesWithin(tree, null)).toEqual(tree);
});

it('a filter shows as many indicators as it says, and no empty branch', () => {
  const counts = countsOf(tree, 2025);
  expect(counts).toEqual({ semua: 3, tercapai: 1, 'tidak-tercapai': 1, 'belum-ada-data': 1 });
  for (const status of ['tercapai', 'tidak-tercapai', 'belum-ada-data'] as const) {
    const shown = withStatus(tree, status, 2025);
    expect(countsOf(shown, 2025).semua).toBe(counts[status]);
    expect(shown.every(({ below }) => below.length > 0)).toBe(true);
  }
  expect(withStatus(tree, 'semua', 2025)).toBe(tree);
});
