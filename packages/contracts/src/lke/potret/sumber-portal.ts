/** What the portal knows of a unit and can say as evidence, by key: which criterion is offered which is data of the instrument. */
export const sumberPortal = [
  'renstra',
  'rencana-kerja',
  'perjanjian-kinerja',
  'cascading',
  'cross-cutting',
  'kamus-indikator',
  'rencana-aksi',
  'realisasi-triwulan',
  'rapor',
  'capaian-iku',
  'anggaran',
  'dokumen',
  'lkip',
  'alur-lkip',
  'bab-lkip',
] as const;
export type SumberPortal = (typeof sumberPortal)[number];

/** Sources that one criterion may be offered. */
export const SUMBER_PER_KRITERIA = 6;
