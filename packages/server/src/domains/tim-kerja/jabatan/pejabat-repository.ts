import type { BodyOf, PejabatSementara, pejabatSementaraCalls } from '@selaras/contracts';
import { isBerhenti, zonedDate } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import { holdAudit } from '../../../database/as-actor';
import { belumBerhenti } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { notThere } from './not-there';

/** Acting holders of a unit's posts, the latest first, at most a hundred. */
export async function listPejabat(
  db: Kysely<Tables>,
  unit: number,
  hariIni: string,
): Promise<PejabatSementara[]> {
  const { rows } = await sql<PejabatSementara>`
    select s.id, s.versi, json_build_object('id', so.id, 'nama', so.jabatan_nama) as jabatan, p.peg_nama as nama,
      p.berhenti_pada, s.jenis, s.mulai::text as mulai, s.selesai::text as selesai, s.dasar,
      ${hariIni}::date between s.mulai and s.selesai and ${belumBerhenti(sql`p.berhenti_pada`, hariIni)} as aktif
    from pejabat_sementara s join struktur_organisasi so on so.id = s.struktur_organisasi_id
    join pegawai p on p.peg_nip = s.nip
    where s.satuan_kerja_id = ${unit} and s.deleted_at is null
    order by s.mulai desc, s.id desc limit 100`.execute(db);
  return rows;
}

/** Posts of a unit that somebody can act for, with who holds them. */
export async function listJabatan(db: Kysely<Tables>, unit: number, hariIni: string) {
  const { rows } = await sql<{ id: number; nama: string; pejabat: string | null }>`
    select so.id, so.jabatan_nama as nama, p.peg_nama as pejabat from struktur_organisasi so
    left join pegawai p on p.peg_nip = pejabat_pada(so.id, ${hariIni}::date)
    where so.satuan_kerja_id = ${unit} and so.deleted_at is null order by so.level, so.id`.execute(db);
  return rows;
}

/** Lets somebody act for a post for a while; 409 while another one acts for it. */
export async function addPejabat(
  tx: Kysely<Tables>,
  actor: SignedIn,
  unit: number,
  { jabatan_id, pegawai_id, ...masa }: BodyOf<typeof pejabatSementaraCalls.create>,
  now: Date,
): Promise<number> {
  await holdAudit(tx);
  const post = await tx
    .selectFrom('struktur_organisasi')
    .where('id', '=', jabatan_id)
    .where('satuan_kerja_id', '=', unit)
    .where('deleted_at', 'is', null)
    .select(['id', 'pejabat_nip'])
    .forUpdate()
    .executeTakeFirst();
  if (post === undefined) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      errors: { jabatan_id: ['Pilih jabatan satuan kerja ini sendiri.'] },
    });
  }
  const orang = await tx
    .selectFrom('pegawai')
    .where('id', '=', pegawai_id)
    .where('deleted_at', 'is', null)
    .select(['peg_nip', 'peg_nama', 'berhenti_pada'])
    .executeTakeFirst();
  if (orang === undefined) throw notThere();
  if (isBerhenti(orang.berhenti_pada, zonedDate(now))) {
    throw new ProblemError('BENTROK', {
      pesan: `${orang.peg_nama} sudah berhenti, sehingga tidak dapat menjabat sementara.`,
    });
  }
  if (orang.peg_nip === post.pejabat_nip) {
    throw new ProblemError('BENTROK', { pesan: `${orang.peg_nama} sudah memegang jabatan ini.` });
  }
  const other = await tx
    .selectFrom('pejabat_sementara')
    .where('struktur_organisasi_id', '=', jabatan_id)
    .where('deleted_at', 'is', null)
    .where('mulai', '<=', masa.selesai)
    .where('selesai', '>=', masa.mulai)
    .select('id')
    .executeTakeFirst();
  if (other !== undefined) {
    throw new ProblemError('BENTROK', {
      pesan: 'Jabatan ini sudah mempunyai pejabat sementara pada masa itu.',
    });
  }
  const { id } = await tx
    .insertInto('pejabat_sementara')
    .values({
      ...masa,
      satuan_kerja_id: unit,
      struktur_organisasi_id: jabatan_id,
      nip: orang.peg_nip,
      created_by: actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
