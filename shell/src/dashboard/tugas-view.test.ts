import type { PageEntry, Tugas } from '@selaras/contracts';
import { tugasViews } from './tugas-view';

const page = (path: string): PageEntry => ({ id: path, path, title: path, layout: 'default', guard: 'auth' });
const tugas: Tugas[] = [
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
    expect(tugasViews(tugas, []).map(({ judul, jumlah }) => [judul, jumlah])).toEqual([
      ['Realisasi belum diisi', 7],
      ['Validasi perencanaan dikembalikan', 1],
      ['Perjanjian kinerja belum ditandatangani', 1],
    ]);
  });

  it('says how many items are not named', () => {
    expect(tugasViews(tugas, [])[0]).toMatchObject({ lainnya: 5 });
  });

  it('links only to pages that exist', () => {
    const hrefs = (pages: PageEntry[]) =>
      tugasViews(tugas, pages).flatMap(({ items }) => items.map(({ href }) => href));
    expect(hrefs([])).toEqual([null, null, null]);
    expect(hrefs([page('/kinerja-sub-kegiatan/{id}/edit'), page('/perjanjian-kinerja/{id}')])).toEqual([
      '/kinerja-sub-kegiatan/11/edit',
      null,
      '/perjanjian-kinerja/9',
    ]);
  });

  it('does not show items without a name', () => {
    expect(tugasViews(tugas, [])[1]?.items).toEqual([]);
  });
});
