import fc from 'fast-check';
import { buildRekap, type RekapNode, type RekapRow, rowsOf, sumOf } from './rekap-anggaran';

const row = (
  level: RekapRow['level'],
  id: number,
  parent_id: number | null,
  pagu: number,
  tw = [0, 0, 0, 0],
): RekapRow => ({
  level,
  id,
  parent_id,
  kode: `${id}`,
  nama: `Baris ${id}`,
  pagu,
  tw: tw as [number, number, number, number],
});

describe('the recap', () => {
  it('adds up from the leaves, so that every total equals its parts', () => {
    const { program, total } = buildRekap([
      row('program', 1, null, 100),
      row('kegiatan', 1, 1, 100),
      row('sub_kegiatan', 1, 1, 60, [10, 20, 0, 0.5]),
      row('sub_kegiatan', 2, 1, 40, [1, 2, 3, 4]),
      row('program', 2, null, 50, [5, 0, 0, 0]),
    ]);
    expect(program[0]).toMatchObject({
      pagu: 100,
      tw: [11, 22, 3, 4.5],
      realisasi: 40.5,
      sisa: 59.5,
      serapan: 40.5,
    });
    expect(program[0]?.paguSendiri).toBeNull();
    expect(program[1]).toMatchObject({ pagu: 50, realisasi: 5, anak: [] });
    expect(total).toMatchObject({
      pagu: 150,
      tw: [16, 22, 3, 4.5],
      realisasi: 45.5,
      sisa: 104.5,
      serapan: 30.33,
    });
  });

  it('tells when a line’s own budget is not the sum of its parts', () => {
    const { program, total } = buildRekap([row('program', 1, null, 100), row('kegiatan', 7, 1, 80)]);
    expect(program[0]).toMatchObject({ pagu: 80, paguSendiri: 100 });
    expect(total.pagu).toBe(80);
  });

  it('keeps apart lines of two levels that have the same id', () => {
    const { program } = buildRekap([
      row('program', 1, null, 10),
      row('program', 2, null, 20),
      row('kegiatan', 2, 1, 10),
      row('kegiatan', 1, 2, 20),
      row('sub_kegiatan', 9, 2, 10),
    ]);
    expect(program.map(({ anak }) => anak.map(({ kode }) => kode))).toEqual([['2'], ['1']]);
    expect(program[0]?.anak[0]?.anak[0]?.kode).toBe('9');
  });

  it('of nothing is zero without a percentage', () => {
    expect(buildRekap([]).total).toEqual({ pagu: 0, tw: [0, 0, 0, 0], realisasi: 0, sisa: 0, serapan: null });
  });
});

/** Money with sen, up to ten billion. */
const rupiah = fc.integer({ min: 0, max: 1_000_000_000_000 }).map((sen) => sen / 100);
const figures = fc.record({ pagu: rupiah, tw: fc.tuple(rupiah, rupiah, rupiah, rupiah) });
const tree = fc.array(
  fc.record({
    own: figures,
    kegiatan: fc.array(fc.record({ own: figures, sub: fc.array(figures, { maxLength: 4 }) }), {
      maxLength: 4,
    }),
  }),
  { maxLength: 4 },
);

/** Rows of a random nomenclature as the database gives them: in no order, ids counted anew on each level. */
const rows = tree.chain((programs) => {
  const list: RekapRow[] = [];
  const add = (level: RekapRow['level'], parent_id: number | null, own: Pick<RekapRow, 'pagu' | 'tw'>) => {
    const id = list.filter((line) => line.level === level).length + 1;
    list.push({ level, id, parent_id, kode: `${level} ${id}`, nama: level, ...own });
    return id;
  };
  for (const { own, kegiatan } of programs) {
    const program = add('program', null, own);
    for (const activity of kegiatan) {
      const id = add('kegiatan', program, activity.own);
      for (const sub of activity.sub) add('sub_kegiatan', id, sub);
    }
  }
  return fc.shuffledSubarray(list, { minLength: list.length });
});

const sen = (value: number) => BigInt(Math.round(value * 100));
const added = (values: readonly number[]) => values.reduce((total, value) => total + sen(value), 0n);

describe('for whatever tree', () => {
  const nodes = (program: readonly RekapNode[]): RekapNode[] =>
    program.flatMap((node) => [node, ...nodes(node.anak)]);

  it('every line with parts is exactly their sum, to the sen, and the total that of the programs', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const { program, total } = buildRekap(list);
        const families = [
          { ...total, anak: program },
          ...nodes(program).filter(({ anak }) => anak.length > 0),
        ];
        for (const { anak, ...line } of families) {
          expect(sen(line.pagu)).toBe(added(anak.map(({ pagu }) => pagu)));
          for (const quarter of [0, 1, 2, 3]) {
            expect(sen(line.tw[quarter] ?? 0)).toBe(added(anak.map(({ tw }) => tw[quarter] ?? 0)));
          }
          expect(sen(line.realisasi)).toBe(added(line.tw));
          expect(sen(line.realisasi)).toBe(added(anak.map(({ realisasi }) => realisasi)));
          expect(sen(line.sisa)).toBe(added(anak.map(({ sisa }) => sisa)));
        }
      }),
    );
  });

  it('nothing is lost or counted twice: the total is that of the leaves', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const { program, total } = buildRekap(list);
        const leaves = nodes(program).filter(({ anak }) => anak.length === 0);
        expect(sumOf(leaves)).toEqual(total);
        expect(nodes(program)).toHaveLength(list.length);
      }),
    );
  });

  it('the lines stand in the order of the tree, each one step below a line before it at most', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const lines = rowsOf(buildRekap(list).program);
        expect(lines).toHaveLength(list.length);
        lines.forEach(({ kedalaman, level }, at) => {
          expect(kedalaman).toBeLessThanOrEqual((lines[at - 1]?.kedalaman ?? -1) + 1);
          expect(level).toBe(['program', 'kegiatan', 'sub_kegiatan'][kedalaman]);
        });
      }),
    );
  });
});
