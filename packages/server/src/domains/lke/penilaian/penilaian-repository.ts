import type { KeadaanLke, LangkahLke } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { menilaiSql } from './menilai-sql';

/** A worksheet's state; `id` null and `versi` 0 while the unit has written nothing. */
export interface Penilaian {
  readonly id: number | null;
  readonly satuan_kerja_id: number;
  readonly tahun: number;
  readonly keadaan: KeadaanLke;
  readonly versi: number;
}

/** A worksheet that is there and held by the transaction. */
export type HeldPenilaian = Penilaian & { readonly id: number };

const columns = ['id', 'satuan_kerja_id', 'tahun', 'keadaan', 'versi'] as const;

/** The worksheet of a unit and year. One that nobody has written in is a draft. */
export async function findPenilaian(
  db: Kysely<Tables>,
  satuan_kerja_id: number,
  tahun: number,
): Promise<Penilaian> {
  const row = await db
    .selectFrom('lke_penilaian')
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .select(columns)
    .executeTakeFirst();
  return row ?? { id: null, satuan_kerja_id, tahun, keadaan: 'draft', versi: 0 };
}

/**
 * The worksheet, begun where there is none, whose state nobody changes until the transaction ends. `share` lets others
 * write in it at the same time, `update` nobody. One that was just begun has version 0, as it was read before. It writes,
 * so that nobody who saves the instrument of a draft commits from here on: what counts of it is read after this.
 */
export async function holdPenilaian(
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun, instrumen_id }: { satuan_kerja_id: number; tahun: number; instrumen_id: number },
  strength: 'share' | 'update',
): Promise<HeldPenilaian> {
  await tx
    .insertInto('lke_penilaian')
    .values({ satuan_kerja_id, tahun, instrumen_id, versi: 0 })
    .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun']).doNothing())
    .execute();
  const query = tx
    .selectFrom('lke_penilaian')
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .select(columns);
  return (strength === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirstOrThrow();
}

/** Stores the state that a step leads to, and the step; answers the state's version. */
export async function storeLangkah(
  tx: Kysely<Tables>,
  { id: penilaian_id, satuan_kerja_id, tahun, keadaan: dari }: HeldPenilaian,
  step: { langkah: LangkahLke; ke: KeadaanLke; alasan: string | null; user_id: number },
): Promise<number> {
  const { versi } = await tx
    .updateTable('lke_penilaian')
    .set({ keadaan: step.ke })
    .where('id', '=', penilaian_id)
    .returning('versi')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('lke_langkah')
    .values({ penilaian_id, satuan_kerja_id, tahun, dari, ...step })
    .execute();
  return versi;
}

/** Whether this person evaluates this unit in this year; never his own. */
export async function isPenilai(
  db: Kysely<Tables>,
  { userId, satuanKerjaId, tahun }: { userId: number; satuanKerjaId: number; tahun: number },
): Promise<boolean> {
  const evaluates = menilaiSql({ userId, unit: sql`${satuanKerjaId}`, tahun: sql`${tahun}` });
  const { rows } = await sql<{ menilai: boolean }>`select ${evaluates} as menilai`.execute(db);
  return rows[0]?.menilai === true;
}
