import { type TingkatNomenklatur, tingkatNomenklatur } from '../../codes/perencanaan';
import { tingkatRencana } from '../../codes/tingkat';
import { nomenklaturWords } from '../../words/nomenklatur';
import { tingkatWords } from '../../words/tingkat';
import type { Words } from '../../words/words';

/** What a plan is copied of, in the order in which it is written: what stands above comes first. */
export const jenisSalinan = [...tingkatNomenklatur, ...tingkatRencana] as const;
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
export const keadaanSalinan = ['baru', 'ada', 'tidak'] as const;
export type KeadaanSalinan = (typeof keadaanSalinan)[number];
export const keadaanSalinanWords: Words<KeadaanSalinan> = {
  baru: 'Baru',
  ada: 'Sudah ada',
  tidak: 'Tidak dapat',
};

/** A row by its kind and id. */
export const kunciSalinan = (jenis: JenisSalinan, id: number): string => `${jenis}:${id}`;

const nomenklatur: readonly JenisSalinan[] = tingkatNomenklatur;
export const isNomenklaturSalinan = (jenis: JenisSalinan): jenis is TingkatNomenklatur =>
  nomenklatur.includes(jenis);
