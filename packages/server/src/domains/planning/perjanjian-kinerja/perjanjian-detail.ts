import { type PerjanjianDetail, type PerjanjianKinerjaKind, perjanjianKinerjaActs } from '@selaras/contracts';
import { type Actor, can } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findFile } from '../../../kit/files/file-repository';
import { isOpenAgreement } from '../../../kit/perjanjian/open-agreement';
import { type Visibility, visibilityOf } from '../../../kit/visibility/visibility';
import { isOnApprovedPlan } from './approved-plan';
import { kendalaOf } from './kendala';
import { readContent } from './perjanjian-content';
import type { PerjanjianKinerja } from './perjanjian-kinerja';
import { findPerjanjian } from './perjanjian-kinerja-repository';
import { openRowsOf } from './perjanjian-list';
import { mayDo, mayRead } from './perjanjian-rights';
import { subjekTables } from './subjek';

/** The row of an agreement, without its contents. */
export function findRow(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom('perjanjian_kinerja')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
}
export type StoredAgreement = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/** A draft shows the plan as it is now, whatever it said when it was made. */
export async function withPlan(
  db: Kysely<Tables>,
  perjanjian: PerjanjianKinerja,
  subjek_id: number | null,
): Promise<PerjanjianKinerja> {
  if (perjanjian.status !== 'draf') return perjanjian;
  const content = await readContent(db, { ...perjanjian, subjek_id });
  if (content === undefined) return perjanjian;
  const { pertama, kedua, item, anggaran } = content;
  return {
    ...perjanjian,
    pihak_pertama: pertama ?? perjanjian.pihak_pertama,
    pihak_kedua: kedua,
    item,
    anggaran,
  };
}

/** One agreement with everything that its page shows of it. */
export async function readDetail(
  db: Kysely<Tables>,
  row: StoredAgreement,
  actor: Actor,
): Promise<Omit<PerjanjianDetail, 'instansi'>> {
  const { id, jenis, subjek_id, tahun, status, tahap, perubahan_ke, versi, tanggal, tempat } = row;
  const isDraft = status === 'draf';
  const stored = await findPerjanjian(
    db,
    { jenis, id: subjek_id ?? 0, tahun_kinerja: tahun, perjanjian_id: id },
    { kelas: 'semua' },
  );
  const content =
    isDraft || jenis === 'pegawai' ? await readContent(db, { jenis, subjek_id, tahun }) : undefined;
  const hasMoved = jenis === 'pegawai' && content?.satuan_kerja_id !== row.satuan_kerja_id;
  const terbitan = await listIssued(db, row, visibilityOf(actor));
  const newest = terbitan.at(-1)?.id === id;
  const berkas = row.berkas_id === null ? undefined : await findFile(db, row.berkas_id);
  return {
    id,
    versi,
    tahun,
    jenis,
    subjek_id,
    tahap,
    perubahan_ke,
    status,
    tanggal,
    tempat,
    satuan_kerja: await findUnit(db, row.satuan_kerja_id),
    pihak_pertama: isDraft ? (content?.pertama ?? null) : (stored?.pihak_pertama ?? null),
    pihak_kedua: isDraft ? (content?.kedua ?? null) : (stored?.pihak_kedua ?? null),
    item:
      (isDraft ? content?.item : stored?.item)?.map(
        ({ sasaran, indikator, satuan, polaritas, range_min, range_max, target }) => ({
          sasaran,
          indikator,
          satuan,
          polaritas,
          range_min,
          range_max,
          target,
        }),
      ) ?? [],
    anggaran: [...((isDraft ? content?.anggaran : stored?.anggaran) ?? [])],
    berkas:
      berkas === undefined
        ? null
        : { id: berkas.id, nama: berkas.nama, jenis: berkas.jenis, ukuran: berkas.ukuran },
    kendala: isDraft ? kendalaOf(jenis, content, await isOnApprovedPlan(db, row)) : null,
    kemampuan: {
      terbitkan: isDraft && mayDo(actor, 'terbitkan', row),
      tandaTangan: !isDraft && mayDo(actor, 'tanda-tangan', row),
      perubahan: !isDraft && newest && !hasMoved && mayDo(actor, 'create', row),
      hapus: isDraft && mayDo(actor, 'remove', row),
    },
    rantai: await readChain(db, row, actor),
    terbitan,
  };
}

