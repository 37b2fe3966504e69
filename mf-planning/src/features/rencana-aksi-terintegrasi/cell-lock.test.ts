import { type Access, closedReason, realisasiLock } from './cell-lock';
import { baris, openAccess, openKunci } from './row.fixture';
import { noFilter, rowsFound } from './row-filter';
import { noTemuan } from './temuan/temuan-baris';
import { realisasiColumns, rencanaColumns } from './terintegrasi-columns';

const goal = baris('sasaran-strategis-pd', 1);
const program = baris('kinerja-program', 2);
const step = baris('kinerja-langkah-aksi', 3);
const column = (id: string, columns = rencanaColumns) => {
  const found = columns.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const reason = (row: typeof goal, id: string, access: Access = openAccess) =>
  closedReason(row, column(id), access);
const reported = (row: typeof goal, id: string, access: Access = openAccess) =>
  closedReason(row, column(id, realisasiColumns), access);

describe('a cell of the plan', () => {
  it.each([
    [goal, 'target', null],
    [goal, 'target_tw1', 'Tidak diisi pada tingkat ini.'],
    [program, 'target_tw1', null],
    [program, 'target', null],
    [program, 'anggaran', 'Diisi bersama anggaran triwulannya, di formulir.'],
    [step, 'anggaran', null],
    [step, 'target', 'Dihitung dari triwulannya.'],
    [step, 'pengampu', 'Kolom ini hanya dibaca.'],
  ])('%# is open only where its level has it', (row, id, expected) => {
    expect(reason(row, id)).toBe(expected);
  });

  it('of the year follows the quarters once one is filled in', () => {
    const filled = { ...program, target_tw2: 3, target: 3 };
    expect(reason(filled, 'target')).toMatch(/^Mengikuti target triwulan/);
  });

  it('is closed with the words of the lock, group by group', () => {
    const kunci = { ...openKunci, bidang: ['target' as const], pesan: 'Dikembalikan pada tahap 2.' };
    expect(reason(program, 'sasaran', { kunci, ubah: true })).toBe('Dikembalikan pada tahap 2.');
    expect(reason(program, 'target_tw3', { kunci, ubah: true })).toBeNull();
  });

  it('is closed to who only reads', () => {
    expect(reason(program, 'sasaran', { ...openAccess, ubah: false })).toMatch(/^Anda dapat membaca/);
  });
});

describe('a cell of the realisation', () => {
  const second = { kunci: { ...openKunci, bidang: [], triwulan: [2] }, ubah: true };

  it('is open while its quarter is, whatever locks the plan', () => {
    expect(reported(program, 'realisasi_tw2', second)).toBeNull();
    expect(reported(step, 'realisasi_tw1', second)).toBe('Batas waktu pengisian realisasi TW 1 sudah lewat.');
    expect(reported(goal, 'realisasi', second)).toBeNull();
    expect(reported(goal, 'realisasi', { kunci: { ...openKunci, triwulan: [] }, ubah: true })).toMatch(
      /lewat/,
    );
    expect(reported(program, 'realisasi', second)).toBe('Dihitung dari triwulannya.');
  });

  it('of a quarter that is yet to open says when it does', () => {
    const third = { triwulan: 3, pesan: 'Realisasi TW 3 baru dapat diisi nanti.' };
    const ahead = { ...second, kunci: { ...second.kunci, belum_dibuka: [third] } };
    for (const row of [program, step, { ...step, perbaikan: true }]) {
      expect(reported(row, 'realisasi_tw3', ahead)).toBe(third.pesan);
      expect(reported(row, 'realisasi_tw1', ahead)).toMatch(/TW 1 sudah lewat/);
    }
    expect(reported(goal, 'realisasi', ahead)).toBeNull();
    const none = { kunci: { ...ahead.kunci, triwulan: [] }, ubah: true };
    expect(reported(goal, 'realisasi', none)).toBe(third.pesan);
  });

  it('of a repair step opens the step with the report', () => {
    expect(reason({ ...step, perbaikan: true }, 'sasaran', second)).toBeNull();
    expect(reason(step, 'sasaran', second)).toBe('Terkunci oleh validasi perencanaan.');
  });
});

describe('the lock of the realisation', () => {
  it.each([
    [[1, 2, 3, 4], null],
    [[3, 4], 'Batas waktu pengisian realisasi TW 1, TW 2 sudah lewat.'],
    [[], 'Batas waktu pengisian realisasi semua triwulan sudah lewat.'],
  ])('with quarters %j open says %p', (triwulan, pesan) => {
    expect(realisasiLock({ ...openKunci, alasan: 'validasi', pesan: 'Disetujui', triwulan }).pesan).toBe(
      pesan,
    );
  });
});

it('the lock of the realisation names what is over and what opens next', () => {
  const ahead = (triwulan: number) => ({ triwulan, pesan: `Realisasi TW ${triwulan} dibuka nanti.` });
  const pesan = (triwulan: number[], ...belum_dibuka: ReturnType<typeof ahead>[]) =>
    realisasiLock({ ...openKunci, triwulan, belum_dibuka }).pesan;
  expect(pesan([1], ahead(2), ahead(3), ahead(4))).toBe('Realisasi TW 2 dibuka nanti.');
  expect(pesan([2], ahead(3), ahead(4))).toBe(
    'Batas waktu pengisian realisasi TW 1 sudah lewat. Realisasi TW 3 dibuka nanti.',
  );
  expect(pesan([1, 2, 3, 4], ahead(3))).toBeNull();
});

describe('a filter', () => {
  const rows = [goal, { ...program, nama: 'Program Gizi', pengampu_nama: 'Kabid Gizi' }, step];
  const found = (q: string, kosong = false) =>
    rowsFound(rows, { ...noFilter, q, kosong }, rencanaColumns, openAccess, noTemuan);

  it('finds rows whose texts hold every word', () => {
    expect(found('gizi program')).toEqual(new Set(['kinerja-program/2']));
    expect(found('tidak ada')).toEqual(new Set());
    expect(found(' ')).toBeNull();
    const jalan = { ...program, nama: 'Kondisi jalan mantap' };
    expect(
      rowsFound([goal, jalan], { ...noFilter, q: 'jalan rusak' }, rencanaColumns, openAccess, noTemuan),
    ).toEqual(new Set(['kinerja-program/2']));
  });

  it('finds rows with an open figure that is empty', () => {
    const full = { ...step, target_tw1: 1, target_tw2: 1, target_tw3: 1, target_tw4: 1 };
    expect(
      rowsFound([full, step], { ...noFilter, kosong: true }, rencanaColumns, openAccess, noTemuan)?.size,
    ).toBe(1);
  });
});
