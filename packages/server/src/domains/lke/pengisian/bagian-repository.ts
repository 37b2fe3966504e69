import type { CheckedBodyOf, LkeBagian, lkePembagianCalls } from '@selaras/contracts';
import type { KeadaanBagianLke } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn } from '../../../kit/paging/read-page';
import type { Lembar } from '../penilaian/pelaku';

export type BagianInput = CheckedBodyOf<typeof lkePembagianCalls.create>;
/** A part as it is stored, before it is said what its reader may do with it. */
export type StoredBagian = Omit<LkeBagian, 'milik_saya' | 'langkah'>;

/** All parts of a unit's worksheet, the most urgent first; there are never more than criteria. */
export async function listBagian(
  db: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
): Promise<StoredBagian[]> {
  const { rows } = await sql<StoredBagian>`
    select b.id, b.versi, b.nama, b.user_id, b.struktur_organisasi_id,
      coalesce(u.nama, s.unit_kerja_nama) as pengisi, b.tenggat::text as tenggat, b.keadaan, b.catatan,
      coalesce((select json_agg(k.kriteria_id order by k.kriteria_id) from lke_bagian_kriteria k
        where k.bagian_id = b.id), '[]') as kriteria,
      coalesce((select json_agg(l.content order by l.id desc) from (
        select h.id, json_build_object('waktu', ${momentColumn(sql`h.waktu`)}, 'pengguna', p.nama, 'ke', h.ke,
          'catatan', h.catatan) as content
        from lke_bagian_langkah h join users p on p.id = h.user_id where h.bagian_id = b.id
        order by h.id desc limit 20) l), '[]') as riwayat
    from lke_bagian b left join users u on u.id = b.user_id
    left join struktur_organisasi s on s.id = b.struktur_organisasi_id
    where b.satuan_kerja_id = ${satuan_kerja_id} and b.tahun = ${tahun}
    order by b.tenggat, b.id`.execute(db);
  return rows;
}

interface HeldBagian {
  readonly id: number;
  readonly versi: number;
  readonly keadaan: KeadaanBagianLke;
}

/** A part of this worksheet, which nobody else changes until the transaction ends. */
export const holdBagian = (
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  id: number,
): Promise<HeldBagian | undefined> =>
  tx
    .selectFrom('lke_bagian')
    .where('id', '=', id)
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .select(['id', 'versi', 'keadaan'])
    .forUpdate()
    .executeTakeFirst();

/** Stores a part, new where it has no id, with exactly these criteria; answers its id. */
export async function storeBagian(
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  { kriteria, ...values }: BagianInput,
  id: number | null,
): Promise<number> {
  const { id: bagian_id } =
    id === null
      ? await tx
          .insertInto('lke_bagian')
          .values({ satuan_kerja_id, tahun, ...values })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('lke_bagian')
          .set(values)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('lke_bagian_kriteria')
    .where('bagian_id', '=', bagian_id)
    .where('kriteria_id', 'not in', kriteria)
    .execute();
  await tx
    .insertInto('lke_bagian_kriteria')
    .values(kriteria.map((kriteria_id) => ({ bagian_id, satuan_kerja_id, tahun, kriteria_id })))
    .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun', 'kriteria_id']).doNothing())
    .execute();
  return bagian_id;
}

export async function removeBagian(tx: Kysely<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('lke_bagian').where('id', '=', id).execute();
}

/** Stores what became of a part, and that it did. */
export async function storeLangkahBagian(
  tx: Kysely<Tables>,
  { id, keadaan: dari }: HeldBagian,
  { ke, catatan, user_id }: { ke: KeadaanBagianLke; catatan: string | null; user_id: number },
): Promise<void> {
  await tx.updateTable('lke_bagian').set({ keadaan: ke, catatan }).where('id', '=', id).execute();
  await tx.insertInto('lke_bagian_langkah').values({ bagian_id: id, dari, ke, catatan, user_id }).execute();
}

/** Of these criteria those that another part has, with its name. */
export const findTaken = (
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  { kriteria, id }: { kriteria: readonly number[]; id: number | null },
): Promise<{ nama: string }[]> =>
  tx
    .selectFrom('lke_bagian_kriteria as k')
    .innerJoin('lke_bagian as b', 'b.id', 'k.bagian_id')
    .where('k.satuan_kerja_id', '=', satuan_kerja_id)
    .where('k.tahun', '=', tahun)
    .where('k.kriteria_id', 'in', [...kriteria])
    .$if(id !== null, (query) => query.where('k.bagian_id', '!=', id))
    .select('b.nama')
    .distinct()
    .execute();

/** How many of these criteria the instrument of the year has. */
export async function countKriteria(
  tx: Kysely<Tables>,
  tahun: number,
  kriteria: readonly number[],
): Promise<number> {
  const { jumlah } = await tx
    .selectFrom('lke_kriteria as c')
    .innerJoin('lke_sub_komponen as p', 'p.id', 'c.sub_komponen_id')
    .innerJoin('lke_komponen as k', 'k.id', 'p.komponen_id')
    .innerJoin('lke_instrumen as i', 'i.id', 'k.instrumen_id')
    .where('i.tahun', '=', tahun)
    .where('c.id', 'in', [...kriteria])
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}
