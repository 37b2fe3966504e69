import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { menilaiSql } from '../penilaian/menilai-sql';
import type { Lembar } from '../penilaian/pelaku';

/** Contents that one piece of evidence may have. */
export const MOST_VERSIONS = 50;

/** One content of a piece of evidence. */
export interface Isi {
  readonly sha256: string;
  readonly berkas_id?: number;
  readonly tautan?: string;
  /** What the portal said, as canonical JSON. */
  readonly isi?: string;
}

/** Adds a content under the next number. */
export const insertVersi = (
  tx: Kysely<Tables>,
  { satuan_kerja_id }: Lembar,
  eviden_id: number,
  isi: Isi,
): Promise<{ id: number; eviden_id: number }> =>
  tx
    .insertInto('lke_eviden_versi')
    .values({
      satuan_kerja_id,
      eviden_id,
      nomor: sql<number>`(select coalesce(max(nomor), 0) + 1 from lke_eviden_versi where eviden_id = ${eviden_id})`,
      ...isi,
    })
    .returning(['id', 'eviden_id'])
    .executeTakeFirstOrThrow();

/** Contents of a piece of evidence with their files; held by who holds the evidence. */
export const listVersi = (tx: Kysely<Tables>, eviden_id: number) =>
  tx
    .selectFrom('lke_eviden_versi as v')
    .where('v.eviden_id', '=', eviden_id)
    .select(({ exists, or, selectFrom }) => [
      'v.id',
      'v.berkas_id',
      'v.dinilai_sejak',
      or([
        exists(selectFrom('lke_bukti as b').whereRef('b.eviden_versi_id', '=', 'v.id').select('b.id')),
        exists(
          selectFrom('lke_tindak_lanjut_bukti as t')
            .whereRef('t.eviden_versi_id', '=', 'v.id')
            .select('t.id'),
        ),
      ]).as('dipakai'),
    ])
    .execute();

/** Takes a piece of evidence away with all its contents, which nothing may use. */
export async function deleteEviden(tx: Kysely<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('lke_eviden_versi').where('eviden_id', '=', id).execute();
  await tx.deleteFrom('lke_eviden').where('id', '=', id).execute();
}

/** Whether this person evaluates the unit in a year whose worksheet or follow-ups put this content forward. */
export async function evaluatesVersi(db: Kysely<Tables>, userId: number, versiId: number): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select satuan_kerja_id, tahun from lke_bukti where eviden_versi_id = ${versiId}
      union select satuan_kerja_id, tahun from lke_tindak_lanjut_bukti where eviden_versi_id = ${versiId}
    ) b
    where ${menilaiSql({ userId, unit: sql`b.satuan_kerja_id`, tahun: sql`b.tahun` })} limit 1`.execute(db);
  return rows.length > 0;
}
