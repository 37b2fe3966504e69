import type { Baris } from './row';
import { baris, openKunci, rencana } from './row.fixture';
import { mergeAnswer, type TableAnswer, withSaved } from './table-answer';

const satuan_kerja = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' };
const table = (rows: readonly Baris[]): TableAnswer => ({
  data: { satuan_kerja, kunci: openKunci, kemampuan: { ubah: true }, baris: [...rows] },
});
const rowsOf = ({ data }: TableAnswer) => data.baris;
const berkas = { id: 7, nama: 'Foto.png', jenis: 'image/png', ukuran: 1200 };
const foto = { id: 1, triwulan: 1, berkas };

const step = (part: Partial<Baris>) => baris('kinerja-langkah-aksi', 6, part);

describe('the table after a save', () => {
  it('has the saved row with the evidence as it is known', () => {
    const before = table([...rencana.slice(0, 5), step({ bukti: [foto] })]);
    const after = withSaved(before, step({ versi: 2, target_tw1: 3 }));
    expect(rowsOf(after)[5]).toMatchObject({ versi: 2, target_tw1: 3, bukti: [foto] });
    expect(rowsOf(after)[4]).toBe(rowsOf(before)[4]);
  });
});

describe('the table read anew', () => {
  it('does not bring a saved row back to what it was, and takes its evidence', () => {
    const saved = table([step({ versi: 2, target_tw1: 3 })]);
    const answer = table([step({ versi: 1, target_tw1: null, bukti: [foto] })]);
    expect(rowsOf(mergeAnswer(saved, answer))).toEqual([step({ versi: 2, target_tw1: 3, bukti: [foto] })]);
  });

  it('takes what others wrote, added and deleted', () => {
    const answer = table([step({ versi: 3, sasaran: 'Orang lain' }), baris('kinerja-langkah-aksi', 9)]);
    expect(rowsOf(mergeAnswer(table([...rencana]), answer))).toEqual(rowsOf(answer));
  });

  it('keeps what is as it was the same object, so that it is not drawn anew', () => {
    const before = table([...rencana]);
    const same = JSON.parse(JSON.stringify(before)) as TableAnswer;
    expect(mergeAnswer(before, same)).toBe(before);
  });
});
