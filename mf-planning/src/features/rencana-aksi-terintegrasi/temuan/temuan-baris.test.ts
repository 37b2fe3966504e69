/** @jest-environment node */
import { baris, rencana } from '../row.fixture';
import { rencanaColumns } from '../terintegrasi-columns';
import { columnOfTemuan, nextTemuan, noTemuan, type TemuanSel, temuanByRow } from './temuan-baris';

const temuan = (jenis: TemuanSel['jenis'], kunci: string, isian: TemuanSel['isian']) => ({
  jenis,
  kunci,
  isian,
  rincian: null,
});

const found = temuanByRow({
  wajib: [
    temuan('no-target', 'kinerja-kegiatan:3', 'target'),
    temuan('no-pengampu', 'kinerja-kegiatan:3', 'pengampu'),
  ],
  saran: [temuan('no-kamus', 'kinerja-program:2', null)],
});

describe('findings in the table', () => {
  it('stand at their row, with what is required told from what is advised', () => {
    expect([...found]).toEqual([
      [
        'kinerja-kegiatan/3',
        [
          expect.objectContaining({ jenis: 'no-target', wajib: true }),
          expect.objectContaining({ wajib: true }),
        ],
      ],
      ['kinerja-program/2', [expect.objectContaining({ jenis: 'no-kamus', wajib: false })]],
    ]);
  });

  it.each<[string, TemuanSel['jenis'], TemuanSel['isian'], Parameters<typeof columnOfTemuan>[1]['tingkat']]>([
    ['target_tw1', 'no-target', 'target', 'kinerja-program'],
    ['target_tw1', 'no-target', 'target', 'kinerja-langkah-aksi'],
    ['target', 'no-target', 'target', 'sasaran-strategis-pd'],
    ['target', 'wrong-sum', 'target', 'kinerja-kegiatan'],
    ['anggaran', 'wrong-sum', 'anggaran', 'kinerja-kegiatan'],
    ['target', 'odd-sum', 'tipe_hitung', 'kinerja-kegiatan'],
    ['sasaran', 'no-kamus', null, 'kinerja-program'],
    ['pengampu', 'no-pengampu', 'pengampu', 'kinerja-program'],
  ])('are shown in %s (%s)', (column, jenis, isian, tingkat) => {
    expect(columnOfTemuan({ ...temuan(jenis, '', isian), wajib: true }, { tingkat })).toBe(column);
    expect(rencanaColumns.map(({ id }) => id)).toContain(column);
  });

  it('are gone through from cell to cell: first what is required, then the rest, then anew', () => {
    const column = (id: string) => rencanaColumns.findIndex((one) => one.id === id);
    const next = (after: Parameters<typeof nextTemuan>[3]) =>
      nextTemuan(found, rencana, rencanaColumns, after);
    const kamus = { row: 1, column: column('sasaran') };
    const target = { row: 2, column: column('target_tw1') };
    const owner = { row: 2, column: column('pengampu') };
    expect(next(null)).toEqual(target);
    expect(next(target)).toEqual(owner);
    expect(next(owner)).toEqual(kamus);
    expect(next(kamus)).toEqual(target);
    // From a cell that lacks nothing, the next one of what is required.
    expect(next({ ...target, column: target.column + 1 })).toEqual(owner);
    expect(next({ row: 5, column: 0 })).toEqual(target);
    expect(nextTemuan(noTemuan, [baris('kinerja-program', 1)], rencanaColumns, null)).toBeNull();
  });
});
