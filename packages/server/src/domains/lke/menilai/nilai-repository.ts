import type { LkeTahap } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { HeldPenilaian } from '../penilaian/penilaian-repository';

/** What an evaluator writes of a criterion in a round. */
export type NilaiInput = Pick<
  LkeTahap,
  'nilai' | 'catatan' | 'rekomendasi' | 'catatan_internal' | 'perlu_perbaikan'
>;

const columns = [
  'versi',
  'jawaban',
  'uraian',
  'nilai',
  'catatan',
  'rekomendasi',
  'catatan_internal',
  'perlu_perbaikan',
] as const;

interface Cell {
  readonly penilaian: HeldPenilaian;
  readonly kriteriaId: number;
  readonly tahap: 1 | 2;
}

/** A round of a criterion, begun where there is none and held. One that was just begun has version 0. */
export async function holdTahap(
  tx: Kysely<Tables>,
  { penilaian: { id: penilaian_id, satuan_kerja_id, tahun }, kriteriaId: kriteria_id, tahap }: Cell,
): Promise<LkeTahap> {
  await tx
    .insertInto('lke_jawaban')
    .values({ penilaian_id, satuan_kerja_id, tahun, kriteria_id, tahap, versi: 0 })
    .onConflict((conflict) => conflict.columns(['penilaian_id', 'kriteria_id', 'tahap']).doNothing())
    .execute();
  return tx
    .selectFrom('lke_jawaban')
    .where('penilaian_id', '=', penilaian_id)
    .where('kriteria_id', '=', kriteria_id)
    .where('tahap', '=', tahap)
    .select(columns)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const storeNilai = (
  tx: Kysely<Tables>,
  { penilaian, kriteriaId, tahap }: Cell,
  nilai: NilaiInput,
): Promise<LkeTahap> =>
  tx
    .updateTable('lke_jawaban')
    .set(nilai)
    .where('penilaian_id', '=', penilaian.id)
    .where('kriteria_id', '=', kriteriaId)
    .where('tahap', '=', tahap)
    .returning(columns)
    .executeTakeFirstOrThrow();

/** From now on the evidence of a criterion stays as the evaluator saw it. */
export async function freezeBukti(tx: Kysely<Tables>, { penilaian, kriteriaId, tahap }: Cell): Promise<void> {
  await sql`
    update lke_eviden_versi v set dinilai_sejak = now() from lke_bukti b
    where b.eviden_versi_id = v.id and b.penilaian_id = ${penilaian.id} and b.kriteria_id = ${kriteriaId}
      and b.tahap <= ${tahap} and v.dinilai_sejak is null`.execute(tx);
}

/** The first round of a criterion, for who asks whether it is to be repaired. */
export const findFirst = (tx: Kysely<Tables>, penilaianId: number, kriteriaId: number) =>
  tx
    .selectFrom('lke_jawaban')
    .where('penilaian_id', '=', penilaianId)
    .where('kriteria_id', '=', kriteriaId)
    .where('tahap', '=', 1)
    .select(['nilai', 'catatan', 'perlu_perbaikan'])
    .executeTakeFirst();
