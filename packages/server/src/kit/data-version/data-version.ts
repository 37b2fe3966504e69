import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';

/** SQL: version of the whole regency's data. */
export const regencyVersion = sql`(select coalesce(sum(versi), 0)::bigint from versi_data)`;

/** Version of one unit's data and the regency's together: it grows whenever either does. */
export async function findUnitVersion(db: Kysely<Tables>, satuanKerjaId: number): Promise<number> {
  const { rows } = await sql<{ versi: number }>`
    select coalesce(sum(versi), 0)::bigint as versi from versi_data where satuan_kerja_id in (0, ${satuanKerjaId})`.execute(
    db,
  );
  return rows[0]?.versi ?? 0;
}

/** Version of the whole regency's data: it grows whenever anything in any unit does. */
export async function findRegencyVersion(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ versi: number }>`select ${regencyVersion} as versi`.execute(db);
  return rows[0]?.versi ?? 0;
}
