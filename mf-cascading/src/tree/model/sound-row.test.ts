/** @jest-environment node */
import fc from 'fast-check';
import { generatedTree, shapes } from '../../testing/generated-tree';
import type { TreeNode } from './card';
import { readCard } from './readable-node';
import { isSoundRow } from './sound-row';

const [goal] = generatedTree({ ...shapes.kecil, pd: 1, program: 1 }).data;
const program = goal?.sasaran_strategis_pd[0]?.kinerja_program[0];
const kegiatan = program?.kinerja_kegiatan[0];
const sub = kegiatan?.kinerja_sub_kegiatan[0];
if (!goal || !program || !kegiatan || !sub) throw new Error('The generated tree has no such rows');

/** Paths of every field of a row that is not a branch of the tree. */
function paths(value: unknown, above: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('kinerja_sub_kegiatan'))
    .flatMap(([name, below]) => [[...above, name], ...paths(below, [...above, name])]);
}

function withValue(node: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const below = (node as Record<string, unknown>)[name];
  const changed = rest.length === 0 ? value : withValue(below as object, rest, value);
  return Array.isArray(node) ? Object.assign([...node], { [name]: changed }) : { ...node, [name]: changed };
}

const rows = [kegiatan, sub].map((row) => ({
  ...row,
  kinerja_tercapai: [{ id: 1, catatan: 'Ada' }],
  kinerja_tidak_tercapai: [{ id: 2, catatan: 'Kurang' }],
  kinerja_bayangan: { sasaran: 'Sasaran', indikator: 'Indikator' },
  kinerja_langkah_aksi: [{ id: 3 }],
  solusi: [{ id: 4, solusi: 'Ditambah' }],
}));
const rubbish = [undefined, null, 0, 7, Number.NaN, '', 'teks', true, [], [null], [{}], {}, { nama: 5 }];

describe('isSoundRow', () => {
  it('knows the rows below a programme, and leaves goals and programmes to their cards', () => {
    expect(rows.map((row) => isSoundRow(row as TreeNode))).toEqual([true, true]);
    expect([goal, goal.sasaran_strategis_pd[0] as TreeNode, program].map(isSoundRow)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('calls no row sound whose card cannot be made or read', () => {
    const damaged = fc
      .constantFrom(...rows)
      .chain((row) => fc.tuple(fc.constant(row), fc.constantFrom(...paths(row)), fc.constantFrom(...rubbish)))
      .chain(([row, path, value]) =>
        fc.constantFrom(
          withValue(row, path, value),
          withValue({ ...row, pengampu: 'tim-kerja' }, path, value),
          withValue({ ...row, pengampu: 'unit-kerja' }, path, value),
        ),
      );
    fc.assert(
      fc.property(damaged, (node) => {
        const row = node as TreeNode;
        if (isSoundRow(row)) expect(readCard(row, 2025, null)).toMatchObject({ broken: false });
      }),
      { numRuns: 5_000 },
    );
  });
});
