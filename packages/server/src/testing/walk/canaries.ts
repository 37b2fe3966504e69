import { periodStartOf } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';

const quarters = [1, 2, 3, 4];
const perQuarter = (...names: readonly string[]) =>
  names.flatMap((name) => quarters.map((quarter) => `${name}_tw${quarter}`));
const definitions = ['do_narasi', 'do_rumus', 'do_keterangan', 'do_sumber'];
const shadow = ['kinerja_bayangan_sasaran', 'kinerja_bayangan_indikator'];

/** Texts of goals, which hold for five years: an approved year shows them until a later one revises them. */
export const fiveYearFields: readonly string[] = [
  'tujuan_pd',
  'sasaran_strategis_satker',
  'iku',
  'sumber_data',
  ...definitions,
  ...shadow,
];

interface Drafts {
  readonly table: string;
  /** The column of their year. */
  readonly year: string;
  /** SQL: rows that are drafts of their unit; the actions of the regency's plan are none (decision 30). */
  readonly only?: string;
  readonly texts: readonly string[];
  readonly figures?: readonly string[];
}

const kinerja = (table: string, ...more: readonly string[]): Drafts => ({
  table,
  year: 'tahun_kinerja',
  texts: ['sasaran', 'indikator', ...definitions, 'penyebab_kegagalan', ...shadow, ...more],
  figures: [
    ...['target', 'realisasi', 'anggaran'],
    ...perQuarter('target', 'realisasi', 'anggaran', 'realisasi_anggaran'),
  ],
});

/** Texts and figures of drafts, by table. */
const drafts: readonly Drafts[] = [
  kinerja('kinerja_program'),
  kinerja('kinerja_kegiatan'),
  kinerja('kinerja_sub_kegiatan', 'indikator_kemendagri', 'validasi_bappeda_catatan'),
  {
    table: 'kinerja_langkah_aksi',
    year: 'tahun_kinerja',
    texts: ['sasaran', 'indikator'],
    figures: ['anggaran', ...perQuarter('target', 'realisasi')],
  },
  { table: 'penyebab_kegagalan', year: 'tahun_kinerja', texts: ['penyebab'] },
  {
    table: 'rencana_aksi',
    year: 'tahun',
    only: "level = 'pd'",
    texts: ['rencana_aksi', 'indikator', ...perQuarter('kendala', 'tindak_lanjut')],
    figures: ['anggaran', ...quarters.flatMap((quarter) => [`tw${quarter}`, `tw${quarter}_realisasi`])],
  },
  {
    table: 'sasaran_strategis_pd',
    year: 'tahun_mulai',
    texts: fiveYearFields,
    // Of the second year of the period; its target is approved with the first one until it is changed.
    figures: ['realisasi_2', 'rata_nasional_2'],
  },
  {
    table: 'kamus_indikator',
    year: 'tahun',
    texts: [
      'definisi',
      'formula',
      'sumber_data',
      'penanggung_jawab',
      'tujuan',
      'catatan',
      'indikator_kemendagri',
    ],
  },
  { table: 'kamus_indikator_fungsional', year: 'tahun', texts: ['indikator', 'keterangan'] },
  { table: 'kinerja_csf', year: 'tahun', texts: ['catatan'] },
  { table: 'solusi', year: 'tahun', texts: ['solusi'] },
  { table: 'validasi_perencanaan', year: 'tahun', texts: ['catatan'] },
];

/** Columns that nobody writes freely, or that hold no words of a plan: codes, units of measure, bounds, what follows. */
const noDrafts =
  /^(level|jenis|satuan|polaritas|range_.*|tipe_hitung|capaian.*|pengampu|status.*|render_status|label_pembanding|keadaan|validasi|frekuensi|lead_lag|tingkat_kendali|konsolidasi_periode|periode_pelaporan|jabatan|baseline|definisi_operasional|eviden_tw\d|target_\d|realisasi_[1345]|rata_nasional_[1345])$/;
/** Of the dictionary, the name is that of the performance which it explains. */
const namedElsewhere = ['kamus_indikator.indikator'];

/** Columns of texts and figures in these tables that get no mark though they may hold a draft: there should be none. */
export async function unmarkedFields(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ tabel: string; kolom: string }>`
    select table_name as tabel, column_name as kolom from information_schema.columns
    where table_schema = 'public' and table_name = any(${drafts.map(({ table }) => table)})
      and data_type in ('text', 'character varying', 'numeric') and is_generated = 'NEVER'`.execute(db);
  return rows.flatMap(({ tabel, kolom }) => {
    const fields = drafts.find(({ table }) => table === tabel);
    const name = `${tabel}.${kolom}`;
    const marked = fields?.texts.includes(kolom) || fields?.figures?.includes(kolom);
    return marked || noDrafts.test(kolom) || namedElsewhere.includes(name) ? [] : [name];
  });
}

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
