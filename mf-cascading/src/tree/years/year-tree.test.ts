/** @jest-environment node */
import type { CascadingTree } from '@selaras/contracts';
import fc from 'fast-check';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { otherYear, type YearChanges } from '../../testing/other-year';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { buildTree } from '../model/build';
import { type YearTree, yearTreeOf } from './year-tree';

const tree = generatedTree({ ...shapes.kecil, crossEvery: 0 });
const build = (answer: CascadingTree) => buildTree(answer, { maxDepth: 5 });
const years = (changes?: YearChanges): YearTree =>
  yearTreeOf(
    new Map([
      [2025, build(tree)],
      [2026, build(otherYear(tree, 2026, changes))],
    ]),
  );
const boxesIn = (together: YearTree, tahun: number) =>
  together.modelOf(2025).keys.filter((_, box) => together.cardIn(box, tahun) !== null).length;

describe('boxes of several years', () => {
  it('are the same boxes when the rows of the next year say the same under other ids', () => {
    const together = years();
    expect(together.modelOf(2025).keys).toEqual(build(tree).keys);
    expect(boxesIn(together, 2026)).toBe(build(tree).count);
  });

  it('stand at the same places with the same sizes in every year', () => {
    const together = years({
      sub: (list) => list.map((row, at) => ({ ...row, sasaran: `${row.sasaran} ${'dan '.repeat(at * 9)}` })),
    });
    const [now, next] = [sceneOf(together.modelOf(2025)), sceneOf(together.modelOf(2026))];
    expect(next.layout.x).toEqual(now.layout.x);
    expect(next.layout.y).toEqual(now.layout.y);
    expect(next.layout.sizes).toEqual(now.layout.sizes);
    expect(together.modelOf(2026).keys).toBe(together.modelOf(2025).keys);
  });

  it('say in each year what that year says', () => {
    const together = years();
    const box = together.modelOf(2025).keys.indexOf('kinerja-kegiatan:4');
    const now = together.modelOf(2025).cards.get(box);
    expect(together.modelOf(2026).cards.get(box)?.capaian).toBe((now?.capaian ?? Number.NaN) + 1);
    expect(together.modelOf(2026).cards.get(box)?.nodeId).toBe((now?.nodeId ?? 0) + 100_000);
  });

  it('stay the same box when the goal or the indicator is reworded', () => {
    const together = years({
      sub: (list) => list.map((row) => ({ ...row, sasaran: `${row.sasaran}, baru` })),
    });
    expect(together.modelOf(2025).count).toBe(build(tree).count);
  });

  it('of a later year come after their elder neighbour and keep the place of those that went', () => {
    const together = years({
      sub: ([one, two, ...rest], first) =>
        first && one && two
          ? [two, { ...one, id: 7, sasaran: 'Baru', indikator: 'Baru', sub_kegiatan: null }, ...rest]
          : [one, two, ...rest].filter((row) => row !== undefined),
    });
    const { keys, parent, children } = together.modelOf(2025);
    const added = keys.indexOf('kinerja-sub-kegiatan:7');
    const siblings = children[parent[added] ?? -1]?.map((box) => keys[box]);
    expect(siblings).toEqual(['kinerja-sub-kegiatan:5', 'kinerja-sub-kegiatan:6', 'kinerja-sub-kegiatan:7']);
    expect(siblings?.map((key) => together.modelOf(2026).inactive?.[keys.indexOf(key ?? '')])).toEqual([
      1, 0, 0,
    ]);
  });

  it('have nothing to press and no achievement in a year that lacks them', () => {
    const together = years({ sub: (list, first) => (first ? list.slice(1) : list) });
    const box = together.modelOf(2025).keys.indexOf('kinerja-sub-kegiatan:5');
    const { inactive, cards } = together.modelOf(2026);
    expect(inactive?.[box]).toBe(1);
    expect(cards.get(box)).toMatchObject({ capaian: null, icon: null, status: 'belum-ada-data' });
    expect(together.cardIn(box, 2026)).toBeNull();
  });

  it('show the targets of five-year rows in years that have no tree', () => {
    const planned = {
      ...tree,
      data: tree.data.map((goal) => ({ ...goal, target_4: 88, realisasi_4: 1, capaian_4: 2 })),
    };
    const together = yearTreeOf(new Map([[2025, build(planned)]]));
    expect(together.cardIn(0, 2027)).toMatchObject({
      target: 88,
      realisasi: null,
      capaian: null,
      icon: null,
    });
    const annual = together.modelOf(2025).keys.indexOf('kinerja-program:3');
    expect(together.cardIn(annual, 2027)).toBeNull();
    expect(together.knows(annual, 2027)).toBe(false);
  });

  it('are all there, whichever rows a year leaves out', () => {
    const [activity] = tree.data[0]?.sasaran_strategis_pd[0]?.kinerja_program[0]?.kinerja_kegiatan ?? [];
    const some = activity?.kinerja_sub_kegiatan ?? [];
    fc.assert(
      fc.property(fc.subarray(some), fc.boolean(), (kept, reversed) => {
        const ids = new Set(kept.map(({ id }) => id + 100_000));
        const together = years({
          sub: (list, first) => {
            const left = first ? list.filter(({ id }) => ids.has(id)) : list;
            return reversed ? left.reverse() : left;
          },
        });
        expect(together.modelOf(2025).keys).toEqual(build(tree).keys);
        expect(boxesIn(together, 2026)).toBe(build(tree).count - some.length + kept.length);
      }),
    );
  });
});
