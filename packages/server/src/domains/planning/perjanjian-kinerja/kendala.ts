import type { PerjanjianKinerjaKind } from '@selaras/contracts';
import type { PerjanjianContent } from './perjanjian-content';

const withoutFirst: Record<PerjanjianKinerjaKind, string | null> = {
  // The regent's name is asked for when his agreement is issued.
  pemda: null,
  'sasaran-strategis-pd': 'Jabatan kepala satuan kerja belum ada pejabatnya.',
  'kinerja-program': 'Pengampu belum ditetapkan, atau jabatannya belum ada pejabatnya.',
  'kinerja-kegiatan': 'Pengampu belum ditetapkan, atau jabatannya belum ada pejabatnya.',
  'kinerja-sub-kegiatan': 'Pengampu belum ditetapkan, atau jabatannya belum ada pejabatnya.',
  pegawai: 'Data pegawai tidak ada lagi.',
};

/**
 * Why an agreement cannot be issued with what the plan says now, in words; null when it can. `isApproved` says so of the
 * unit's plan; the regency's agreement is on no unit's plan.
 */
export function kendalaOf(
  jenis: PerjanjianKinerjaKind,
  content: PerjanjianContent | undefined,
  isApproved: boolean,
): string | null {
  if (!isApproved && jenis !== 'pemda') {
    return 'Perencanaan satuan kerja ini belum disetujui untuk tahun tersebut. Selesaikan validasi perencanaannya dahulu.';
  }
  if (content === undefined) return 'Kinerja yang diperjanjikan sudah tidak ada dalam perencanaan tahun ini.';
  if (content.pertama === null && withoutFirst[jenis] !== null) return withoutFirst[jenis];
  if (content.kedua === null && jenis !== 'pemda') {
    return jenis === 'sasaran-strategis-pd'
      ? 'Perjanjian kinerja Bupati belum terbit, sehingga pihak kedua belum diketahui.'
      : 'Atasan pihak pertama belum ada pejabatnya.';
  }
  if (content.item.length === 0) {
    return jenis === 'pegawai'
      ? 'Pegawai ini belum mendapat target dalam langkah aksi tahun ini.'
      : 'Belum ada sasaran dan indikator yang diperjanjikan.';
  }
  if (content.item.some(({ target }) => target === null))
    return 'Ada indikator yang belum bertarget untuk tahun ini.';
  return null;
}
