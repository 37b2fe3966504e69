import type { ProgramInovatif } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { satuanKerjaColumn } from '../../../kit/resource/row-columns';

/** Innovations of a year, newest first; of one unit when it is named. */
export async function listInovasi(
  db: Kysely<Tables>,
  tahun: number,
  unit: number | undefined,
): Promise<ProgramInovatif[]> {
  const { rows } = await sql<ProgramInovatif>`
    select r.id, r.versi, ${satuanKerjaColumn}, r.judul, r.deskripsi, r.manfaat, r.tautan,
      case when b.id is not null then json_build_object('id', b.id, 'jenis', b.jenis, 'ukuran', b.ukuran,
        'teks_alternatif', r.teks_alternatif) end as gambar
    from program_inovatif r left join berkas b on b.id = r.berkas_id
    where r.tahun = ${tahun} and r.deleted_at is null ${unit === undefined ? sql`` : sql`and r.satuan_kerja_id = ${unit}`}
    order by r.id desc`.execute(db);
  return rows;
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
