import type { LkeBukti } from '@selaras/contracts';
import type { Halaman } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { buktiObject, buktiSource } from '../penilaian/bukti-sql';
import type { HeldPenilaian } from '../penilaian/penilaian-repository';

/** What a criterion is asked in the repair round, as far as evidence depends on it. */
interface Kriteria {
  readonly instrumen_id: number;
  readonly skala: { kode: string; nilai: number }[];
  readonly nilai: string | null;
  readonly catatan: string | null;
  readonly perlu_perbaikan: boolean | null;
}

/** A criterion of this year's instrument with what the evaluator said of it; undefined where the year has none such. */
export async function findKriteria(
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun, kriteriaId }: { satuan_kerja_id: number; tahun: number; kriteriaId: number },
): Promise<Kriteria | undefined> {
  const { rows } = await sql<Kriteria>`
    select i.id as instrumen_id, j.nilai, j.catatan, j.perlu_perbaikan, (
      select json_agg(json_build_object('kode', s.kode, 'nilai', s.nilai)) from lke_skala s
      where s.instrumen_id = i.id) as skala
    from lke_kriteria c join lke_sub_komponen p on p.id = c.sub_komponen_id
    join lke_komponen k on k.id = p.komponen_id join lke_instrumen i on i.id = k.instrumen_id
    left join lke_jawaban j on j.kriteria_id = c.id and j.satuan_kerja_id = ${satuan_kerja_id} and j.tahun = ${tahun}
      and j.tahap = 1
    where c.id = ${kriteriaId} and i.tahun = ${tahun}`.execute(tx);
  return rows[0];
}

interface PutForward {
  readonly kriteria_id: number;
  readonly tahap: 1 | 2;
  readonly eviden_versi_id: number;
}

/** Pages as columns. */
export const halamanColumns = (halaman: Halaman | null) => ({
  halaman_dari: halaman?.dari ?? null,
  halaman_sampai: halaman?.sampai ?? null,
});

/** Contents that are put forward for a criterion, in both rounds. */
export async function listForKriteria(
  tx: Kysely<Tables>,
  { id: penilaian_id }: HeldPenilaian,
  kriteria_id: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('lke_bukti')
    .where('penilaian_id', '=', penilaian_id)
    .where('kriteria_id', '=', kriteria_id)
    .select('eviden_versi_id')
    .execute();
  return rows.map(({ eviden_versi_id }) => eviden_versi_id);
}

/** Puts a content forward; one that is put forward for the criterion already stays as it is. */
export async function insertBukti(
  tx: Kysely<Tables>,
  { id: penilaian_id, satuan_kerja_id, tahun }: HeldPenilaian,
  { kriteria_id, tahap, eviden_versi_id, halaman }: PutForward & { readonly halaman: Halaman | null },
): Promise<LkeBukti> {
  await tx
    .insertInto('lke_bukti')
    .values({
      ...{ penilaian_id, satuan_kerja_id, tahun, kriteria_id, tahap, eviden_versi_id },
      ...halamanColumns(halaman),
    })
    .onConflict((conflict) =>
      conflict.columns(['penilaian_id', 'kriteria_id', 'eviden_versi_id']).doNothing(),
    )
    .execute();
  return readBukti(
    tx,
    sql`b.penilaian_id = ${penilaian_id} and b.kriteria_id = ${kriteria_id} and b.eviden_versi_id = ${eviden_versi_id}`,
  );
}

async function readBukti(tx: Kysely<Tables>, where: RawBuilder<unknown>): Promise<LkeBukti> {
  const { rows } = await sql<{ content: LkeBukti }>`
    select ${buktiObject} as content from ${buktiSource} where ${where}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('What was put forward is not there');
  return row.content;
}

/** What is put forward as it is now, whole. */
export const findBuktiWhole = (tx: Kysely<Tables>, id: number): Promise<LkeBukti> =>
  readBukti(tx, sql`b.id = ${id}`);

export async function updateHalaman(tx: Kysely<Tables>, id: number, halaman: Halaman | null): Promise<void> {
  await tx.updateTable('lke_bukti').set(halamanColumns(halaman)).where('id', '=', id).execute();
}

export const findBukti = (tx: Kysely<Tables>, { id: penilaian_id }: HeldPenilaian, id: number) =>
  tx
    .selectFrom('lke_bukti')
    .where('id', '=', id)
    .where('penilaian_id', '=', penilaian_id)
    .select(['id', 'versi', 'tahap', 'kriteria_id', 'eviden_versi_id'])
    .forUpdate()
    .executeTakeFirst();

export async function deleteBukti(tx: Kysely<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('lke_bukti').where('id', '=', id).execute();
}

/** In the round in which the unit writes, a criterion shows one content of a piece of evidence: earlier ones go from it. */
export async function removeEarlier(
  tx: Kysely<Tables>,
  { id: penilaian_id }: HeldPenilaian,
  { kriteria_id, tahap, eviden_id, eviden_versi_id }: PutForward & { readonly eviden_id: number },
): Promise<void> {
  await tx
    .deleteFrom('lke_bukti')
    .where('penilaian_id', '=', penilaian_id)
    .where('kriteria_id', '=', kriteria_id)
    .where('tahap', '=', tahap)
    .where('eviden_versi_id', '<>', eviden_versi_id)
    .where('eviden_versi_id', 'in', (versions) =>
      versions.selectFrom('lke_eviden_versi').where('eviden_id', '=', eviden_id).select('id'),
    )
    .execute();
}

/**
 * Where the unit still writes in a round, a criterion shows the newest content instead of earlier ones, with the pages that
 * were named unless the new file has fewer.
 */
export async function moveToVersi(
  tx: Kysely<Tables>,
  { id: penilaian_id, satuan_kerja_id, tahun }: HeldPenilaian,
  { tahap, eviden_id, versi_id }: { tahap: 1 | 2; eviden_id: number; versi_id: number },
): Promise<void> {
  await sql`
    with lama as (
      delete from lke_bukti b using lke_eviden_versi v
      where v.id = b.eviden_versi_id and v.eviden_id = ${eviden_id} and v.id <> ${versi_id}
        and b.penilaian_id = ${penilaian_id} and b.tahap = ${tahap}
      returning b.id, b.kriteria_id, b.halaman_dari, b.halaman_sampai),
    baru as (
      select coalesce(f.jumlah_halaman, 9999) as jumlah from lke_eviden_versi v
      left join berkas f on f.id = v.berkas_id where v.id = ${versi_id})
    insert into lke_bukti (penilaian_id, satuan_kerja_id, tahun, kriteria_id, tahap, eviden_versi_id, halaman_dari,
      halaman_sampai)
    select distinct on (kriteria_id) ${penilaian_id}::bigint, ${satuan_kerja_id}::bigint, ${tahun}::integer, kriteria_id,
      ${tahap}::smallint, ${versi_id}::bigint,
      case when coalesce(halaman_sampai, halaman_dari) <= jumlah then halaman_dari end,
      case when halaman_sampai <= jumlah then halaman_sampai end
    from lama cross join baru order by kriteria_id, id desc
    on conflict (penilaian_id, kriteria_id, eviden_versi_id) do nothing`.execute(tx);
}
