/** Why a version of a remote is not admitted. The codes stay as they are: tools and logs go by them. */
export const findingCodes = [
  'REMOTE_JSON_SALAH',
  'MANIFEST_SALAH',
  'JENIS_BERBEDA',
  'PLATFORM_API_BERBEDA',
  'PUSTAKA_BERBEDA',
  'BERKAS_HILANG',
  'BERKAS_BERUBAH',
  'BERKAS_TAK_TERDAFTAR',
  'KODE_DARI_TEKS',
  'RUTE_BENTROK',
  'HALAMAN_BENTROK',
  'INDUK_TIDAK_ADA',
  'PENJAGA_TIDAK_DIKENAL',
  'PERAN_TIDAK_DIKENAL',
  'GRUP_MENU_TIDAK_DIKENAL',
  'IKON_TIDAK_DIKENAL',
  'PANGGILAN_TIDAK_TERCATAT',
  'PANGGILAN_TIDAK_ADA',
  'PANGGILAN_BERUBAH',
  'TINDAKAN_TIDAK_DIKENAL',
  'UKURAN_BERLEBIH',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** One reason against a version, in words that its team understands. */
export interface Finding {
  readonly code: FindingCode;
  /** What does not fit, in one plain Indonesian sentence. */
  readonly reason: string;
  /** What the team can do about it. */
  readonly remedy: string;
}
