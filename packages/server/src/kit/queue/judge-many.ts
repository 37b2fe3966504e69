import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { storeRows } from '../resource/store';
import type { BappedaQueue, JudgedRow, VerdictResult } from './queue';

/**
 * Gives a verdict to every row that still is what the validator read. The others stay as they are and are named: nobody
 * has seen what they say now. A row that is named twice counts once, with the version named last.
 */
export async function judgeMany(
  tx: Kysely<Tables>,
  { source: { table, sql: source, lockFirst } }: Pick<BappedaQueue, 'source'>,
  {
    baris,
    tahun,
    values,
  }: { baris: readonly JudgedRow[]; tahun: number; values: ReturnType<BappedaQueue['values']> },
): Promise<VerdictResult> {
  const dibaca = new Map(baris.map(({ id, versi }) => [id, versi]));
  const ids = [...dibaca.keys()];
  await lockFirst?.(tx, ids);
  const { rows } = await sql<JudgedRow>`
    select r.id, r.versi from ${sql.table(table)} r
    where r.id = any(${ids}) and r.deleted_at is null and ${source.where(tahun)}
    order by r.id for no key update`.execute(tx);
  const current = new Map(rows.map(({ id, versi }) => [id, versi]));
  const tetap = ids.filter((id) => current.get(id) === dibaca.get(id));
  await storeRows(tx, table, tetap, values);
  return {
    jumlah: tetap.length,
    gagal: ids
      .filter((id) => !tetap.includes(id))
      .map((id) => ({ id, alasan: current.has(id) ? 'berubah' : 'tidak-ada' })),
  };
}
