import type { Page, PlanningValidation } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn, readPage } from '../../../kit/paging/read-page';

export interface Step {
  readonly satuan_kerja_id: number;
  readonly tahun: number;
  readonly aksi: 'ajukan' | 'setujui' | 'kembalikan';
  /** The stage at which the step was taken. */
  readonly tahap: number;
  readonly catatan: string | null;
  readonly user_id: number;
}

/** Stores the new state and the step that led to it; answers the state's version. */
export async function storeStep(
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun, ...langkah }: Step,
  baru: PlanningValidation,
): Promise<number> {
  const { id, versi } = await tx
    .insertInto('validasi_perencanaan')
    .values({ satuan_kerja_id, tahun, ...baru })
    .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun']).doUpdateSet(baru))
    .returning(['id', 'versi'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('validasi_perencanaan_riwayat')
    .values({ ...langkah, validasi_perencanaan_id: id, satuan_kerja_id, waktu: sql<Date>`clock_timestamp()` })
    .execute();
  return versi;
}

/** Moments of the submissions of a unit's plan, the newest first. */
export async function listPengajuan(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('validasi_perencanaan_riwayat as riwayat')
    .innerJoin('validasi_perencanaan as v', 'v.id', 'riwayat.validasi_perencanaan_id')
    .where('v.satuan_kerja_id', '=', satuanKerjaId)
    .where('v.tahun', '=', tahun)
    .where('riwayat.aksi', '=', 'ajukan')
    .select('riwayat.waktu')
    .orderBy('riwayat.id', 'desc')
    .limit(2)
    .execute();
  return rows.map(({ waktu }) => waktu);
}

interface RiwayatRow {
  id: number;
  waktu: string;
  pengguna: string | null;
  aksi: Step['aksi'];
  tahap: number;
  catatan: string | null;
}

/** Steps of a unit's plan, the newest first. */
export function listRiwayatValidasi(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
  page: number,
): Promise<Page<RiwayatRow>> {
  const rows = sql`
    select -w.id as urutan, json_build_object('id', w.id, 'waktu', ${momentColumn(sql`w.waktu`)}, 'pengguna', users.nama,
      'aksi', w.aksi, 'tahap', w.tahap, 'catatan', w.catatan) as content
    from validasi_perencanaan_riwayat w join validasi_perencanaan v on v.id = w.validasi_perencanaan_id
    left join users on users.id = w.user_id
    where v.satuan_kerja_id = ${satuanKerjaId} and v.tahun = ${tahun}`;
  return readPage(db, rows, page);
}

/** Whether there is anything to validate. */
export async function hasRencana(db: Kysely<Tables>, satuanKerjaId: number, tahun: number): Promise<boolean> {
  const row = await db
    .selectFrom('kinerja_program')
    .where('satuan_kerja_id', '=', satuanKerjaId)
    .where('tahun_kinerja', '=', tahun)
    .where('deleted_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
