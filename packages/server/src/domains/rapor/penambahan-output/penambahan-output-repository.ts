import type { PenambahanOutput } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { inScope, type UnitScope } from '../../../kit/visibility/unit-scope';

export type StoredOutput = Omit<PenambahanOutput, 'kemampuan'> & {
  /** null while nothing was written. */
  readonly id: number | null;
};

/** What units of a scope delivered beyond plan in a year, by unit; of units that are closed only what was said. */
export async function listOutput(
  db: Kysely<Tables>,
  tahun: number,
  scope: UnitScope,
): Promise<StoredOutput[]> {
  const { rows } = await sql<StoredOutput>`
    select p.id, coalesce(p.versi, 0) as versi, p.tw1, p.tw2, p.tw3, p.tw4, json_build_object(
      'satuan_kerja_id', unit.satuan_kerja_id, 'satuan_kerja_nama', unit.satuan_kerja_nama,
      'singkatan', unit.singkatan) as satuan_kerja
    from satuan_kerja unit
    left join penambahan_output p on p.satuan_kerja_id = unit.satuan_kerja_id and p.tahun = ${tahun}
    where (unit.aktif or p.id is not null) and ${inScope(scope, sql`unit.satuan_kerja_id`)}
    order by unit.satuan_kerja_id`.execute(db);
  return rows;
}

interface Write {
  readonly tahun: number;
  readonly row: StoredOutput;
  readonly values: Partial<Pick<PenambahanOutput, 'tw1' | 'tw2' | 'tw3' | 'tw4'>>;
}

/** Writes over exactly the version that was read; false when somebody else wrote first. */
export async function storeOutput(tx: Kysely<Tables>, { tahun, row, values }: Write): Promise<boolean> {
  const { satuan_kerja_id } = row.satuan_kerja;
  if (row.id === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('penambahan_output')
      .values({ satuan_kerja_id, tahun, ...values })
      .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('penambahan_output')
    .set(values)
    .where('id', '=', row.id)
    .where('versi', '=', row.versi)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
