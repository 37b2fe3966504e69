import type { AnggotaRinci, Page } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn, type PageAsked, readPage } from '../../../kit/paging/read-page';
import { isTempatBerlaku } from '../../../kit/tim-kerja/tempat-berlaku';
import { anggotaObject, anggotaSource, type StoredAnggota, tempatSource } from './anggota-sql';

/** Places that meet a condition on `a`, `t` and `p`, by name. */
export async function listAnggota(db: Kysely<Tables>, where: RawBuilder<unknown>): Promise<StoredAnggota[]> {
  const { rows } = await sql<{ content: StoredAnggota }>`
    select ${anggotaObject} as content from ${anggotaSource} where a.deleted_at is null and ${where}
    order by a.status = 'nonaktif', p.peg_nama, a.id`.execute(db);
  return rows.map(({ content }) => content);
}

/** Places by their ids, in this order. */
export async function anggotaInOrder(db: Kysely<Tables>, ids: readonly number[]): Promise<StoredAnggota[]> {
  const places = new Map(ids.map((id, place) => [id, place]));
  const rows = await listAnggota(db, sql`a.id = any(${ids}::bigint[])`);
  return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

/**
 * One page of places that meet a condition on `a`, `t` and `p`, by name and team unless another order is asked for. What
 * has to be counted for a place is counted for those of the page alone.
 */
export async function pageAnggota(
  db: Kysely<Tables>,
  where: RawBuilder<unknown>,
  page: PageAsked,
  order: RawBuilder<unknown> = sql`row(p.peg_nama, t.nama, a.id)`,
): Promise<Page<StoredAnggota>> {
  const found = await readPage<number>(
    db,
    sql`select ${order} as urutan, a.id as content from ${tempatSource} where a.deleted_at is null and ${where}`,
    page,
  );
  return { ...found, data: await anggotaInOrder(db, found.data) };
}

/** How a place is named in an address: by the NIP within a team, or by its own id. */
export type Kunci = { readonly timId: number; readonly kunci: string } | { readonly id: number };

const NIP_LENGTH = 18;

/** SQL condition: the place that an address names. */
export function isKunci(kunci: Kunci): RawBuilder<unknown> {
  if ('id' in kunci) return sql`a.id = ${kunci.id}`;
  const named = kunci.kunci.length === NIP_LENGTH ? sql`a.nip = ${kunci.kunci}` : sql`a.id = ${kunci.kunci}`;
  return sql`a.tim_kerja_id = ${kunci.timId} and ${named}`;
}

/** One place; undefined where there is none such in the year. */
export async function findAnggota(
  db: Kysely<Tables>,
  kunci: Kunci,
  tahun: number,
): Promise<StoredAnggota | undefined> {
  return (await listAnggota(db, sql`t.tahun = ${tahun} and ${isKunci(kunci)}`))[0];
}

type Lanjutan = Pick<AnggotaRinci, 'riwayat' | 'tim_lain'>;

/** The latest steps of a place, at most a hundred, and the person's other teams of the year. */
export async function readLanjutan(db: Kysely<Tables>, { id, nip, tim }: StoredAnggota): Promise<Lanjutan> {
  const { rows } = await sql<Lanjutan>`
    select coalesce((
      select json_agg(json_build_object('waktu', ${momentColumn(sql`w.waktu`)}, 'pengguna', u.nama,
        'sebagai', w.sebagai, 'langkah', w.langkah, 'ke', w.ke, 'peran', w.peran, 'target', w.target,
        'catatan', w.catatan) order by w.id desc)
      from (select * from tim_kerja_anggota_riwayat r where r.tim_kerja_anggota_id = ${id} order by r.id desc limit 100) w
      join users u on u.id = w.user_id), '[]') as riwayat,
    coalesce((
      select json_agg(json_build_object('nama', t.nama, 'satuan_kerja', coalesce(sk.singkatan, sk.satuan_kerja_nama),
        'status', a.status, 'berlaku', ${isTempatBerlaku}) order by t.nama)
      from tim_kerja_anggota a join tim_kerja t on t.id = a.tim_kerja_id and t.deleted_at is null
      join satuan_kerja sk on sk.satuan_kerja_id = t.satuan_kerja_id
      where a.nip = ${nip} and a.deleted_at is null and t.tahun = ${tim.tahun} and t.id <> ${tim.id}
        and a.status <> 'nonaktif'), '[]') as tim_lain`.execute(db);
  return rows[0] ?? { riwayat: [], tim_lain: [] };
}
