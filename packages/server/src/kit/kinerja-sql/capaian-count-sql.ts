import type { CapaianCount } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import { statusSql } from './status-sql';

/** How many rows of a group reached their target, missed it, or have no achievement yet, as JSON (spec 1 §4). */
export const capaianCountSql = (capaian: RawBuilder<unknown>): RawBuilder<CapaianCount> => {
  const status = statusSql(capaian, sql`false`);
  return sql`json_build_object('tercapai', count(*) filter (where ${status.tercapai}),
    'tidak_tercapai', count(*) filter (where ${status['tidak-tercapai']}),
    'belum_ada_data', count(*) filter (where ${status['belum-ada-data']}))`;
};
