import { type Page, PER_PAGE, type PlanningValidation } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

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
  const rows = await riwayatOf(db, satuanKerjaId, tahun)
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

export async function listRiwayatValidasi(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
  page: number,
): Promise<Page<RiwayatRow>> {
  const rows = await riwayatOf(db, satuanKerjaId, tahun)
    .leftJoin('users', 'users.id', 'riwayat.user_id')
    .select([
      'riwayat.id',
      'riwayat.waktu',
      'users.nama as pengguna',
      'riwayat.aksi',
      'riwayat.tahap',
      'riwayat.catatan',
    ])
    .select(sql<number>`count(*) over ()::integer`.as('total'))
    .orderBy('riwayat.id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return {
    data: rows.map(({ total: _, waktu, ...row }) => ({ ...row, waktu: waktu.toISOString() })),
    current_page: page,
    total: rows[0]?.total ?? 0,
    per_page: PER_PAGE,
  };
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

function riwayatOf(db: Kysely<Tables>, satuanKerjaId: number, tahun: number) {
  return db
    .selectFrom('validasi_perencanaan_riwayat as riwayat')
    .innerJoin('validasi_perencanaan as v', 'v.id', 'riwayat.validasi_perencanaan_id')
    .where('v.satuan_kerja_id', '=', satuanKerjaId)
    .where('v.tahun', '=', tahun);
}
