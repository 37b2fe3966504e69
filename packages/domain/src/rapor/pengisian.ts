/** How far the reports of a quarter are. */
export interface Pengisian {
  /** Sub-activities with a target in the quarter. */
  readonly jumlah: number;
  /** Of these: without a report. */
  readonly belum: number;
  /** Whether the quarter's deadline has passed; a quarter without one stays open. */
  readonly lewat: boolean;
  /** Whether the quarter has begun. */
  readonly mulai: boolean;
}

/** Words of how the reports of a quarter stand. */
export const keadaanPengisianWords = {
  kosong: 'Tanpa target',
  'belum-mulai': 'Belum mulai',
  berjalan: 'Sedang diisi',
  lengkap: 'Lengkap',
  terlambat: 'Terlambat',
} as const;
export type KeadaanPengisian = keyof typeof keadaanPengisianWords;

/** State of a quarter's reports: late is what lacks a report after the deadline, and nothing else. */
export function keadaanPengisianOf({ jumlah, belum, lewat, mulai }: Pengisian): KeadaanPengisian {
  if (jumlah === 0) return 'kosong';
  if (belum === 0) return 'lengkap';
  if (lewat) return 'terlambat';
  return mulai ? 'berjalan' : 'belum-mulai';
}
