import { nomenklaturWords } from '../../words/nomenklatur';
import { tingkatWords } from '../../words/tingkat';
import type { Words } from '../../words/words';

/** What a plan is copied of, in the order in which it is written: what stands above comes first. */
export const jenisSalinan = [
  'program',
  'kegiatan',
  'sub_kegiatan',
  'sasaran-strategis-pd',
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
  'kinerja-langkah-aksi',
] as const;
export type JenisSalinan = (typeof jenisSalinan)[number];

export const jenisSalinanWords: Words<JenisSalinan> = {
  program: `Nomenklatur ${nomenklaturWords.program.toLowerCase()}`,
  kegiatan: `Nomenklatur ${nomenklaturWords.kegiatan.toLowerCase()}`,
  sub_kegiatan: `Nomenklatur ${nomenklaturWords.sub_kegiatan.toLowerCase()}`,
  'sasaran-strategis-pd': tingkatWords['sasaran-strategis-pd'].nama,
  'kinerja-program': tingkatWords['kinerja-program'].nama,
  'kinerja-kegiatan': tingkatWords['kinerja-kegiatan'].nama,
  'kinerja-sub-kegiatan': tingkatWords['kinerja-sub-kegiatan'].nama,
  'kinerja-langkah-aksi': 'Langkah aksi',
};

/** What happens to a row of the earlier year. */
export type KeadaanSalinan = 'baru' | 'ada' | 'tidak';
export const keadaanSalinanWords: Words<KeadaanSalinan> = {
  baru: 'Baru',
  ada: 'Sudah ada',
  tidak: 'Tidak dapat',
};

/** A row by its kind and id. */
export const kunciSalinan = (jenis: JenisSalinan, id: number): string => `${jenis}:${id}`;

const nomenklatur: readonly JenisSalinan[] = ['program', 'kegiatan', 'sub_kegiatan'];
export const isNomenklaturSalinan = (jenis: JenisSalinan): jenis is 'program' | 'kegiatan' | 'sub_kegiatan' =>
  nomenklatur.includes(jenis);
