import { periodStartOf } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';

/** Texts of goals, which hold for five years: an approved year shows them until a later one revises them. */
export const fiveYearFields: readonly string[] = ['tujuan_pd', 'sasaran_strategis_satker', 'iku'];

/** Texts and figures of drafts, by table, and the column of their year. */
const drafts: readonly {
  readonly table: string;
  readonly year: string;
  /** SQL: rows that are drafts of their unit; the actions of the regency's plan are none (decision 30). */
  readonly only?: string;
  readonly texts: readonly string[];
  readonly figures?: readonly string[];
}[] = [
  ...['kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan'].map((table) => ({
    table,
    year: 'tahun_kinerja',
    texts: [
      'sasaran',
      'indikator',
      'do_narasi',
      'do_keterangan',
      'do_sumber',
      'penyebab_kegagalan',
      'kinerja_bayangan_sasaran',
      'kinerja_bayangan_indikator',
    ],
    figures: ['target', 'realisasi', 'anggaran'],
  })),
  {
    table: 'kinerja_langkah_aksi',
    year: 'tahun_kinerja',
    texts: ['sasaran', 'indikator'],
    figures: ['anggaran'],
  },
  { table: 'penyebab_kegagalan', year: 'tahun_kinerja', texts: ['penyebab'] },
  {
    table: 'rencana_aksi',
    year: 'tahun',
    only: "level = 'pd'",
    texts: ['rencana_aksi', 'indikator', 'kendala_tw1', 'tindak_lanjut_tw1'],
    figures: ['anggaran'],
  },
  {
    table: 'sasaran_strategis_pd',
    year: 'tahun_mulai',
    texts: fiveYearFields,
  },
  { table: 'kamus_indikator', year: 'tahun', texts: ['definisi', 'sumber_data', 'tujuan', 'catatan'] },
  { table: 'kamus_indikator_fungsional', year: 'tahun', texts: ['indikator', 'keterangan'] },
  { table: 'kinerja_csf', year: 'tahun', texts: ['catatan'] },
  { table: 'solusi', year: 'tahun', texts: ['solusi'] },
  { table: 'validasi_perencanaan', year: 'tahun', texts: ['catatan'] },
];

/** Texts that name a node to the other side of a contribution (decision 24). */
export const namingFields: readonly string[] = ['sasaran', 'indikator', 'sasaran_strategis_satker', 'iku'];

const figureOf = (unit: number) => `777${unit}.25`;
const MARK = /KENARI-(\d+)-(\w+?)-|777(\d{4,6})\.25/g;

/** A mark that was found: whose it is, and the field; figures have no field. */
export interface FoundMark {
  readonly unit: number;
  readonly field: string | null;
}

/** Writes a mark into every text and figure of these units' drafts of the year. Answers how many rows bear one. */
export async function markDrafts(
  db: Kysely<Tables>,
  units: readonly number[],
  tahun: number,
): Promise<ReadonlyMap<string, number>> {
  const marked = new Map<string, number>();
  for (const { table, year, only = 'true', texts, figures = [] } of drafts) {
    for (const unit of units) {
      const values = [
        ...texts.map((field) => sql`${sql.ref(field)} = ${`KENARI-${unit}-${field}- `} || id`),
        ...figures.map((field) => sql`${sql.ref(field)} = ${figureOf(unit)}::numeric`),
      ];
      const { numAffectedRows = 0n } = await sql`
        update ${sql.table(table)} set ${sql.join(values)}
        where satuan_kerja_id = ${unit} and ${sql.ref(year)} = ${year === 'tahun_mulai' ? periodStartOf(tahun) : tahun} and ${sql.raw(only)}`.execute(
        db,
      );
      marked.set(table, (marked.get(table) ?? 0) + Number(numAffectedRows));
    }
  }
  return marked;
}

/** The marks in a text, each once. */
export function marksIn(text: string): readonly FoundMark[] {
  const found = new Map<string, FoundMark>();
  for (const [mark, unit, field = null, figureUnit] of text.matchAll(MARK)) {
    found.set(mark, { unit: Number(unit ?? figureUnit), field });
  }
  return [...found.values()];
}
