import type { Task } from '@selaras/contracts';
import { taskViews } from './task-view';

const having = (...pages: string[]) => ({ hasPage: (page: string) => pages.includes(page) });
const tugas: Task[] = [
  {
    jenis: 'realisasi-belum-diisi',
    jumlah: 7,
    contoh: [
      { id: 11, level: 'kinerja-sub-kegiatan', nama: 'Jumlah ibu hamil dilayani' },
      { id: 12, level: 'kinerja-program', nama: 'Cakupan layanan' },
    ],
  },
  { jenis: 'penyebab-belum-diisi', jumlah: 0, contoh: [] },
  { jenis: 'validasi-dikembalikan', jumlah: 1, contoh: [{ id: 5, level: 'validasi-perencanaan', nama: '' }] },
  {
    jenis: 'perjanjian-belum-ditandatangani',
    jumlah: 1,
    contoh: [{ id: 9, level: 'pemda', nama: 'Kepala Dinas' }],
  },
];

describe('what a unit has left to do', () => {
  it('leaves out kinds with nothing left', () => {
    expect(taskViews(tugas, having()).map(({ title, jumlah }) => [title, jumlah])).toEqual([
      ['Realisasi belum diisi', 7],
      ['Validasi perencanaan dikembalikan', 1],
      ['Perjanjian kinerja belum ditandatangani', 1],
    ]);
  });

  it('says how many items are not named', () => {
    expect(taskViews(tugas, having())[0]).toMatchObject({ lainnya: 5 });
  });

  it('links only to pages that exist', () => {
    const links = (...pages: string[]) =>
      taskViews(tugas, having(...pages)).flatMap(({ items }) => items.map(({ id, page }) => [page, id]));
    expect(links()).toEqual([
      [null, 11],
      [null, 12],
      [null, 9],
    ]);
    expect(links('kinerja-sub-kegiatan.edit', 'perjanjian-kinerja.show')).toEqual([
      ['kinerja-sub-kegiatan.edit', 11],
      [null, 12],
      ['perjanjian-kinerja.show', 9],
    ]);
  });

  it('does not show items without a name', () => {
    expect(taskViews(tugas, having())[1]?.items).toEqual([]);
  });
});
