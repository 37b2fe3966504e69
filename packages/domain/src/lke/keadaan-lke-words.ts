import type { KeadaanLke } from './alur-lke';

/** What people read for the state of an evaluation. */
export const keadaanLkeWords: Readonly<Record<KeadaanLke, string>> = {
  draft: 'Pengisian',
  diajukan: 'Diajukan',
  dinilai_1: 'Penilaian 1',
  selesai_1: 'Selesai penilaian 1',
  perbaikan: 'Perbaikan',
  diajukan_2: 'Perbaikan diajukan',
  dinilai_2: 'Penilaian 2',
  selesai_2: 'Menunggu pleno',
  pleno: 'Pleno',
  final: 'Final',
};

/** Of a unit that has not begun its worksheet. */
export const TANPA_LEMBAR_LKE = 'Belum mengisi';
