/** Whose people are looked for: those of the own unit, or of every one. */
export const lingkupOrang = ['sendiri', 'semua'] as const;
export type LingkupOrang = (typeof lingkupOrang)[number];

/** Employees who are in office, and those who have left. */
export const keadaanPegawai = ['aktif', 'berhenti'] as const;
export type KeadaanPegawai = (typeof keadaanPegawai)[number];

/** What a team lacks, or waits for. */
export const kekuranganTim = ['tanpa-ketua', 'menunggu', 'tanpa-anggota'] as const;
export type KekuranganTim = (typeof kekuranganTim)[number];

/** Which post of the reader's decides about places in teams; `semua`: any, as of somebody who acts for its holder. */
export const sebagaiValidator = ['kabid', 'opd', 'semua'] as const;
export type SebagaiValidator = (typeof sebagaiValidator)[number];

/** Places that wait for a decision, and those that have one. */
export const tampilanAntrean = ['menunggu', 'diputus'] as const;
export type TampilanAntrean = (typeof tampilanAntrean)[number];

/** What a queue of places is narrowed to. */
export const saringanAntrean = ['terlambat', 'berubah', 'dipinjam', 'tambahan'] as const;
export type SaringanAntrean = (typeof saringanAntrean)[number];

/** Decisions about a place in a team. */
export const putusanTempat = ['setujui', 'tolak'] as const;
export type PutusanTempat = (typeof putusanTempat)[number];

/** Steps of a place that the unit takes which has the team. */
export const langkahUnit = ['ajukan', 'tarik', 'nonaktifkan', 'aktifkan'] as const;
export type LangkahUnit = (typeof langkahUnit)[number];

/** A leader's answers to a member's report. */
export const putusanLaporan = ['dikonfirmasi', 'dikembalikan'] as const;
export type PutusanLaporan = (typeof putusanLaporan)[number];
