import type { AlurLkip, LangkahLkipRow } from '@selaras/contracts';
import { type KeadaanLkip, kekuranganLkip } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { momentColumn } from '../../../../kit/paging/read-page';
import { hasContent } from './has-content';
import type { Pemilik } from './pemilik';

/** Where a report stands; `id` null and `versi` 0 while nobody has written in it. */
export interface Alur {
  readonly id: number | null;
  readonly keadaan: KeadaanLkip;
  readonly keadaan_sejak: Date | null;
  readonly berkas_id: number | null;
  readonly dokumen_id: number | null;
  readonly versi: number;
}
export type HeldAlur = Alur & { readonly id: number };

const columns = ['id', 'keadaan', 'keadaan_sejak', 'berkas_id', 'dokumen_id', 'versi'] as const;

const rowOf = (db: Kysely<Tables>, { satuan_kerja_id, tahun }: Pemilik) =>
  db
    .selectFrom('lkip')
    .where('tahun', '=', tahun)
    .where('satuan_kerja_id', 'is not distinct from', satuan_kerja_id)
    .select(columns);

/** Where the report of an owner stands; one that nobody has begun is written. */
export async function findAlur(db: Kysely<Tables>, pemilik: Pemilik): Promise<Alur> {
  const row = await rowOf(db, pemilik).executeTakeFirst();
  return (
    row ?? { id: null, keadaan: 'disusun', keadaan_sejak: null, berkas_id: null, dokumen_id: null, versi: 0 }
  );
}

/** The report, begun where there is none, whose state nobody changes until the transaction ends. */
export async function holdAlur(
  tx: Kysely<Tables>,
  pemilik: Pemilik,
  strength: 'share' | 'update',
): Promise<HeldAlur> {
  await tx
    .insertInto('lkip')
    .values({ ...pemilik, versi: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const query = rowOf(tx, pemilik);
  return (strength === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirstOrThrow();
}

interface Step extends Pick<LangkahLkipRow, 'langkah' | 'ke'> {
  readonly catatan?: string;
  readonly nomor?: string;
  readonly tanggal?: string;
  readonly berkas_id?: number;
  readonly user_id: number;
  readonly waktu: Date;
}

/** Stores the state that a step leads to, and the step; answers the state's version. */
export async function storeLangkah(
  tx: Kysely<Tables>,
  { id: lkip_id, keadaan: dari }: HeldAlur,
  step: Step,
  kept: { berkas_id: number | null; dokumen_id: number | null },
): Promise<number> {
  const { versi } = await tx
    .updateTable('lkip')
    .set({ keadaan: step.ke, keadaan_sejak: step.waktu, ...kept })
    .where('id', '=', lkip_id)
    .returning('versi')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('lkip_langkah')
    .values({ lkip_id, dari, ...step })
    .execute();
  return versi;
}

const berkasJson = (id: ReturnType<typeof sql>) => sql`(
  select json_build_object('id', b.id, 'nama', b.nama, 'ukuran', b.ukuran, 'sha256', b.sha256)
  from berkas b where b.id = ${id})`;

/** Steps of a report, the newest first. A report takes few; the oldest of very many are left out. */
export async function listLangkah(db: Kysely<Tables>, lkipId: number | null): Promise<LangkahLkipRow[]> {
  const { rows } = await sql<LangkahLkipRow>`
    select l.id, l.langkah, l.dari, l.ke, ${momentColumn(sql`l.waktu`)} as waktu, u.nama as oleh, l.catatan, l.nomor,
      l.tanggal::text as tanggal, ${berkasJson(sql`l.berkas_id`)} as berkas
    from lkip_langkah l join users u on u.id = l.user_id
    where l.lkip_id = ${lkipId} order by l.id desc limit 200`.execute(db);
  return rows;
}

export async function findBerkas(db: Kysely<Tables>, id: number | null): Promise<AlurLkip['berkas']> {
  if (id === null) return null;
  const { rows } = await sql<{
    berkas: AlurLkip['berkas'];
  }>`select ${berkasJson(sql`${id}`)} as berkas`.execute(db);
  return rows[0]?.berkas ?? null;
}

/** Codes of the sections that have words or a picture, those of narratives among them. */
export async function listTertulis(db: Kysely<Tables>, lkipId: number | null): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ bagian: string }>`
    select bagian from lkip_bab where lkip_id = ${lkipId} and ${hasContent(sql`isi`)}`.execute(db);
  return new Set(rows.map(({ bagian }) => bagian));
}

/** Sections that have to be written and have neither words nor a picture. */
export const listKekurangan = async (db: Kysely<Tables>, lkipId: number | null) =>
  kekuranganLkip(await listTertulis(db, lkipId));

/** Keeps what each section says at this moment, so that the next review can be compared with it. */
export const keepDiajukan = (tx: Kysely<Tables>, lkipId: number) =>
  sql`insert into lkip_bab_versi (lkip_bab_id, isi, sebab, ditulis_pada, ditulis_oleh)
    select id, isi, 'diajukan', ditulis_pada, ditulis_oleh from lkip_bab where lkip_id = ${lkipId} and isi is not null`.execute(
    tx,
  );
