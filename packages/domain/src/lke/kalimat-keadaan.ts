import type { KeadaanLke } from './alur-lke';

/** States of an evaluation as the rest of a sentence that begins with "Evaluasi ini". */
export const kalimatKeadaanLke: Readonly<Record<KeadaanLke, string>> = {
  draft: 'masih diisi satuan kerja',
  diajukan: 'sudah diajukan dan menunggu penilai',
  dinilai_1: 'sedang dinilai',
  selesai_1: 'selesai dinilai tahap pertama',
  perbaikan: 'sedang diperbaiki satuan kerja',
  diajukan_2: 'menunggu penilaian kedua',
  dinilai_2: 'sedang dinilai tahap kedua',
  selesai_2: 'selesai dinilai dan menunggu pleno',
  pleno: 'sedang dibahas pleno',
  final: 'sudah final',
};
