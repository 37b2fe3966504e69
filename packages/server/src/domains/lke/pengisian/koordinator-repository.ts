import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { Lembar } from '../penilaian/pelaku';

export async function addKoordinator(tx: Kysely<Tables>, lembar: Lembar, user_id: number): Promise<void> {
  await tx
    .insertInto('lke_koordinator')
    .values({ ...lembar, user_id })
    .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun', 'user_id']).doNothing())
    .execute();
}

export async function removeKoordinator(
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  user_id: number,
): Promise<void> {
  await tx
    .deleteFrom('lke_koordinator')
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .where('user_id', '=', user_id)
    .execute();
}
