import type { LkePenugasan } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import { roleIds } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import { akunBelumBerhenti } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';

/** One evaluator of one unit. */
export interface Pasangan {
  readonly satuan_kerja_id: number;
  readonly user_id: number;
}

/** SQL: whether an account may evaluate today: who has left does not, whatever his account is. */
const evaluatesOn = (hariIni: string) => sql<boolean>`(u.aktif
  and u.role_id in (${roleIds.validator_lke}, ${roleIds.validator_lke_pleno})
  and ${akunBelumBerhenti(sql`u.peg_nip`, hariIni)})`;

/** Units of a year with their evaluators, and who may be assigned, in two queries. */
export async function readPenugasan(db: Kysely<Tables>, tahun: number, now: Date): Promise<LkePenugasan> {
  const evaluates = evaluatesOn(zonedDate(now));
  const units = sql<LkePenugasan['satuan_kerja'][number]>`
    select sk.satuan_kerja_id, sk.satuan_kerja_nama, sk.singkatan, coalesce(p.keadaan, 'draft') as keadaan,
      coalesce((
        select json_agg(json_build_object('user_id', u.id, 'nama', u.nama, 'aktif', ${evaluates}) order by u.nama)
        from lke_penilai n join users u on u.id = n.user_id
        where n.satuan_kerja_id = sk.satuan_kerja_id and n.tahun = ${tahun}), '[]') as penilai
    from satuan_kerja sk
    left join lke_penilaian p on p.satuan_kerja_id = sk.satuan_kerja_id and p.tahun = ${tahun}
    where sk.aktif or p.id is not null order by sk.satuan_kerja_nama limit 2000`;
  const people = sql<LkePenugasan['penilai'][number]>`
    select u.id, u.nama, u.satuan_kerja_id, g.satuan_kerja_id as satuan_kerja_pegawai_id
    from users u left join pegawai g on g.peg_nip = u.peg_nip where ${evaluates} order by u.nama, u.id limit 2000`;
  const [satuan_kerja, penilai] = await Promise.all([units.execute(db), people.execute(db)]);
  return { satuan_kerja: satuan_kerja.rows, penilai: penilai.rows };
}

export async function storePenugasan(
  tx: Kysely<Tables>,
  tahun: number,
  { tetapkan, lepas }: { tetapkan: readonly Pasangan[]; lepas: readonly Pasangan[] },
): Promise<void> {
  if (lepas.length > 0) {
    await sql`
      delete from lke_penilai n using unnest(${lepas.map((one) => one.satuan_kerja_id)}::bigint[],
        ${lepas.map((one) => one.user_id)}::bigint[]) x(unit, orang)
      where n.tahun = ${tahun} and n.satuan_kerja_id = x.unit and n.user_id = x.orang`.execute(tx);
  }
  if (tetapkan.length > 0) {
    await tx
      .insertInto('lke_penilai')
      .values(tetapkan.map((one) => ({ ...one, tahun })))
      .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun', 'user_id']).doNothing())
      .execute();
  }
}
