import { setelahPindah } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import { holdAudit } from '../../../database/as-actor';
import { akhirTahun, orangPada } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';

/** Places in teams that wait for the last approval, with where each person stands in the year of the team. */
export type TempatMenunggu = ReadonlyMap<number, string>;

/** The places of these people that wait for the last approval; nobody decides about one until the transaction ends. */
export async function holdTempatMenunggu(
  tx: Kysely<Tables>,
  nips: readonly string[],
): Promise<TempatMenunggu> {
  await holdAudit(tx);
  return readTempatMenunggu(tx, nips);
}

async function readTempatMenunggu(tx: Kysely<Tables>, nips: readonly string[]): Promise<TempatMenunggu> {
  const { rows } = await sql<{ id: number; tempat: string }>`
    select a.id, concat_ws('/', p.satuan_kerja_id, p.unit_kerja_id) as tempat
    from tim_kerja_anggota a
    join tim_kerja t on t.id = a.tim_kerja_id and t.deleted_at is null
    cross join ${orangPada(sql`a.nip`, akhirTahun(sql`t.tahun`))} p
    where a.menunggu_sejak is not null and a.status = 'menunggu_opd' and a.deleted_at is null
      and a.nip = any(${nips}::text[])`.execute(tx);
  return new Map(rows.map(({ id, tempat }) => [id, tempat]));
}

/**
 * Asks anew about people who stand elsewhere than before: what the head of their former division said of them is no
 * word of the one that they have now (domain §6). Called after the move, with their places as they were before it.
 */
export async function askAgain(
  tx: Kysely<Tables>,
  nips: readonly string[],
  before: TempatMenunggu,
): Promise<void> {
  if (before.size === 0) return;
  const moved = [...(await readTempatMenunggu(tx, nips))].flatMap(([id, tempat]) =>
    before.get(id) === tempat ? [] : [id],
  );
  if (moved.length === 0) return;
  await sql`
    with pindah as (
      update tim_kerja_anggota set status = ${setelahPindah('menunggu_opd')}, menunggu_sejak = now(),
        disetujui_kabid_nip = null, disetujui_kabid_pada = null
      where id = any(${moved}::bigint[])
      returning id, status, peran, target
    )
    insert into tim_kerja_anggota_riwayat (tim_kerja_anggota_id, langkah, dari, ke, peran, target, user_id)
    select id, 'pindah', 'menunggu_opd', status, peran, target, current_setting('selaras.pengguna')::bigint
    from pindah`.execute(tx);
}
