import type { AnyCall } from '@selaras/contracts';

/** Tables that an id may be of, by the part of a path or the name of a field that says so. */
export const tables: Readonly<Record<string, string>> = {
  'kinerja-program': 'kinerja_program',
  'kinerja-kegiatan': 'kinerja_kegiatan',
  'kinerja-sub-kegiatan': 'kinerja_sub_kegiatan',
  'kinerja-langkah-aksi': 'kinerja_langkah_aksi',
  'kamus-indikator': 'kamus_indikator',
  'kamus-indikator-fungsional': 'kamus_indikator_fungsional',
  'rencana-aksi-pd': 'rencana_aksi',
  'kinerja-cross-cutting': 'kinerja_cross',
  'sasaran-strategis-pd': 'sasaran_strategis_pd',
  'sasaran-strategis-rpjmd': 'sasaran_strategis_rpjmd',
  'perjanjian-kinerja': 'perjanjian_kinerja',
  kinerjaProgramId: 'kinerja_program',
  programId: 'kinerja_program',
  kinerja_program_id: 'kinerja_program',
  kegiatanId: 'kinerja_kegiatan',
  kinerja_kegiatan_id: 'kinerja_kegiatan',
  subKegiatanId: 'kinerja_sub_kegiatan',
  kinerjaSubKegiatanId: 'kinerja_sub_kegiatan',
  kinerja_sub_kegiatan_id: 'kinerja_sub_kegiatan',
  sasaranStrategisId: 'sasaran_strategis_pd',
  sasaran_strategis_pd_id: 'sasaran_strategis_pd',
};
/** Fields that may mean a row of several tables: each is tried. */
const anyTable = ['kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan', 'sasaran_strategis_pd'];

/** The tables of which a field of a call may name a row; several where nothing says which. */
export function tablesOf(field: string, call: AnyCall): readonly string[] {
  const segment = call.path.split('/').findLast((part) => tables[part] !== undefined);
  const table = tables[field === 'id' ? (segment ?? '') : field];
  return table === undefined ? anyTable : [table];
}
