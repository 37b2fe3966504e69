import { triwulanWord } from './triwulan';
import { type Words, wordOf } from './words';

/** Columns that no field of an entity describes, and whose name alone says too little. */
const names: Words<string> = {
  pengampu: 'Jenis pengampu',
  struktur_organisasi_id: 'Jabatan pengampu',
  tim_kerja_id: 'Tim kerja pengampu',
  baseline: 'Kondisi awal',
  status_upload_pk: 'Perjanjian kinerja',
};

/** Name for people of a column that is no field of an entity, or one of its quarters: `target_tw1` as `Target TW 1`. */
export function wordsOfColumn(column: string): string {
  const known = wordOf(names, column);
  if (known !== null) return known;
  const words = column
    .replace(/_id$/, '')
    .replace(/tw(\d)/, (_, triwulan) => triwulanWord(Number(triwulan)))
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
