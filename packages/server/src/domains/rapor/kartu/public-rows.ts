import type { RaporRow } from '@selaras/contracts';
import { type OrangDisebut, tanpaOrang } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ALL_ROWS } from '../../../kit/paging/read-page';
import { publicVisibility } from '../../../kit/visibility/visibility';
import { type DataFilter, findRaporRows } from './data-repository';

type Asked = Omit<DataFilter, 'visibility' | 'satuan_kerja_id'> & { readonly satuan_kerja_id: number };

/** The rows of a unit that everybody may read: what is final, and no people in the texts that staff wrote. */
export async function findPublicRows(db: Kysely<Tables>, asked: Asked): Promise<RaporRow[]> {
  const [{ data }, people] = await Promise.all([
    findRaporRows(db, { ...asked, visibility: publicVisibility }, ALL_ROWS),
    findPeople(db, asked.satuan_kerja_id),
  ]);
  const clean = tanpaOrang(people);
  return data.map((row) => ({
    ...row,
    nama: row.nama && clean(row.nama),
    sasaran: clean(row.sasaran),
    indikator: clean(row.indikator),
    satuan: row.satuan && clean(row.satuan),
    penyebab: row.penyebab.map(clean),
  }));
}

/** The people of a unit, and every account. */
async function findPeople(db: Kysely<Tables>, unit: number): Promise<OrangDisebut> {
  const { rows } = await sql<OrangDisebut>`
    select array(select distinct peg_nama from pegawai where satuan_kerja_id = ${unit}) as nama,
      array(select username from users) as akun`.execute(db);
  return rows[0] ?? { nama: [], akun: [] };
}
