import type { KeadaanLkip, LangkahLkip } from './alur-lkip';

/** What people read for the state of an annual report. */
export const keadaanLkipWords: Readonly<Record<KeadaanLkip, string>> = {
  disusun: 'Disusun',
  direviu: 'Direviu Inspektorat',
  selesai_direviu: 'Selesai direviu',
  diformalkan: 'Diformalkan',
  dipublikasikan: 'Dipublikasikan',
  disampaikan: 'Disampaikan',
};

/** States as the rest of a sentence that begins with "Laporan ini". */
export const kalimatKeadaanLkip: Readonly<Record<KeadaanLkip, string>> = {
  disusun: 'masih disusun',
  direviu: 'sedang direviu Inspektorat',
  selesai_direviu: 'selesai direviu dan menunggu diformalkan',
  diformalkan: 'sudah diformalkan',
  dipublikasikan: 'sudah dipublikasikan',
  disampaikan: 'sudah disampaikan',
};

/** What a step is called: on its button, and once it was taken. */
export const langkahLkipWords: Readonly<Record<LangkahLkip, { tombol: string; catatan: string }>> = {
  ajukan: { tombol: 'Ajukan reviu', catatan: 'Diajukan untuk direviu' },
  tarik: { tombol: 'Tarik pengajuan', catatan: 'Ditarik oleh penyusun' },
  kembalikan: { tombol: 'Kembalikan', catatan: 'Dikembalikan oleh Inspektorat' },
  'selesaikan-reviu': { tombol: 'Selesaikan reviu', catatan: 'Reviu selesai' },
  formalkan: { tombol: 'Formalkan', catatan: 'Diformalkan' },
  publikasikan: { tombol: 'Publikasikan', catatan: 'Dipublikasikan' },
  sampaikan: { tombol: 'Catat penyampaian', catatan: 'Disampaikan' },
  'buka-kembali': { tombol: 'Buka kembali', catatan: 'Dibuka kembali' },
};
