import {
  type GiliranAnggota,
  isBeralasan,
  isBerhenti,
  isGiliran,
  type KeadaanAnggota,
  keadaanAnggotaWords,
  type LangkahAnggota,
  langkahAnggota,
  penyetujuAnggota,
  zonedDate,
} from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { holdAudit } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { isMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { findAnggota, isKunci, type Kunci } from './anggota-repository';
import { anggotaSource, type StoredAnggota } from './anggota-sql';
import { type Pembaca, pelakuAnggota, requireOpenYear } from './pembaca';
import { jabatanOf, presentRinci, situasiOf } from './present-anggota';
import { writeRiwayat } from './write-riwayat';

/** A write of one place. */
export interface Change {
  readonly tx: Kysely<Tables>;
  readonly pembaca: Pembaca;
  readonly kunci: Kunci;
  /** Left out: the version was checked already. */
  readonly request?: FastifyRequest;
}

/** A place, held until the transaction ends; 404 where there is none such in the year. */
export async function holdAnggota({ tx, pembaca, kunci }: Change): Promise<StoredAnggota> {
  await holdAudit(tx);
  await sql`select a.id from ${anggotaSource} where ${isKunci(kunci)} for update of a`.execute(tx);
  const row = await findAnggota(tx, kunci, pembaca.tahun);
  if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return row;
}

/** 412 with the place as it is now, when another version was read. */
export async function requireSame({ tx, pembaca, request }: Change, row: StoredAnggota): Promise<void> {
  if (request === undefined || isMatch(request, rowEtag(row))) return;
  throw new ProblemError('VERSI_BASI', { terkini: await presentRinci(tx, pembaca, row) });
}

/** 409 with the state: in it that is not done. */
export const wrongState = ({ status, versi, nama }: StoredAnggota): ProblemError =>
  new ProblemError('BENTROK', {
    pesan: `Keadaan ${nama} dalam tim ini sekarang "${keadaanAnggotaWords[status]}". Muat ulang halaman untuk melihatnya.`,
    terkini: { status, versi },
  });

/** Takes a step of a place that is his to take; 409 in any other state, and while somebody else's turn it is. */
export async function takeLangkah(change: Change, langkah: LangkahAnggota, catatan: string): Promise<void> {
  const { tx, pembaca } = change;
  const { dari, ke, oleh } = langkahAnggota[langkah];
  const row = await holdAnggota(change);
  requireOpenYear(pembaca);
  if (!(dari as readonly KeadaanAnggota[]).includes(row.status)) throw wrongState(row);
  await requireSame(change, row);
  const sebagai = await requireGiliran(change, row, oleh);
  requireAlasan(langkah, catatan);
  if (langkah === 'nonaktifkan' && row.jumlah_langkah > 0) {
    throw new ProblemError('BENTROK', {
      pesan: `${row.nama} masih memegang ${row.jumlah_langkah} langkah aksi tim ini. Pindahkan dahulu langkah aksinya.`,
    });
  }
  if (langkah === 'aktifkan') await requireBolehKembali(tx, row, pembaca);
  await tx
    .updateTable('tim_kerja_anggota')
    .set({
      status: ke,
      catatan: catatan || null,
      menunggu_sejak: ke === 'menunggu_kabid' || ke === 'menunggu_opd' ? pembaca.now : null,
      ...approvals(langkah, pembaca),
    })
    .where('id', '=', row.id)
    .execute();
  await writeRiwayat(tx, {
    id: row.id,
    langkah,
    dari: row.status,
    catatan,
    sebagai,
    userId: pembaca.actor.id,
  });
}

/** 409 for who leads the team by now, who is no member of it beside that, and for who has left. */
async function requireBolehKembali(
  tx: Kysely<Tables>,
  { id, nama, berhenti_pada }: StoredAnggota,
  { now }: Pembaca,
): Promise<void> {
  const { rows } = await sql<{ ketua: boolean }>`
    select a.nip is not distinct from t.nip_ketua as ketua
    from tim_kerja_anggota a join tim_kerja t on t.id = a.tim_kerja_id
    where a.id = ${id}`.execute(tx);
  const pesan = rows[0]?.ketua
    ? `${nama} sudah menjadi ketua tim ini.`
    : isBerhenti(berhenti_pada, zonedDate(now))
      ? `${nama} sudah berhenti, sehingga tidak dapat kembali ke tim.`
      : null;
  if (pesan !== null) throw new ProblemError('BENTROK', { pesan });
}

const ALASAN_MIN = 5;

/** 422 where a step that needs a reason has none. */
export function requireAlasan(langkah: LangkahAnggota, catatan: string): void {
  if (!isBeralasan(langkah) || catatan.length >= ALASAN_MIN) return;
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
    errors: { catatan: [`Tulis alasannya, sekurangnya ${ALASAN_MIN} huruf.`] },
  });
}

/** The post under which he decides; 409 with whom the row waits for, when that is somebody else. */
async function requireGiliran(
  { tx, pembaca }: Change,
  row: StoredAnggota,
  oleh: GiliranAnggota,
): Promise<string | null> {
  const posts = await jabatanOf(tx, [row], pembaca);
  const situasi = situasiOf(row, posts, pembaca);
  if (!isGiliran(pelakuAnggota(pembaca, row.tim.satuan_kerja.satuan_kerja_id), oleh, situasi)) {
    const names =
      oleh === 'unit' ? [] : penyetujuAnggota(oleh, situasi).nip.flatMap((nip) => posts.namaOf(nip) ?? []);
    throw new ProblemError('BENTROK', {
      pesan: `Keputusan tentang ${row.nama} ada pada ${names.length === 0 ? 'orang lain' : names.join(' atau ')}, bukan pada Anda.`,
      terkini: { status: row.status, versi: row.versi },
    });
  }
  if (oleh === 'unit') return null;
  const own = oleh === 'opd' ? row.tim.satuan_kerja.satuan_kerja_id : row.satuan_kerja.satuan_kerja_id;
  const post = pembaca.nip === null ? null : posts.sebagai(pembaca.nip, [own]);
  return post ?? 'Admin portal';
}

/** Who approved and when, as far as it still stands after a step. */
function approvals(langkah: LangkahAnggota, { nip, now }: Pembaca) {
  const kabid = { disetujui_kabid_nip: null, disetujui_kabid_pada: null };
  const opd = { disetujui_opd_nip: null, disetujui_opd_pada: null };
  if (langkah === 'setujui-kabid') return { disetujui_kabid_nip: nip, disetujui_kabid_pada: now, ...opd };
  if (langkah === 'setujui-opd') return { disetujui_opd_nip: nip, disetujui_opd_pada: now };
  if (langkah === 'tolak-opd' || langkah === 'cabut-opd') return opd;
  return langkah === 'nonaktifkan' ? {} : { ...kabid, ...opd };
}
