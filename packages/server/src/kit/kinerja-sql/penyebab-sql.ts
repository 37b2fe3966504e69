import type { SolusiMasalahType } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';

/** Why an annual performance missed its target, alias `r`; a sub-activity's causes are also recorded quarter by quarter. */
export const penyebabSql = (level: SolusiMasalahType): RawBuilder<string | null> =>
  level === 'kinerja-sub-kegiatan'
    ? sql`coalesce(r.penyebab_kegagalan, (
        select string_agg(penyebab, '; ' order by triwulan, sebab.id) from penyebab_kegagalan sebab
        where sebab.kinerja_sub_kegiatan_id = r.id and sebab.deleted_at is null))`
    : sql`r.penyebab_kegagalan`;
