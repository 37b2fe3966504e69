import type { TreeLevel } from '@selaras/contracts';
import { type Actor, ownsUnit, seesAllUnits } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { isUnitVisible } from '../../../kit/visibility/unit-visible';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { ProblemError } from '../../../plugins/problem';
import { nodeJson } from './node-sql';

/** A node that the reader may open; whether another unit's draft exists is not told. */
export async function findParent<
  Node extends { readonly satuan_kerja: { readonly satuan_kerja_id: number } },
>(
  { db, actor, tahun }: { db: Kysely<Tables>; actor: Actor; tahun: number },
  level: TreeLevel,
  id: number,
): Promise<Node> {
  const visibility = visibilityOf(actor);
  const { rows } = await sql<{ induk: Node | null }>`
    select ${nodeJson(sql`${level}::text`, sql`${id}::bigint`, tahun, visibility)} as induk`.execute(db);
  const induk = rows[0]?.induk ?? null;
  if (induk === null) throw new ProblemError('TIDAK_DITEMUKAN');
  const unit = induk.satuan_kerja.satuan_kerja_id;
  const open =
    level === 'sasaran-strategis-rpjmd' ||
    seesAllUnits(actor) ||
    ownsUnit(actor, unit) ||
    (await isUnitVisible(db, visibility, unit, tahun));
  if (!open) throw new ProblemError('TIDAK_DITEMUKAN');
  return induk;
}