async function findUnit(db: Kysely<Tables>, id: number | null) {
  if (id === null) return null;
  return db
    .selectFrom('satuan_kerja')
    .where('satuan_kerja_id', '=', id)
    .select(['satuan_kerja_id', 'satuan_kerja_nama', 'singkatan'])
    .executeTakeFirstOrThrow();
}

/** All agreements about the same subject and year that the reader may open, the original first. */
function listIssued(
  db: Kysely<Tables>,
  { jenis, subjek_id, tahun }: StoredAgreement,
  visibility: Visibility,
) {
  return db
    .selectFrom('perjanjian_kinerja')
    .where(isOpenAgreement(visibility, 'perjanjian_kinerja'))
    .where('jenis', '=', jenis)
    .where('tahun', '=', tahun)
    .where('subjek_id', 'is not distinct from', subjek_id)
    .where('deleted_at', 'is', null)
    .select(['id', 'versi', 'tahap', 'perubahan_ke', 'status', 'tanggal'])
    .orderBy('perubahan_ke')
    .execute();
}

const induk = {
  'kinerja-sub-kegiatan': ['kinerja-kegiatan', 'kinerja_kegiatan_id'],
  'kinerja-kegiatan': ['kinerja-program', 'kinerja_program_id'],
  'kinerja-program': ['sasaran-strategis-pd', 'sasaran_strategis_pd_id'],
} as const;

interface Subject {
  readonly jenis: PerjanjianKinerjaKind;
  readonly subjek_id: number | null;
}

/** What stands above a subject in the cascade, the nearest first. */
async function ancestors(
  db: Kysely<Tables>,
  { jenis, subjek_id, tahun }: StoredAgreement,
): Promise<Subject[]> {
  if (jenis === 'pemda') return [];
  const found: Subject[] = [];
  let at: Subject | undefined = { jenis, subjek_id };
  if (jenis === 'pegawai') {
    at = await firstSub(db, subjek_id, tahun);
    if (at) found.push(at);
  }
  while (at !== undefined && at.jenis in induk) {
    const level = at.jenis as keyof typeof induk;
    const [above, column]: readonly [keyof typeof subjekTables, string] = induk[level];
    const { rows } = await sql<{ id: number }>`
      select ${sql.ref(column)} as id from ${sql.table(subjekTables[level])} where id = ${at.subjek_id}`.execute(
      db,
    );
    at = rows[0] && { jenis: above, subjek_id: rows[0].id };
    if (at) found.push(at);
  }
  return [...found, { jenis: 'pemda', subjek_id: null }];
}

/** An employee's steps stand below a sub-activity. */
async function firstSub(
  db: Kysely<Tables>,
  pegawaiId: number | null,
  tahun: number,
): Promise<Subject | undefined> {
  const { rows } = await sql<{ id: number }>`
    select l.kinerja_sub_kegiatan_id as id from langkah_aksi_anggota a
    join pegawai p on p.peg_nip = a.nip join kinerja_langkah_aksi l on l.id = a.langkah_aksi_id
    where p.id = ${pegawaiId} and l.tahun_kinerja = ${tahun} and a.deleted_at is null and l.deleted_at is null
    order by l.id limit 1`.execute(db);
  return rows[0] && { jenis: 'kinerja-sub-kegiatan', subjek_id: rows[0].id };
}

/** The agreements above one, as far as the reader may open them. */
async function readChain(
  db: Kysely<Tables>,
  row: StoredAgreement,
  actor: Actor,
): Promise<PerjanjianDetail['rantai']> {
  const above = await ancestors(db, row);
  if (above.length === 0) return [];
  const opens = can(actor, perjanjianKinerjaActs.get);
  const rows = await openRowsOf(db, row.tahun, above, visibilityOf(actor));
  return rows.map(({ jenis, perjanjian, pihak_pertama, satuan_kerja }) => ({
    jenis,
    id:
      perjanjian !== null &&
      opens &&
      mayRead(actor, {
        jenis,
        status: perjanjian.status,
        satuan_kerja_id: satuan_kerja?.satuan_kerja_id ?? null,
      })
        ? perjanjian.id
        : null,
    pihak_pertama: pihak_pertama?.nama ?? null,
    jabatan: pihak_pertama?.jabatan ?? null,
    status: perjanjian?.status ?? null,
  }));
}
