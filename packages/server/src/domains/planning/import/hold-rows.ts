import { periodStartOf } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { ImportTarget } from '../../../kit/import/import-kind';

/**
 * Takes every row that a unit has of the year in these tables until the transaction ends, before anything is written:
 * rows first, then the audit log's chain, as forms do. Tables and rows are always taken in the same order. So an import
 * and a form, or two imports, never deadlock.
 */
export async function holdRows(
  tx: Kysely<Tables>,
  { unit, tahun }: Pick<ImportTarget, 'unit' | 'tahun'>,
  tables: readonly (keyof Tables)[],
): Promise<void> {
  for (const table of tables) {
    const ofYear =
      table === 'sasaran_strategis_pd'
        ? sql`tahun_mulai = ${periodStartOf(tahun)}`
        : sql`tahun_kinerja = ${tahun}`;
    await sql`select from ${sql.table(table)} where satuan_kerja_id = ${unit} and ${ofYear} and deleted_at is null
      order by id for no key update`.execute(tx);
  }
}
