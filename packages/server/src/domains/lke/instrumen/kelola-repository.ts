import type { IsiInstrumen, KelolaInstrumen } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn } from '../../../kit/paging/read-page';

/** Instruments by year with their use, newest year first. */
export async function listTahunInstrumen(db: Kysely<Tables>) {
  const { rows } = await sql<{ tahun: number; nama: string; kriteria: number; dipakai: number }>`
    select i.tahun, i.nama,
      (select count(*)::integer from lke_kriteria c join lke_sub_komponen s on s.id = c.sub_komponen_id
        join lke_komponen k on k.id = s.komponen_id where k.instrumen_id = i.id) as kriteria,
      (select count(*)::integer from lke_penilaian p where p.instrumen_id = i.id and p.keadaan <> 'draft') as dipakai
    from lke_instrumen i order by i.tahun desc`.execute(db);
  return rows;
}

/** Worksheets that were handed in with an instrument. */
export async function countDipakai(db: Kysely<Tables>, instrumenId: number): Promise<number> {
  const { jumlah } = await db
    .selectFrom('lke_penilaian')
    .where('instrumen_id', '=', instrumenId)
    .where('keadaan', '<>', 'draft')
    .select((eb) => eb.fn.countAll<string>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}

const MOST_CHANGES = 50;

export async function listRiwayat(
  db: Kysely<Tables>,
  instrumenId: number,
): Promise<KelolaInstrumen['riwayat']> {
  const { rows } = await sql<KelolaInstrumen['riwayat'][number]>`
    select r.versi, r.ringkasan, u.nama as oleh, ${momentColumn(sql`r.waktu`)} as waktu
    from lke_instrumen_riwayat r left join users u on u.id = r.user_id
    where r.instrumen_id = ${instrumenId} order by r.id desc limit ${MOST_CHANGES}`.execute(db);
  return rows;
}

/** The row of a year's instrument, held until the transaction ends: nobody hands in a worksheet meanwhile. */
export const holdInstrumen = (tx: Kysely<Tables>, tahun: number) =>
  tx.selectFrom('lke_instrumen').where('tahun', '=', tahun).selectAll().forUpdate().executeTakeFirst();

interface Holds {
  readonly kriteria: readonly number[];
  readonly kode: readonly string[];
}

/**
 * What drafts already hold of an instrument: criteria that were answered, proved, given out in a part or talked about,
 * and codes that were answered.
 */
export async function findTerjawab(tx: Kysely<Tables>, instrumenId: number): Promise<Holds> {
  const { rows } = await sql<Holds>`
    with lembar as (select id from lke_penilaian where instrumen_id = ${instrumenId})
    select
      array(select distinct kriteria_id from (
        select kriteria_id from lke_jawaban where penilaian_id in (select id from lembar)
        union select kriteria_id from lke_bukti where penilaian_id in (select id from lembar)
        union select kriteria_id from lke_komentar where penilaian_id in (select id from lembar)
        union select b.kriteria_id from lke_bagian_kriteria b
          join lke_instrumen i on i.tahun = b.tahun and i.id = ${instrumenId}) isi)::integer[] as kriteria,
      array(select distinct jawaban from lke_jawaban
        where penilaian_id in (select id from lembar) and jawaban is not null) as kode`.execute(tx);
  return rows[0] ?? { kriteria: [], kode: [] };
}

/** Writes all parts in their order: those with an id are changed, those without made. */
export async function storeIsi(tx: Kysely<Tables>, instrumenId: number, isi: IsiInstrumen): Promise<void> {
  await tx.deleteFrom('lke_skala').where('instrumen_id', '=', instrumenId).execute();
  await tx
    .insertInto('lke_skala')
    .values(isi.skala.map((jawaban, at) => ({ instrumen_id: instrumenId, urutan: at + 1, ...jawaban })))
    .execute();
  for (const [at, { id, subKomponen, ...part }] of isi.komponen.entries()) {
    const komponen_id = await put(tx, 'lke_komponen', id, {
      instrumen_id: instrumenId,
      urutan: at + 1,
      ...part,
    });
    for (const [place, { id: subId, kriteria, ...sub }] of subKomponen.entries()) {
      const sub_komponen_id = await put(tx, 'lke_sub_komponen', subId, {
        komponen_id,
        urutan: place + 1,
        ...sub,
      });
      await putKriteria(tx, sub_komponen_id, kriteria);
    }
  }
}

type Part = 'lke_komponen' | 'lke_sub_komponen';

async function put(
  tx: Kysely<Tables>,
  table: Part,
  id: number | null,
  values: Record<string, unknown>,
): Promise<number> {
  const names = Object.keys(values);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const given = sql.join(names.map((name) => sql`${values[name]}`));
  const { rows } =
    id === null
      ? await sql<{ id: number }>`
          insert into ${sql.table(table)} (${columns}) values (${given}) returning id`.execute(tx)
      : await sql<{ id: number }>`
          update ${sql.table(table)} set (${columns}) = row(${given}) where id = ${id} returning id`.execute(
          tx,
        );
  return Number(rows[0]?.id);
}

/** Criteria of a sub-component in two statements, however many there are. */
async function putKriteria(
  tx: Kysely<Tables>,
  sub_komponen_id: number,
  kriteria: IsiInstrumen['komponen'][number]['subKomponen'][number]['kriteria'],
): Promise<void> {
  const numbered = kriteria.map(({ id, uraian, sumber }, at) => ({
    id,
    uraian,
    sumber,
    nomor: at + 1,
    sub_komponen_id,
  }));
  const kept = numbered.filter(({ id }) => id !== null);
  const made = numbered.filter(({ id }) => id === null).map(({ id: _, ...row }) => row);
  if (kept.length > 0) {
    await sql`
      update lke_kriteria c set uraian = b.uraian, nomor = b.nomor, sumber = b.sumber,
        sub_komponen_id = ${sub_komponen_id}
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) b(id bigint, uraian text, nomor integer, sumber text[])
      where c.id = b.id and (c.uraian, c.nomor, c.sumber, c.sub_komponen_id)
        is distinct from (b.uraian, b.nomor, b.sumber, ${sub_komponen_id}::bigint)`.execute(tx);
  }
  if (made.length > 0) await tx.insertInto('lke_kriteria').values(made).execute();
}

/** Ids of parts, by their level. */
export interface PartIds {
  readonly komponen: readonly number[];
  readonly subKomponen: readonly number[];
  readonly kriteria: readonly number[];
}

/** Takes parts away from the lowest level up, once those that stay have found their places. */
export async function removeParts(
  tx: Kysely<Tables>,
  { komponen, subKomponen, kriteria }: PartIds,
): Promise<void> {
  const levels = [
    ['lke_kriteria', kriteria],
    ['lke_sub_komponen', subKomponen],
    ['lke_komponen', komponen],
  ] as const;
  for (const [table, ids] of levels) {
    if (ids.length === 0) continue;
    await sql`delete from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(tx);
  }
}
