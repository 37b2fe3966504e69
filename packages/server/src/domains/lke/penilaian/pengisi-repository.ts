import type { KeadaanBagianLke } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { Lembar } from './pelaku';

interface Pengisi {
  /** Names of those who coordinate; empty while nobody is named. */
  readonly koordinator: readonly { user_id: number; nama: string }[];
  /** Parts that are this person's to fill in. */
  readonly bagian: readonly number[];
}

/** Who coordinates a unit's worksheet, and which of its parts this person fills in: as himself or by his division. */
export async function findPengisi(
  db: Kysely<Tables>,
  userId: number,
  { satuan_kerja_id, tahun }: Lembar,
): Promise<Pengisi> {
  const { rows } = await sql<Pengisi>`
    with recursive bidang as (
      select s.id, s.parent_id from users u join pegawai p on p.peg_nip = u.peg_nip
        join struktur_organisasi s on s.id = p.unit_kerja_id where u.id = ${userId}
      union select s.id, s.parent_id from struktur_organisasi s join bidang b on s.id = b.parent_id)
    select
      coalesce((select json_agg(json_build_object('user_id', u.id, 'nama', u.nama) order by u.nama, u.id)
        from lke_koordinator k join users u on u.id = k.user_id
        where k.satuan_kerja_id = ${satuan_kerja_id} and k.tahun = ${tahun}), '[]') as koordinator,
      coalesce((select json_agg(b.id order by b.id) from lke_bagian b
        where b.satuan_kerja_id = ${satuan_kerja_id} and b.tahun = ${tahun}
          and (b.user_id = ${userId} or b.struktur_organisasi_id in (select id from bidang))), '[]') as bagian`.execute(
    db,
  );
  return rows[0] ?? { koordinator: [], bagian: [] };
}

interface PartOfCriterion {
  readonly id: number;
  readonly nama: string;
  readonly keadaan: KeadaanBagianLke;
}

/** The part that a criterion is in; until the transaction ends nobody hands it in, sends it back or closes it. */
export async function holdBagianOf(
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  kriteriaId: number,
): Promise<PartOfCriterion | undefined> {
  return tx
    .selectFrom('lke_bagian as b')
    .innerJoin('lke_bagian_kriteria as k', 'k.bagian_id', 'b.id')
    .where('k.satuan_kerja_id', '=', satuan_kerja_id)
    .where('k.tahun', '=', tahun)
    .where('k.kriteria_id', '=', kriteriaId)
    .select(['b.id', 'b.nama', 'b.keadaan'])
    .forShare()
    .executeTakeFirst();
}
