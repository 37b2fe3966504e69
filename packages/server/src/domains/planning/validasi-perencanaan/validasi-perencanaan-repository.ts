import type { Page, PlanningValidation } from '@selaras/contracts';
import type { AksiValidasi } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn, readPage } from '../../../kit/paging/read-page';

export interface Step {
  readonly satuan_kerja_id: number;
  readonly tahun: number;
  readonly aksi: AksiValidasi;
  /** The stage at which the step was taken. */
  readonly tahap: number;
  readonly catatan: string | null;
  /** Findings that were advised, by their kind. */
  readonly temuan: Readonly<Record<string, number>>;
  readonly user_id: number;
}

/** A draft that was submitted and taken back keeps its row: the history refers to it, and its version goes on. */
const DRAF = { status: false, tahap: 1, keadaan: 'draf', catatan: null } as const;

/** Stores the new state and the step that led to it; answers the state's version. */
export async function storeStep(
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun, temuan, ...langkah }: Step,
  baru: PlanningValidation | null,
): Promise<number> {
  const state = baru ?? DRAF;
  const { id, versi } = await tx
    .insertInto('validasi_perencanaan')
    .values({ satuan_kerja_id, tahun, ...state })
    .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun']).doUpdateSet(state))
    .returning(['id', 'versi'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('validasi_perencanaan_riwayat')
    .values({
      ...langkah,
      temuan: JSON.stringify(temuan),
      validasi_perencanaan_id: id,
      satuan_kerja_id,
      waktu: sql<Date>`clock_timestamp()`,
    })
    .execute();
  return versi;
}

/** A step of a plan's workflow, as far as later steps look at it. */
export interface LangkahValidasi {
  readonly aksi: AksiValidasi;
  readonly tahap: number;
  readonly catatan: string | null;
  readonly waktu: Date;
}

/** Every step of a unit's plan, the newest first. */
export const listLangkah = (
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
): Promise<LangkahValidasi[]> =>
  db
    .selectFrom('validasi_perencanaan_riwayat as riwayat')
    .innerJoin('validasi_perencanaan as v', 'v.id', 'riwayat.validasi_perencanaan_id')
    .where('v.satuan_kerja_id', '=', satuanKerjaId)
    .where('v.tahun', '=', tahun)
    .select(['riwayat.aksi', 'riwayat.tahap', 'riwayat.catatan', 'riwayat.waktu'])
    .orderBy('riwayat.id', 'desc')
    .execute();

interface RiwayatRow {
  id: number;
  waktu: string;
  pengguna: string | null;
  aksi: Step['aksi'];
  tahap: number;
  catatan: string | null;
  temuan: Record<string, number>;
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
      'aksi', w.aksi, 'tahap', w.tahap, 'catatan', w.catatan, 'temuan', w.temuan) as content
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
