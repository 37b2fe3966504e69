import type { KeadaanAnggota } from './alur-anggota';

/** States of a place in a team as staff read them. */
export const keadaanAnggotaWords: Readonly<Record<KeadaanAnggota, string>> = {
  draf: 'Draf',
  menunggu_kabid: 'Menunggu kepala bidang',
  menunggu_opd: 'Menunggu kepala perangkat daerah',
  disetujui: 'Disetujui',
  ditolak_kabid: 'Ditolak kepala bidang',
  ditolak_opd: 'Ditolak kepala perangkat daerah',
  nonaktif: 'Nonaktif',
};

/** Kinds of a place: the first one of a person, or one more beside it. */
export const jenisAnggotaWords = { utama: 'Utama', tambahan: 'Tambahan' } as const;
