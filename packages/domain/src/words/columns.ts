import { triwulanWord } from './triwulan';
import { type Words, wordOf } from './words';

/** Columns whose name alone says too little. */
const names: Words<string> = {
  do_narasi: 'Narasi definisi operasional',
  do_rumus: 'Rumus',
  do_keterangan: 'Keterangan definisi operasional',
  do_sumber: 'Sumber data definisi operasional',
  iku: 'IKU',
  skp: 'SKP',
  pengampu: 'Jenis pengampu',
  struktur_organisasi_id: 'Jabatan pengampu',
  tim_kerja_id: 'Tim kerja pengampu',
  tipe_hitung: 'Cara hitung setahun',
  baseline: 'Kondisi awal',
  sasaran_strategis_satker: 'Sasaran strategis',
  status_upload_pk: 'Perjanjian kinerja',
  render_status: 'Tampilan pada pohon kinerja',
};

/** Name of a database column for people: `target_tw1` as `Target TW 1`. */
export function wordsOfColumn(column: string): string {
  const known = wordOf(names, column);
  if (known !== null) return known;
  const words = column
    .replace(/_id$/, '')
    .replace(/tw(\d)/, (_, triwulan) => triwulanWord(Number(triwulan)))
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
