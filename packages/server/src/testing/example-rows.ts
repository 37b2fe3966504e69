import type { AnyCall } from '@selaras/contracts';
import type { PengusulCross } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables';

/** Tables behind paths with `{id}` whose rows belong to units. */
const tables = {
  'sasaran-strategis-pd': 'sasaran_strategis_pd',
  'kinerja-program': 'kinerja_program',
  'kinerja-kegiatan': 'kinerja_kegiatan',
  'kinerja-sub-kegiatan': 'kinerja_sub_kegiatan',
  'kinerja-langkah-aksi': 'kinerja_langkah_aksi',
  'perjanjian-kinerja': 'perjanjian_kinerja',
  'tim-kerja': 'tim_kerja',
  'kamus-indikator': 'kamus_indikator',
  'kamus-indikator-fungsional': 'kamus_indikator_fungsional',
  'capaian-iku.update-pd': 'sasaran_strategis_pd',
  // The first level of `{tingkat}`.
  'kinerja-langkah-aksi-terintegrasi': 'sasaran_strategis_pd',
} as const satisfies Record<string, keyof Tables>;

type ExampleRow = (call: AnyCall, unit: number) => number | undefined;

const CROSS = 'kinerja-cross-cutting';
/** A unit that nobody of the matrix belongs to. */
const PARTNER = 1024;
const DECIDE = `${CROSS}.putuskan`;

/** Says which row of a unit a call with `{id}` can be tried on; undefined when the call is about no unit's row. */
export async function findExampleRows(db: Kysely<Tables>, units: readonly number[]): Promise<ExampleRow> {
  const ids = new Map<string, number>();
  for (const [segment, table] of Object.entries(tables)) {
    const { rows } = await sql<{ unit: number; id: number }>`
      select satuan_kerja_id as unit, min(id) as id from ${sql.table(table)}
      where deleted_at is null group by 1`.execute(db);
    for (const { unit, id } of rows) ids.set(`${segment} ${unit}`, id);
  }
  const { rows: aksi } = await sql<{ unit: number; id: number; level: string }>`
    select satuan_kerja_id as unit, level, min(id) as id from rencana_aksi
    where deleted_at is null group by 1, 2`.execute(db);
  for (const { unit, id, level } of aksi) ids.set(`rencana-aksi-${level} ${unit}`, id);
  for (const unit of units) {
    ids.set(`${CROSS} ${unit}`, await addCross(db, unit, 'induk'));
    ids.set(`${DECIDE} ${unit}`, await addCross(db, unit, 'anak'));
    ids.set(`dokumen ${unit}`, await addDokumen(db, unit));
    ids.set(`program-inovatif ${unit}`, await addInovasi(db, unit));
    ids.set(`perjanjian-kinerja-pegawai ${unit}`, await addPerjanjianPegawai(db, unit));
    ids.set(`penyebab-kegagalan ${unit}`, await addPenyebab(db, unit));
    ids.set(`lkip.read ${unit}`, await addNarasi(db, unit));
  }
  return ({ path, act }, unit) => {
    if (!path.includes('{id}')) return undefined;
    return ids.get(`${act.name} ${unit}`) ?? ids.get(`${path.split('/')[1]} ${unit}`);
  };
}

/** A document of a year that no seed has, with its file. */
async function addDokumen(db: Kysely<Tables>, unit: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('dokumen')
      .values({ jenis_dokumen_id: 1, tahun: 2031, tahun_akhir: 2031, satuan_kerja_id: unit })
      .returning('id')
      .executeTakeFirstOrThrow();
    const berkas = await tx
      .insertInto('berkas')
      .values({
        nama_acak: String(unit).padStart(32, '0'),
        nama: 'contoh.pdf',
        jenis: 'application/pdf',
        ukuran: 1,
        sha256: '0'.repeat(64),
        tujuan: 'dokumen',
        dipakai: true,
        pemilik_id: id,
        created_by: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('dokumen_versi')
      .values({ dokumen_id: id, nomor: 1, judul: 'Contoh', berkas_id: berkas.id })
      .execute();
    return id;
  });
}

