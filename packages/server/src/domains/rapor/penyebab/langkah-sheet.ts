import {
  kinerjaLangkahAksiEntity,
  type LangkahPerbaikanDaftar,
  penyebabKegagalanEntity,
} from '@selaras/contracts';
import { allTriwulan, keadaanPerbaikanWords, triwulanWord } from '@selaras/domain';
import { rowColumnOf } from '../../../kit/described/sheet-columns';
import type { RowColumn } from '../../../kit/xlsx/send-rows';

type Column = RowColumn<LangkahPerbaikanDaftar>;
const { indikator, satuan } = kinerjaLangkahAksiEntity.fields;

/** Columns of repair steps as a spreadsheet. */
const columns: readonly Column[] = [
  ['Satuan kerja', ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama],
  ['Kode', ({ kinerja }) => kinerja.kode],
  ['Sub kegiatan', ({ kinerja }) => kinerja.nama],
  ['Gagal pada', ({ penyebab }) => triwulanWord(penyebab.triwulan)],
  [penyebabKegagalanEntity.fields.penyebab.label, ({ penyebab }) => penyebab.penyebab],
  ['Langkah perbaikan', ({ sasaran }) => sasaran],
  rowColumnOf('indikator', indikator),
  rowColumnOf('satuan', satuan),
  ...allTriwulan.map((tw): Column => [`Target ${triwulanWord(tw)}`, ({ target }) => target[tw - 1] ?? null]),
  ...allTriwulan.map(
    (tw): Column => [`Realisasi ${triwulanWord(tw)}`, ({ realisasi }) => realisasi[tw - 1] ?? null],
  ),
  ['Usulan anggaran (Rp)', ({ anggaran }) => anggaran],
  ['Pelaksana', ({ pelaksana }) => pelaksana.join('; ')],
  ['Bukti', ({ bukti }) => bukti],
  ['Keadaan', ({ keadaan }) => keadaanPerbaikanWords[keadaan]],
];

export const langkahHeadings: readonly string[] = columns.map(([title]) => title);
export const langkahCells = (row: LangkahPerbaikanDaftar) => columns.map(([, value]) => value(row));
