import { type RawBuilder, sql } from 'kysely';

/** Tables whose rows hold for five years, each with a function `…_pada` (migration 0028). */
export type FiveYearTable =
  | 'sasaran_strategis_pd'
  | 'sasaran_strategis_rpjmd'
  | 'visi'
  | 'misi'
  | 'tujuan'
  | 'indikator_tujuan'
  | 'sasaran_strategis'
  | 'indikator_sasaran_strategis';

/**
 * The rows of a five-year table as they hold in a year: a closed year keeps the texts and parents that it was closed with,
 * whatever a later year revises (decision 56). Stands for the table in `from` and `join`.
 */
export const inYear = (table: FiveYearTable, tahun: RawBuilder<unknown> | number): RawBuilder<unknown> =>
  sql`${sql.id(`${table}_pada`)}(${tahun}::integer)`;
