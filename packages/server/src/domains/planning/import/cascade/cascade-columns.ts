import {
  kinerjaFields,
  kinerjaKegiatanEntity,
  kinerjaProgramEntity,
  kinerjaSubKegiatanEntity,
  programEntity,
  sasaranStrategisPdEntity,
  sheetTitle,
  type TreeLevel,
} from '@selaras/contracts';
import { allTriwulan, tingkatWords, wordsOfColumn } from '@selaras/domain';
import type { FileColumn } from '../../../../kit/sheet-import/sheet-column';
import { pengampuColumn } from '../../kinerja/kinerja-sheet-columns';

/** Levels that a unit fills in, from top to bottom, with what else people call them. */
export const cascadeLevels = [
  { level: 'sasaran-strategis-pd', entity: sasaranStrategisPdEntity, juga: ['iku pd'] },
  { level: 'kinerja-program', entity: kinerjaProgramEntity, juga: [] },
  { level: 'kinerja-kegiatan', entity: kinerjaKegiatanEntity, juga: [] },
  { level: 'kinerja-sub-kegiatan', entity: kinerjaSubKegiatanEntity, juga: ['subkegiatan'] },
] as const satisfies { level: TreeLevel; entity: object; juga: readonly string[] }[];
export type CascadeLevel = (typeof cascadeLevels)[number]['level'];

const perTriwulan = <const Nama extends string>(nama: Nama) =>
  allTriwulan.map((tw) => `${nama}_tw${tw}` as const);

/** Columns of figures. */
export const figureColumns = [
  'target',
  'range_min',
  'range_max',
  ...perTriwulan('target'),
  'anggaran',
  ...perTriwulan('anggaran'),
] as const;

const textColumns = [
  'id',
  'tingkat',
  'induk',
  'kode',
  'sasaran',
  'indikator',
  'satuan',
  'polaritas',
  'tipe_hitung',
  'pengampu',
] as const;
export type CascadeColumn = (typeof textColumns)[number] | (typeof figureColumns)[number];

/** Without these a file is refused. */
const required: readonly CascadeColumn[] = ['tingkat', 'sasaran', 'indikator', 'satuan'];

const { sasaran, indikator, satuan, polaritas, tipe_hitung, range_min, range_max } = kinerjaFields;
const described = {
  kode: programEntity.fields.kode,
  sasaran,
  indikator,
  satuan,
  polaritas,
  tipe_hitung,
  range_min,
  range_max,
};

/** What the file alone has: the row's own id, and the goal of the regency by its indicator. */
const ofFile: Partial<Record<CascadeColumn, string>> = {
  id: 'ID',
  induk: 'Indikator RPJMD',
  pengampu: pengampuColumn.title,
};

const headingOf = (name: CascadeColumn): string =>
  name in described
    ? sheetTitle(described[name as keyof typeof described])
    : (ofFile[name] ?? wordsOfColumn(name));

/** Heads are read by their name too, `tipe_hitung` or `Tipe hitung`, whatever their title. */
export const cascadeColumns: readonly FileColumn<CascadeColumn>[] = [...textColumns, ...figureColumns].map(
  (name) => ({ name, title: headingOf(name), required: required.includes(name), also: [] }),
);

/** Columns of the file whose texts stand for fields of another name. */
const columnOfField: Readonly<Record<string, CascadeColumn>> = {
  sasaran_strategis_rpjmd_id: 'induk',
  sasaran_strategis_satker: 'sasaran',
  iku: 'indikator',
  program_id: 'kode',
  kegiatan_id: 'kode',
  sub_kegiatan_id: 'kode',
  struktur_organisasi_id: 'pengampu',
  tim_kerja_id: 'pengampu',
};

/** Title of a column by its name, or by the field of the API that it fills. */
export function titleOf(field: string): string {
  if (/^target_[1-5]$/.test(field)) return headingOf('target');
  const above = cascadeLevels.find(({ level }) => field === `${level.replaceAll('-', '_')}_id`);
  if (above !== undefined) return tingkatWords[above.level].singkat;
  const nama = columnOfField[field] ?? field;
  return cascadeColumns.find((column) => column.name === nama)?.title ?? field;
}
