/** What people read for what the portal can say as evidence, by its key. */
export const sumberPortalWords = {
  renstra: 'Renstra: sasaran dan target lima tahun',
  'rencana-kerja': 'Rencana kerja tahunan dan persetujuannya',
  'perjanjian-kinerja': 'Perjanjian kinerja',
  cascading: 'Pohon kinerja (cascading)',
  'cross-cutting': 'Kinerja lintas unit (cross-cutting)',
  'kamus-indikator': 'Kelengkapan kamus indikator',
  'rencana-aksi': 'Rencana aksi per triwulan',
  'realisasi-triwulan': 'Realisasi triwulan dan ketepatan waktunya',
  rapor: 'Rapor kinerja per triwulan',
  'capaian-iku': 'Capaian indikator kinerja utama',
  anggaran: 'Anggaran dan penyerapannya',
  dokumen: 'Dokumen yang dipublikasikan',
  lkip: 'Laporan kinerja (LKIP)',
  'alur-lkip': 'Penyusunan, reviu, dan penyampaian laporan kinerja',
  'bab-lkip': 'Bab-bab laporan kinerja (LKIP) per bagian',
} as const;
