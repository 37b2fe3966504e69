import { buildRekap, type RekapRow } from './rekap-anggaran';

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
