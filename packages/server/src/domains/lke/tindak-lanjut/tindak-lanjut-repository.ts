import type { Page, RingkasTindakLanjut } from '@selaras/contracts';
import type { KeadaanTindakLanjut } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { readPage } from '../../../kit/paging/read-page';
import { textFits } from '../../../kit/text/text-match';
import type { Lembar } from '../penilaian/pelaku';
import {
  ditugaskanSql,
  type ReadAs,
  type StoredTindakLanjut,
  terlambatSql,
  tindakLanjutObject,
  tindakLanjutSource,
} from './tindak-lanjut-sql';

/** Rows of one unit and year that are answered at once: more than an instrument has criteria. */
const MOST_ROWS = 500;

/** Whose follow-ups somebody sees: all, those of one unit, or those of units that are assigned to him. */
export type Lingkup = 'semua' | 'ditugaskan' | { readonly satuanKerjaId: number };

interface ListAsked extends ReadAs {
  readonly tahun: number;
  readonly lingkup: Lingkup;
  /** States that wait for the reader: they come first. */
  readonly giliran: readonly KeadaanTindakLanjut[];
  readonly q?: string | undefined;
  readonly keadaan?: KeadaanTindakLanjut | 'terlambat' | undefined;
  readonly satuan_kerja_id?: number | undefined;
  readonly page: number;
}

/** Follow-ups that stand, those that wait for the reader first, then by day. */
export function listTindakLanjut(db: Kysely<Tables>, asked: ListAsked): Promise<Page<StoredTindakLanjut>> {
  const { tahun, lingkup, giliran, q, keadaan, satuan_kerja_id, userId, hariIni, page } = asked;
  const conditions = [
    sql`t.tahun = ${tahun} and t.ditarik is null`,
    ...(lingkup === 'ditugaskan' ? [ditugaskanSql(userId)] : []),
    ...(typeof lingkup === 'object' ? [sql`t.satuan_kerja_id = ${lingkup.satuanKerjaId}`] : []),
    ...(satuan_kerja_id === undefined ? [] : [sql`t.satuan_kerja_id = ${satuan_kerja_id}`]),
    ...(keadaan === undefined
      ? []
      : [keadaan === 'terlambat' ? terlambatSql(hariIni) : sql`t.keadaan = ${keadaan}`]),
    textFits(sql`concat_ws(' ', sk.satuan_kerja_nama, t.rekomendasi)`, q),
  ];
  return readPage(
    db,
    sql`select row(not t.keadaan = any(${[...giliran]}::text[]), t.tenggat, sk.satuan_kerja_nama, k.urutan, s.urutan,
        c.nomor, t.id) as urutan, ${tindakLanjutObject(asked)} as content
      from ${tindakLanjutSource} where ${sql.join(conditions, sql` and `)}`,
    page,
  );
}

/** Follow-ups of a unit's year in the order of its instrument, what was withdrawn last. */
export async function readTindakLanjut(
  db: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  as: ReadAs,
): Promise<StoredTindakLanjut[]> {
  const { rows } = await sql<{ content: StoredTindakLanjut }>`
    select ${tindakLanjutObject(as)} as content from ${tindakLanjutSource}
    where t.satuan_kerja_id = ${satuan_kerja_id} and t.tahun = ${tahun}
    order by t.ditarik is not null, k.urutan, s.urutan, c.nomor, t.id desc limit ${MOST_ROWS}`.execute(db);
  return rows.map(({ content }) => content);
}

/** One follow-up of a unit's year; undefined where there is none such. */
export async function findTindakLanjut(
  db: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  id: number,
  as: ReadAs,
): Promise<StoredTindakLanjut | undefined> {
  const { rows } = await sql<{ content: StoredTindakLanjut }>`
    select ${tindakLanjutObject(as)} as content from ${tindakLanjutSource}
    where t.id = ${id} and t.satuan_kerja_id = ${satuan_kerja_id} and t.tahun = ${tahun}`.execute(db);
  return rows[0]?.content;
}

/** How far units are with the recommendations of a year, all or one of them; who has none is left out. */
export async function summarizeTindakLanjut(
  db: Kysely<Tables>,
  tahun: number,
  hariIni: string,
  satuanKerjaId?: number,
): Promise<ReadonlyMap<number, RingkasTindakLanjut>> {
  const { rows } = await sql<RingkasTindakLanjut & { satuan_kerja_id: number }>`
    select t.satuan_kerja_id, count(*) filter (where t.keadaan = 'terbuka')::integer as terbuka,
      count(*) filter (where t.keadaan = 'diajukan')::integer as diajukan,
      count(*) filter (where t.keadaan = 'dikembalikan')::integer as dikembalikan,
      count(*) filter (where t.keadaan = 'selesai')::integer as selesai,
      count(*) filter (where ${terlambatSql(hariIni)})::integer as terlambat
    from lke_tindak_lanjut t where t.tahun = ${tahun} and t.ditarik is null
      ${satuanKerjaId === undefined ? sql`` : sql`and t.satuan_kerja_id = ${satuanKerjaId}`} group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ satuan_kerja_id, ...counts }) => [satuan_kerja_id, counts]));
}
