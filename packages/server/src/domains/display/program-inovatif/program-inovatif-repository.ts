import type { ProgramInovatif } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { satuanKerjaColumn } from '../../../kit/resource/row-columns';

async function select(db: Kysely<Tables>, which: RawBuilder<unknown>): Promise<ProgramInovatif[]> {
  const { rows } = await sql<ProgramInovatif>`
    select r.id, r.versi, ${satuanKerjaColumn}, r.judul, r.deskripsi, r.manfaat, r.tautan,
      case when b.id is not null then json_build_object('id', b.id, 'jenis', b.jenis, 'ukuran', b.ukuran,
        'teks_alternatif', r.teks_alternatif) end as gambar
    from program_inovatif r left join berkas b on b.id = r.berkas_id
    where r.deleted_at is null and ${which}
    order by r.id desc`.execute(db);
  return rows;
}

/** Innovations of a year, newest first; of one unit when it is named. */
export const listInovasi = (
  db: Kysely<Tables>,
  tahun: number,
  unit: number | undefined,
): Promise<ProgramInovatif[]> =>
  select(db, sql`r.tahun = ${tahun} ${unit === undefined ? sql`` : sql`and r.satuan_kerja_id = ${unit}`}`);

/** One of them as the list shows it. */
export async function readInovasi(db: Kysely<Tables>, id: number): Promise<ProgramInovatif | undefined> {
  const [row] = await select(db, sql`r.id = ${id}`);
  return row;
}

/** An innovation that is there; undefined for any other id. */
export const findInovasi = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('program_inovatif')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockInovasi = (tx: Kysely<Tables>, id: number) =>
  tx
    .selectFrom('program_inovatif')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
