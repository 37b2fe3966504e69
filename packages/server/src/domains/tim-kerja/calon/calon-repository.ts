import { type CalonAnggota, type CalonRinci, type Page, PER_PAGE } from '@selaras/contracts';
import { allTriwulan, type LingkupOrang, zonedDate } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { akhirTahun, belumBerhenti, orangPada } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';
import { textFits } from '../../../kit/text/text-match';
import { isiTempat, isTempatBerlaku } from '../../../kit/tim-kerja/tempat-berlaku';
import { readPerjanjian } from '../tim/tim-repository';

/** SQL: an employee `p` as he was at the end of a year (`saat`), with his unit and division of then. */
const calonSource = (tahun: number) => sql`
  pegawai p cross join ${orangPada(sql`p.peg_nip`, akhirTahun(tahun))} saat
  join satuan_kerja sk on sk.satuan_kerja_id = saat.satuan_kerja_id
  left join struktur_organisasi so on so.id = saat.unit_kerja_id`;

/** SQL condition: the person is one of the unit's own, now or in the year. */
const isOwn = (unit: number, tahun: number) => sql<boolean>`(p.satuan_kerja_id = ${unit}
  or p.peg_nip in (select y.peg_nip from pegawai_pada(${tahun}::integer) y where y.satuan_kerja_id = ${unit}))`;

/** A person of a year as a unit may see him: people of another unit with name, post and unit alone. */
const calonObject = (unit: number, tahun: number) => sql`json_build_object(
  'pegawai_id', p.id, 'nip', case when ${isOwn(unit, tahun)} then p.peg_nip end, 'nama', p.peg_nama,
  'jabatan', saat.jabatan, 'unit_kerja', so.unit_kerja_nama, 'berhenti_pada', p.berhenti_pada,
  'satuan_kerja', json_build_object('satuan_kerja_id', sk.satuan_kerja_id,
    'satuan_kerja_nama', sk.satuan_kerja_nama, 'singkatan', sk.singkatan))`;

interface Asked {
  readonly unit: number;
  readonly tahun: number;
  readonly now: Date;
  readonly q: string;
  readonly lingkup: LingkupOrang;
  readonly page: number;
}

/** A word from which people of other units are looked for: fewer letters would find half the regency. */
const LONG_WORD = /[\p{L}\p{N}]{3}/u;

/** People by name, or by NIP: of the own unit any part of it, of another one only the whole; nobody who has left. */
export async function listCalon(
  db: Kysely<Tables>,
  { unit, tahun, now, q, lingkup, page }: Asked,
): Promise<Page<CalonAnggota>> {
  const conditions = [
    sql`p.deleted_at is null and ${belumBerhenti(sql`p.berhenti_pada`, zonedDate(now))}`,
    ...(lingkup === 'sendiri' || !LONG_WORD.test(q) ? [isOwn(unit, tahun)] : []),
    ...(q === '' ? [] : [matches(isOwn(unit, tahun), q)]),
  ];
  // A name may fit thousands: they are ordered by plain columns, and only those of the page are looked up.
  const { rows } = await sql<{ total: number; data: CalonAnggota[] }>`
    with semua as materialized (
      select p.id, p.peg_nama, not ${isOwn(unit, tahun)} as asing from pegawai p
      where ${sql.join(conditions, sql` and `)}
    ),
    halaman as (
      select * from semua order by asing, peg_nama, id limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}
    )
    select (select count(*) from semua)::integer as total, coalesce((
      select json_agg(${calonObject(unit, tahun)} order by halaman.asing, halaman.peg_nama, halaman.id)
      from halaman join (${calonSource(tahun)}) on p.id = halaman.id), '[]') as data`.execute(db);
  const { data, total } = rows[0] ?? { data: [], total: 0 };
  return { data, current_page: page, total, per_page: PER_PAGE };
}

