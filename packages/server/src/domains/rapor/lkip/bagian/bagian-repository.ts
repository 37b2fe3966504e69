import type { LkipBagian, LkipVersi, Naskah, Page } from '@selaras/contracts';
import { isKodeNarasi, type KodeBagianLkip, type KodeNarasi, SEWA_HABIS_MS } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { momentColumn, readPage } from '../../../../kit/paging/read-page';
import { ProblemError } from '../../../../plugins/problem';
import type { Pemilik } from '../akses/pemilik';

/** A section of the report itself, or of a narrative in it. */
export type KodeBagian = KodeBagianLkip | KodeNarasi;

/** Who asks, and when: a lease ends with its session. */
export interface Reader {
  readonly session_id: number;
  readonly now: Date;
}

/** SQL: whether the lease `w` still holds: its session lives and somebody was heard of. */
export const stillHeld = (now: Date) => sql<boolean>`(
  w.detak > ${new Date(now.getTime() - SEWA_HABIS_MS)} and exists (
    select from sessions s where s.id = w.session_id and s.revoked_at is null
      and s.idle_until > ${now} and s.absolute_until > ${now}))`;

/** SQL: id of the report of this owner; null while it has none. */
export const reportOf = ({ satuan_kerja_id, tahun }: Pemilik) => sql<number>`(
  select id from lkip where tahun = ${tahun} and satuan_kerja_id is not distinct from ${satuan_kerja_id}::bigint)`;

/** Sections of a report, in the order in which they are asked for; those that were never opened have version 0. */
export async function listBagian(
  db: Kysely<Tables>,
  pemilik: Pemilik,
  daftar: readonly KodeBagian[],
  { session_id, now }: Reader,
): Promise<LkipBagian[]> {
  const { rows } = await sql<LkipBagian>`
    select d.kode, coalesce(b.versi, 0) as versi, b.isi, ${momentColumn(sql`b.ditulis_pada`)} as diubah,
      (select nama from users where id = b.ditulis_oleh) as oleh,
      case when w.lkip_bab_id is not null then json_build_object(
        'nama', (select nama from users where id = w.user_id), 'sejak', ${momentColumn(sql`w.sejak`)},
        'sesi_ini', w.session_id = ${session_id}) end as pemegang
    from unnest(${daftar}::text[]) with ordinality d(kode, urutan)
    left join lkip_bab b on b.bagian = d.kode and b.lkip_id = ${reportOf(pemilik)}
    left join lkip_sewa w on w.lkip_bab_id = b.id and ${stillHeld(now)}
    order by d.urutan`.execute(db);
  return rows;
}

/**
 * A section whose row is there, locked until the transaction ends; it is made with its report when it is not. Those of
 * a narrative are made with the narrative: 404 for one of another report, or of none.
 */
export async function holdBagian(tx: Kysely<Tables>, pemilik: Pemilik, bagian: KodeBagian) {
  const lock = () =>
    tx
      .selectFrom('lkip_bab')
      .where('lkip_id', '=', reportOf(pemilik))
      .where('bagian', '=', bagian)
      .selectAll()
      .forUpdate();
  const held = await lock().executeTakeFirst();
  if (held !== undefined) return held;
  if (isKodeNarasi(bagian)) throw new ProblemError('TIDAK_DITEMUKAN');
  await ensureReport(tx, pemilik);
  await tx
    .insertInto('lkip_bab')
    .values({ lkip_id: reportOf(pemilik), bagian })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lock().executeTakeFirstOrThrow();
}
/** The report of this owner is there afterwards. */
export const ensureReport = (tx: Kysely<Tables>, pemilik: Pemilik) =>
  tx
    .insertInto('lkip')
    .values(pemilik)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export type HeldBagian = Awaited<ReturnType<typeof holdBagian>>;

export const storeIsi = (tx: Kysely<Tables>, id: number, isi: Naskah, actorId: number, now: Date) =>
  tx
    .updateTable('lkip_bab')
    .set({ isi: JSON.stringify(isi), ditulis_pada: now, ditulis_oleh: actorId })
    .where('id', '=', id)
    .returning('versi')
    .executeTakeFirstOrThrow();

/** The section is not written any more. */
export const clearIsi = (tx: Kysely<Tables>, id: number) =>
  tx
    .updateTable('lkip_bab')
    .set({ isi: null, ditulis_pada: null, ditulis_oleh: null })
    .where('id', '=', id)
    .returning('versi')
    .executeTakeFirstOrThrow();

interface NewVersi {
  readonly isi: Naskah;
  readonly sebab: 'tersimpan' | 'tersisih';
  readonly ditulis_pada: Date;
  readonly ditulis_oleh: number | null;
}

export const addVersi = (tx: Kysely<Tables>, lkip_bab_id: number, { isi, ...versi }: NewVersi) =>
  tx
    .insertInto('lkip_bab_versi')
    .values({ lkip_bab_id, isi: JSON.stringify(isi), ...versi })
    .returning('id')
    .executeTakeFirstOrThrow();

const versiFields = sql`'id', v.id, 'sebab', v.sebab, 'ditulis', ${momentColumn(sql`v.ditulis_pada`)},
  'oleh', (select nama from users where id = v.ditulis_oleh)`;
const versiOf = (pemilik: Pemilik, bagian: KodeBagian) => sql`
  from lkip_bab_versi v join lkip_bab b on b.id = v.lkip_bab_id
  where b.bagian = ${bagian} and b.lkip_id = ${reportOf(pemilik)}`;

/** Earlier texts of a section, the newest first. */
export const listVersi = (
  db: Kysely<Tables>,
  pemilik: Pemilik,
  bagian: KodeBagian,
  page: number,
): Promise<Page<LkipVersi>> =>
  readPage(
    db,
    sql`select -v.id as urutan, json_build_object(${versiFields}) as content ${versiOf(pemilik, bagian)}`,
    page,
  );

/** One of them with its text; undefined when it is not of this section. */
export async function findVersi(db: Kysely<Tables>, pemilik: Pemilik, bagian: KodeBagian, id: number) {
  const { rows } = await sql<{ data: LkipVersi & { isi: Naskah } }>`
    select json_build_object(${versiFields}, 'isi', v.isi) as data ${versiOf(pemilik, bagian)} and v.id = ${id}`.execute(
    db,
  );
  return rows[0]?.data;
}

/** The report behind a file. */
export const findPemilik = (db: Kysely<Tables>, lkipId: number): Promise<Pemilik | undefined> =>
  db.selectFrom('lkip').where('id', '=', lkipId).select(['satuan_kerja_id', 'tahun']).executeTakeFirst();