async function addInovasi(db: Kysely<Tables>, unit: number): Promise<number> {
  const { id } = await db
    .insertInto('program_inovatif')
    .values({ tahun: 2025, satuan_kerja_id: unit, judul: 'Contoh', deskripsi: 'Contoh', manfaat: 'Contoh' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A contribution that this unit proposed and that was accepted (`induk`), or that it has to decide about (`anak`). */
async function addCross(db: Kysely<Tables>, unit: number, side: PengusulCross): Promise<number> {
  const status = side === 'induk' ? 'disetujui' : 'diusulkan';
  const own = (alias: string) => sql`${sql.ref(`${alias}.satuan_kerja_id`)} = ${unit}`;
  const other = (alias: string) => sql`${sql.ref(`${alias}.satuan_kerja_id`)} = ${PARTNER}`;
  const { rows } = await sql<{ id: number }>`
    insert into kinerja_cross (tahun, level_induk, induk_id, level_anak, anak_id, satuan_kerja_induk_id, satuan_kerja_id,
      status)
    select a.tahun_kinerja, 'kinerja-program', i.id, 'kinerja-kegiatan', a.id, i.satuan_kerja_id, a.satuan_kerja_id,
      ${status}
    from kinerja_program i join kinerja_kegiatan a on a.tahun_kinerja = i.tahun_kinerja
    where ${side === 'induk' ? own('i') : other('i')} and ${side === 'induk' ? other('a') : own('a')}
      and i.deleted_at is null and a.deleted_at is null and not exists (
        select from kinerja_cross c where c.level_induk = 'kinerja-program' and c.induk_id = i.id and c.anak_id = a.id)
    order by a.tahun_kinerja, i.id, a.id limit 1
    returning id`.execute(db);
  if (rows[0] === undefined) throw new Error(`No contribution can be made for unit ${unit}`);
  return rows[0].id;
}

/** The agreement of one of the unit's employees. */
async function addPerjanjianPegawai(db: Kysely<Tables>, unit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into perjanjian_kinerja (tahun, satuan_kerja_id, jenis, subjek_id, pihak_pertama_nama, pihak_pertama_jabatan)
    select 2025, satuan_kerja_id, 'pegawai', id, peg_nama, jabatan from pegawai
    where satuan_kerja_id = ${unit} order by id limit 1 returning id`.execute(db);
  if (rows[0] === undefined) throw new Error(`Unit ${unit} has no employee`);
  return rows[0].id;
}

/** Why one of the unit's sub-activities missed its target. */
async function addPenyebab(db: Kysely<Tables>, unit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into penyebab_kegagalan (tahun_kinerja, satuan_kerja_id, kinerja_sub_kegiatan_id, triwulan, penyebab)
    select tahun_kinerja, satuan_kerja_id, id, 1, 'Contoh' from kinerja_sub_kegiatan
    where satuan_kerja_id = ${unit} and deleted_at is null order by tahun_kinerja, id limit 1 returning id`.execute(
    db,
  );
  if (rows[0] === undefined) throw new Error(`Unit ${unit} has no sub-activity`);
  return rows[0].id;
}

/** The narrative of one of the unit's key indicators, in the report of the year that is chosen by itself. */
async function addNarasi(db: Kysely<Tables>, unit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with laporan as (
      insert into lkip (satuan_kerja_id, tahun) values (${unit}, 2024)
      on conflict (satuan_kerja_id, tahun) do update set updated_at = now() returning id
    )
    insert into lkip_narasi (lkip_id, sasaran_strategis_pd_id)
    select laporan.id, goal.id from laporan, sasaran_strategis_pd goal
    where goal.satuan_kerja_id = ${unit} and goal.deleted_at is null
    order by goal.id desc limit 1
    on conflict do nothing returning id`.execute(db);
  const made = rows[0]?.id ?? (await findNarasi(db, unit));
  if (made === undefined) throw new Error(`Unit ${unit} has no key indicator`);
  return made;
}

const findNarasi = async (db: Kysely<Tables>, unit: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('lkip_narasi')
      .innerJoin('lkip', 'lkip.id', 'lkip_narasi.lkip_id')
      .where('lkip.satuan_kerja_id', '=', unit)
      .where('lkip.tahun', '=', 2024)
      .select('lkip_narasi.id')
      .executeTakeFirst()
  )?.id;
