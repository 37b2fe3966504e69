import type { ImportJob, ImportRow, ImportRowState, ImportState, ImportSubject } from '@selaras/contracts';
import { addDays } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { readPage } from '../paging/read-page';
import type { StoredRow } from './import-kind';

export interface ImportRecord extends Omit<ImportJob, 'kemampuan' | 'waktu'> {
  readonly created_by: number;
  readonly created_at: Date;
  readonly denyut: Date | null;
}

interface NewImport {
  readonly jenis: ImportSubject;
  readonly tahun: number;
  readonly satuan_kerja_id: number;
  readonly nama_file: string;
  readonly created_by: number;
  readonly dilewati: ImportJob['dilewati'];
}

/** Rows that are sent to the database at once. */
const PORTION = 1000;

/** Keeps a preview with all its rows; answers its id. */
export async function insertImport(
  tx: Kysely<Tables>,
  { dilewati, ...impor }: NewImport,
  baris: readonly ImportRow[],
): Promise<number> {
  const { id } = await tx
    .insertInto('impor')
    .values({ ...impor, dilewati: JSON.stringify(dilewati) })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < baris.length; from += PORTION) {
    const portion = JSON.stringify(baris.slice(from, from + PORTION));
    await sql`
      insert into impor_baris (impor_id, nomor, keadaan, baris)
      select ${id}, (b ->> 'nomor')::integer, b ->> 'keadaan', b from jsonb_array_elements(${portion}::jsonb) b
    `.execute(tx);
  }
  return id;
}

export async function findImport(db: Kysely<Tables>, id: number): Promise<ImportRecord | undefined> {
  const row = await db
    .selectFrom('impor')
    .innerJoin('satuan_kerja as s', 's.satuan_kerja_id', 'impor.satuan_kerja_id')
    .where('impor.id', '=', id)
    .select(['impor.id', 'impor.jenis', 'impor.tahun', 'impor.nama_file', 'impor.keadaan', 'impor.tertulis'])
    .select(['impor.dilewati', 'impor.pesan', 'impor.denyut', 'impor.created_by', 'impor.created_at'])
    .select(['s.satuan_kerja_id', 's.satuan_kerja_nama', 's.singkatan'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const counts = await db
    .selectFrom('impor_baris')
    .where('impor_id', '=', id)
    .groupBy('keadaan')
    .select(['keadaan', (eb) => eb.fn.countAll<number>().as('jumlah')])
    .execute();
  const jumlah = { baru: 0, berubah: 0, sama: 0, masalah: 0 };
  for (const { keadaan, jumlah: count } of counts) jumlah[keadaan] = Number(count);
  const { satuan_kerja_id, satuan_kerja_nama, singkatan, ...rest } = row;
  return { ...rest, jumlah, satuan_kerja: { satuan_kerja_id, satuan_kerja_nama, singkatan } };
}

export function listImportRows(
  db: Kysely<Tables>,
  id: number,
  { page, keadaan }: { page: number; keadaan?: ImportRowState | undefined },
) {
  const only = keadaan === undefined ? sql`` : sql`and keadaan = ${keadaan}`;
  const rows = sql`
    select nomor as urutan, '{"nilai": []}'::jsonb || (baris - 'isi') as content from impor_baris where impor_id = ${id} ${only}`;
  return readPage<ImportRow>(db, rows, page);
}

/** The rows of a preview without problems, in the order of the file. */
export async function readContents<Content>(db: Kysely<Tables>, id: number): Promise<StoredRow<Content>[]> {
  const { rows } = await sql<StoredRow<Content>>`
    select nomor, keadaan, baris -> 'isi' as isi from impor_baris
    where impor_id = ${id} and keadaan <> 'masalah' order by nomor`.execute(db);
  return rows;
}

/** Goes from one state to another unless somebody else was first; says whether it did. */
export async function moveImport(
  db: Kysely<Tables>,
  id: number,
  from: ImportState,
  to: { keadaan: ImportState; pesan?: string; denyut?: Date; tertulis?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('impor')
    .set(to)
    .where('id', '=', id)
    .where('keadaan', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Says that an import goes on, and how far it is when that is known; false when it was cancelled meanwhile. */
export function beat(db: Kysely<Tables>, id: number, now: Date, tertulis?: number): Promise<boolean> {
  const far = tertulis === undefined ? {} : { tertulis };
  return moveImport(db, id, 'berjalan', { keadaan: 'berjalan', denyut: now, ...far });
}

/** Nobody comes back to a preview, or to what an import said, two days later. */
const KEEP_DAYS = 2;

export async function removeOldImports(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('impor').where('created_at', '<', addDays(now, -KEEP_DAYS)).execute();
}
