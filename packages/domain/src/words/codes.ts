import { EMPTY_VALUE, formatMeasure } from '../numbers/format-number';
import { jenisIndikatorWords, konsolidasiWords, leadLagWords } from './kamus';
import { pembandingWords } from './pembanding';
import { jenisPengampuWords } from './pengampu';
import { polaritasMeanings, polaritasWords } from './polaritas';
import { putusanWords } from './putusan';
import { kodeReferensiWords } from './referensi';
import { pengusulWords, statusCrossWords } from './status-cross';
import { statusTampilWords } from './status-tampil';
import { lingkupWords, tingkatPohonWords } from './tingkat';
import { tipeHitungMeanings, tipeHitungWords } from './tipe-hitung';
import { statusUnggahPkWords } from './unggah-pk';
import { type Words, wordOf } from './words';

/** Words of the codes that a column may hold, whatever its table. */
const choices: Readonly<Record<string, Words<string>>> = {
  polaritas: polaritasMeanings,
  tipe_hitung: tipeHitungMeanings,
  pengampu: jenisPengampuWords,
  label_pembanding: pembandingWords,
  status_upload_pk: statusUnggahPkWords,
  render_status: statusTampilWords,
  level: { ...tingkatPohonWords, ...lingkupWords },
  level_induk: tingkatPohonWords,
  level_anak: tingkatPohonWords,
  pengusul: pengusulWords,
  status: statusCrossWords,
  jenis: jenisIndikatorWords,
  lead_lag: leadLagWords,
  konsolidasi_periode: konsolidasiWords,
  validasi: putusanWords,
  kode: kodeReferensiWords,
};

/** A value of a database column for people: words for codes, Indonesian numbers, `Ya` or `Tidak`. */
export function wordsOfValue(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY_VALUE;
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'number') return formatMeasure(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return wordOf(choices[column] ?? {}, value) ?? value;
}

/** Codes that spreadsheets say in one word where the page says what they mean. */
const sheetWords: Readonly<Record<string, Words<string>>> = {
  polaritas: polaritasWords,
  tipe_hitung: tipeHitungWords,
};

/** The word of a code in a spreadsheet, by the column that holds it; null for an empty cell. */
export function sheetWordOf(column: string, code: unknown): string | null {
  if (typeof code !== 'string' || code === '') return null;
  return wordOf(sheetWords[column] ?? choices[column] ?? {}, code) ?? code;
}
