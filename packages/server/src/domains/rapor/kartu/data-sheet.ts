import { penyebabKegagalanEntity, type RaporRow } from '@selaras/contracts';
import { keadaanRaporWords, perbaikanRaporWords, targetCell } from '@selaras/domain';

/** Columns of the rows of a quarter as a spreadsheet. */
const columns: readonly (readonly [string, (row: RaporRow) => string | number | null])[] = [
  ['Satuan kerja', ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama],
  ['Kode', ({ kode }) => kode],
  ['Sub kegiatan', ({ nama }) => nama],
  ['Sasaran', ({ sasaran }) => sasaran],
  ['Indikator', ({ indikator }) => indikator],
  ['Satuan', ({ satuan }) => satuan],
  ['Target', targetCell],
  ['Realisasi', ({ realisasi }) => realisasi],
  ['Capaian (%)', ({ capaian }) => capaian],
  ['Keadaan', ({ keadaan }) => keadaanRaporWords[keadaan]],
  ['Anggaran (Rp)', ({ anggaran }) => anggaran],
  ['Realisasi anggaran (Rp)', ({ realisasi_anggaran }) => realisasi_anggaran],
  [penyebabKegagalanEntity.fields.penyebab.label, ({ penyebab }) => penyebab.join('; ')],
  ['Langkah perbaikan', ({ langkah }) => langkah],
  ['Perbaikan', ({ keadaan, perbaikan }) => (keadaan === 'tercapai' ? '' : perbaikanRaporWords[perbaikan])],
];

export const dataHeadings: readonly string[] = columns.map(([title]) => title);
export const dataCells = (row: RaporRow) => columns.map(([, value]) => value(row));
