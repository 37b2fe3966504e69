import type { BawaanTim, Page, TimKerjaRinci } from '@selaras/contracts';
import { type KekuranganTim, zonedDate } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { belumBerhenti } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';
import { type PageAsked, readPage } from '../../../kit/paging/read-page';
import { textFits } from '../../../kit/text/text-match';
import { isTempatBerlaku } from '../../../kit/tim-kerja/tempat-berlaku';
import { inScope, type UnitScope } from '../../../kit/visibility/unit-scope';
import { jumlahLangkahSql } from '../anggota/anggota-sql';
import { bawaanRows, kinerjaRows, type StoredTim, timObject, timSource } from './tim-sql';

interface ListAsked {
  readonly tahun: number;
  readonly now: Date;
  readonly scope: UnitScope;
  readonly q?: string | undefined;
  readonly keadaan?: KekuranganTim | undefined;
  readonly page: PageAsked;
}

const place = (condition: RawBuilder<boolean>) => sql<boolean>`exists (
  select from tim_kerja_anggota a where a.tim_kerja_id = t.id and a.deleted_at is null and ${condition})`;

const keadaanSql = (
  hariIni: string,
): Readonly<Record<NonNullable<ListAsked['keadaan']>, RawBuilder<boolean>>> => ({
  // Who has left leads nothing: the team needs somebody else.
  'tanpa-ketua': sql`(t.nip_ketua is null or not ${belumBerhenti(sql`k.berhenti_pada`, hariIni)})`,
  menunggu: place(sql`a.menunggu_sejak is not null`),
  'tanpa-anggota': sql`not ${place(sql`a.status <> 'nonaktif'`)}`,
});

/** Teams of a year, by unit and name; what hangs on them is counted for those of the page alone. */
export async function listTim(
  db: Kysely<Tables>,
  { tahun, now, scope, q, keadaan, page }: ListAsked,
): Promise<Page<StoredTim>> {
  const conditions = [
    sql`t.deleted_at is null and t.tahun = ${tahun}`,
    inScope(scope, sql`t.satuan_kerja_id`),
    ...(keadaan === undefined ? [] : [keadaanSql(zonedDate(now))[keadaan]]),
    textFits(sql`concat_ws(' ', t.nama, k.peg_nama)`, q),
  ];
  const order = sql`row(sk.satuan_kerja_nama, t.nama, t.id)`;
  const { data, ...rest } = await readPage<number>(
    db,
    sql`select ${order} as urutan, to_json(t.id) as content
      from tim_kerja t join satuan_kerja sk on sk.satuan_kerja_id = t.satuan_kerja_id
      left join pegawai k on k.peg_nip = t.nip_ketua where ${sql.join(conditions, sql` and `)}`,
    page,
  );
  const { rows } = await sql<{ content: StoredTim }>`
    select ${timObject} as content from ${timSource} where t.id = any(${data}::bigint[]) order by ${order}`.execute(
    db,
  );
  return { ...rest, data: rows.map(({ content }) => content) };
}

/** One team; undefined where there is none such. */
export async function findTim(db: Kysely<Tables>, id: number): Promise<StoredTim | undefined> {
  const { rows } = await sql<{ content: StoredTim }>`
    select ${timObject} as content from ${timSource} where t.id = ${id} and t.deleted_at is null`.execute(db);
  return rows[0]?.content;
}

/** What a team carries, by level, at most 500. */
export async function readBawaan(db: Kysely<Tables>, id: number): Promise<BawaanTim[]> {
  const { rows } = await sql<BawaanTim>`
    select b.level, b.id, b.indikator, b.bagian_dari, b.pelaksana from tim_kerja t cross join lateral (${bawaanRows}) b
    where t.id = ${id} order by b.urutan, b.bagian_dari, b.id limit 500`.execute(db);
  return rows;
}

/** What binds the leader of a team in its year. */
export async function readIkatanKetua(
  db: Kysely<Tables>,
  { id, tahun, ketua }: StoredTim,
): Promise<TimKerjaRinci['ikatan_ketua']> {
  if (ketua === null) return { perjanjian: [], perjanjian_tim: [], jumlah_langkah: 0 };
  const [perjanjian, perjanjian_tim, { rows }] = await Promise.all([
    readPerjanjian(db, ketua.pegawai_id, tahun),
    readPerjanjianTim(db, id, ketua.nip),
    sql<{ jumlah: number }>`select ${jumlahLangkahSql(sql`${id}`, sql`${ketua.nip}`)} as jumlah`.execute(db),
  ]);
  return { perjanjian, perjanjian_tim, jumlah_langkah: rows[0]?.jumlah ?? 0 };
}

type PerjanjianTim = TimKerjaRinci['ikatan_ketua']['perjanjian_tim'];

/** Agreements about performances of a team in which somebody signs for it. */
async function readPerjanjianTim(db: Kysely<Tables>, timId: number, nip: string): Promise<PerjanjianTim> {
  const { rows } = await sql<PerjanjianTim[number]>`
    select k.id, k.status from tim_kerja t cross join lateral (${kinerjaRows}) b
    join perjanjian_kinerja k on k.jenis = b.level and k.subjek_id = b.id and k.tahun = t.tahun
    where t.id = ${timId} and k.pihak_pertama_nip = ${nip} and k.deleted_at is null order by k.id`.execute(
    db,
  );
  return rows;
}

/** Agreements of an employee in a year. */
export const readPerjanjian = (db: Kysely<Tables>, pegawaiId: number, tahun: number) =>
  db
    .selectFrom('perjanjian_kinerja')
    .where('jenis', '=', 'pegawai')
    .where('subjek_id', '=', pegawaiId)
    .where('tahun', '=', tahun)
    .where('deleted_at', 'is', null)
    .select(['id', 'status'])
    .orderBy('id')
    .execute();

export interface Tergantung {
  readonly jenis: string;
  readonly nama: string;
}

/** Everything that keeps a team from being dissolved, at most a hundred. */
export async function readTergantung(db: Kysely<Tables>, id: number): Promise<Tergantung[]> {
  const { rows } = await sql<Tergantung>`
    select jenis, nama from (
      select b.level as jenis, b.indikator as nama, b.urutan
      from tim_kerja t cross join lateral (${kinerjaRows}) b where t.id = ${id}
      union all
      select 'rencana-aksi', r.rencana_aksi, 4 from rencana_aksi r
      where r.tim_kerja_id = ${id} and r.deleted_at is null
      union all
      select 'anggota', p.peg_nama, 5 from tim_kerja_anggota a join pegawai p on p.peg_nip = a.nip
      where a.tim_kerja_id = ${id} and a.deleted_at is null
        and (${isTempatBerlaku} or a.menunggu_sejak is not null)
    ) x order by urutan, nama limit 100`.execute(db);
  return rows;
}
