import { CAPAIAN_CAP } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * `rataCapaian` of the domain over the rows of a group: each capped at 120, empty ones left out (domain §3), which `least`
 * alone would count as the cap.
 */
export const rataCapaianSql = (capaian: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`trim_scale(round(avg(least(${capaian}, ${CAPAIAN_CAP})) filter (where ${capaian} is not null), 2))`;
