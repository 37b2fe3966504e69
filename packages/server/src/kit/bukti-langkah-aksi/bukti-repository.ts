import type { BuktiLangkahAksi } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { releaseFiles } from '../files/file-repository';

const buktiJson = sql`json_build_object('id', a.id, 'triwulan', a.triwulan, 'berkas',
  json_build_object('id', b.id, 'nama', b.nama, 'jenis', b.jenis, 'ukuran', b.ukuran))`;

/** SQL: the evidence of the action step of this id, `[]` without any. */
export const buktiColumn = (step: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(${buktiJson} order by a.triwulan, a.id)
  from bukti_langkah_aksi a join berkas b on b.id = a.berkas_id where a.langkah_aksi_id = ${step}), '[]')`;

async function read(db: Kysely<Tables>, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ langkah_aksi_id: number; bukti: BuktiLangkahAksi[] }>`
    select a.langkah_aksi_id, json_agg(${buktiJson} order by a.triwulan, a.id) as bukti
    from bukti_langkah_aksi a join berkas b on b.id = a.berkas_id
    where ${condition} group by a.langkah_aksi_id`.execute(db);
  return new Map(rows.map(({ langkah_aksi_id, bukti }) => [langkah_aksi_id, bukti]));
}

/** Evidence of a unit's year by action step; steps without any are missing. */
export const listBukti = (db: Kysely<Tables>, satuanKerjaId: number, tahun: number) =>
  read(db, sql`a.satuan_kerja_id = ${satuanKerjaId} and a.tahun_kinerja = ${tahun}`);

/** Evidence of one action step. */
export async function listBuktiOf(db: Kysely<Tables>, langkahAksiId: number): Promise<BuktiLangkahAksi[]> {
  return (await read(db, sql`a.langkah_aksi_id = ${langkahAksiId}`)).get(langkahAksiId) ?? [];
}

/** An action step that goes lets its files go. */
export async function releaseBukti(tx: Kysely<Tables>, langkahAksiId: number): Promise<void> {
  const gone = await tx
    .deleteFrom('bukti_langkah_aksi')
    .where('langkah_aksi_id', '=', langkahAksiId)
    .returning('berkas_id')
    .execute();
  await releaseFiles(
    tx,
    gone.map(({ berkas_id }) => berkas_id),
  );
}
