import { EMPTY_VALUE, formatDecimal, type Polaritas, type TipeHitung } from '@selaras/domain';

/** Directions of an indicator as people choose them. */
export const polaritasWords: Readonly<Record<Polaritas, string>> = {
  maximize: 'Makin tinggi makin baik',
  minimize: 'Makin rendah makin baik',
  range: 'Di dalam rentang',
};

/** How four quarters become the year's value. */
export const tipeHitungWords: Readonly<Record<TipeHitung, string>> = {
  akumulasi: 'Akumulasi (dijumlahkan)',
  posisi_akhir: 'Posisi akhir (triwulan terakhir)',
  rata_rata: 'Rata-rata',
};

/** Columns whose name alone says too little. */
const names: Readonly<Record<string, string>> = {
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
};

/** Words of the choices of a column. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  polaritas: polaritasWords,
  tipe_hitung: tipeHitungWords,
  pengampu: { 'unit-kerja': 'Unit kerja', 'tim-kerja': 'Tim kerja' },
  label_pembanding: { nasional: 'Rata-rata nasional', regional: 'Rata-rata regional' },
};

/** Name of a database column for people: `target_tw1` as `Target TW 1`. */
export function wordsOfColumn(kolom: string): string {
  const known = names[kolom];
  if (known !== undefined) return known;
  const words = kolom
    .replace(/_id$/, '')
    .replace(/tw(\d)/, 'TW $1')
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of a database column for people. */
export function wordsOfValue(kolom: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY_VALUE;
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'number') return formatDecimal(value, 4);
  return typeof value === 'string' ? (choices[kolom]?.[value] ?? value) : JSON.stringify(value);
}