function matches(own: RawBuilder<boolean>, q: string): RawBuilder<boolean> {
  const digits = q.replaceAll(/\s/g, '');
  if (!/^\d+$/.test(digits)) return textFits(sql`p.peg_nama`, q);
  return digits.length === 18
    ? sql`p.peg_nip = ${digits}`
    : sql`(${own} and p.peg_nip like ${`%${digits}%`})`;
}

/** What somebody carries in a year, as a unit may see it: of another unit's person the numbers alone. */
export async function findCalon(
  db: Kysely<Tables>,
  unit: number,
  pegawaiId: number,
  tahun: number,
): Promise<CalonRinci | undefined> {
  const { rows } = await sql<{ content: CalonAnggota; peg_nip: string; own: boolean }>`
    select ${calonObject(unit, tahun)} as content, p.peg_nip, ${isOwn(unit, tahun)} as own
    from ${calonSource(tahun)} where p.id = ${pegawaiId} and p.deleted_at is null`.execute(db);
  const found = rows[0];
  if (found === undefined) return undefined;
  const { content, peg_nip, own } = found;
  const [dipegang, memimpin, perjanjian] = await Promise.all([
    readDipegang(db, { unit, nip: peg_nip, tahun }),
    own ? readMemimpin(db, peg_nip, tahun) : [],
    own ? readPerjanjian(db, pegawaiId, tahun) : [],
  ]);
  return { ...content, ...dipegang, memimpin, perjanjian };
}

const readMemimpin = (db: Kysely<Tables>, nip: string, tahun: number) =>
  db
    .selectFrom('tim_kerja')
    .where('nip_ketua', '=', nip)
    .where('tahun', '=', tahun)
    .where('deleted_at', 'is', null)
    .select(['id', 'nama'])
    .orderBy('nama')
    .execute();

type Dipegang = Pick<CalonRinci, 'tim' | 'jumlah_tim' | 'beban' | 'langkah_aksi' | 'jumlah_langkah'>;

async function readDipegang(
  db: Kysely<Tables>,
  { unit, nip, tahun }: { unit: number; nip: string; tahun: number },
): Promise<Dipegang> {
  const beban = sql.join(
    allTriwulan.map(
      (tw) => sql`json_build_object('triwulan', ${sql.lit(tw)}, 'jumlah',
        (select count(*) from langkah where ${sql.ref(`target_tw${tw}`)} <> 0))`,
    ),
  );
  const { rows } = await sql<Dipegang>`
    with langkah as (
      select l.* from langkah_aksi_anggota la
      join kinerja_langkah_aksi l on l.id = la.langkah_aksi_id and l.deleted_at is null
      where la.nip = ${nip} and la.deleted_at is null and l.tahun_kinerja = ${tahun}
    ), tim as (
      select t.id, t.nama, t.satuan_kerja_id, ${isiTempat('peran')} as peran, a.status,
        ${isTempatBerlaku} as berlaku from tim_kerja_anggota a
      join tim_kerja t on t.id = a.tim_kerja_id and t.deleted_at is null
      where a.nip = ${nip} and a.deleted_at is null and a.status <> 'nonaktif' and t.tahun = ${tahun}
    )
    select
      coalesce((select json_agg(json_build_object('id', id, 'nama', nama, 'peran', peran, 'status', status,
          'berlaku', berlaku) order by nama)
        from tim where satuan_kerja_id = ${unit}), '[]') as tim,
      (select count(*)::integer from tim) as jumlah_tim,
      json_build_array(${beban}) as beban,
      coalesce((select json_agg(json_build_object('id', id, 'sasaran', sasaran) order by id)
        from (select * from langkah where satuan_kerja_id = ${unit} order by id limit 10) x), '[]') as langkah_aksi,
      (select count(*)::integer from langkah) as jumlah_langkah`.execute(db);
  return rows[0] ?? { tim: [], jumlah_tim: 0, beban: [], langkah_aksi: [], jumlah_langkah: 0 };
}
