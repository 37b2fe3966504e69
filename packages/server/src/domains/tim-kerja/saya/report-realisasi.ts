import { BUKTI_PER_TRIWULAN, type RealisasiAnggota } from '@selaras/contracts';
import { bolehDilaporkan, triwulanWord } from '@selaras/domain';
import { claimFiles, releaseFiles } from '../../../kit/files/file-repository';
import type { WriteInput } from '../../../kit/resource/write-input';
import { ProblemError } from '../../../plugins/problem';
import { passTriwulan } from './kunci-langkah';
import { type Bagian, holdLangkahOf, type Langkah } from './langkah-repository';
import { findNip } from './nip-pembaca';
import { quarterOf, storeLaporan } from './realisasi-repository';

export interface Laporan extends WriteInput {
  readonly bagianId: number;
  readonly triwulan: number;
}

interface Held {
  readonly langkah: Langkah;
  readonly bagian: Bagian;
  readonly now: RealisasiAnggota;
}

/** The reader's own quarter, held and open: 404 when it is not his, 409 once it was confirmed, 423 while it is closed. */
export async function holdLaporan(input: Laporan): Promise<Held> {
  const { tx, actor, tahun, bagianId, triwulan } = input;
  const [nip, found] = [await findNip(tx, actor.id), await holdLangkahOf(tx, bagianId, tahun)];
  if (found === undefined || nip === null || found.bagian.nip !== nip)
    throw new ProblemError('TIDAK_DITEMUKAN');
  await passTriwulan(input, found.langkah, triwulan);
  return { ...found, now: quarterOf(found.bagian, triwulan) };
}

/** What was confirmed stays as it was confirmed. */
export function requireUnconfirmed(now: RealisasiAnggota): void {
  if (now.keadaan !== 'dikonfirmasi') return;
  throw new ProblemError('BENTROK', {
    pesan: 'Realisasi ini sudah dikonfirmasi. Minta yang mengonfirmasi mengembalikannya bila perlu diubah.',
    terkini: now,
  });
}

/** Only where something is expected a figure is reported (422); one from before may be taken back. */
export function requireTarget(now: RealisasiAnggota, realisasi: number | null | undefined): void {
  if (realisasi === undefined || realisasi === null || realisasi === now.realisasi) return;
  if (bolehDilaporkan(now)) return;
  const pesan = `Anda tidak punya target pada ${triwulanWord(now.triwulan)}, sehingga tidak ada yang dilaporkan. Minta ketua tim membagi targetnya dahulu.`;
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { realisasi: [pesan] } });
}

/** Stores what a member reports of a quarter; it waits for its answer. */
export async function reportRealisasi(
  { tx, bagianId, triwulan }: Laporan,
  { langkah, now }: Held,
  body: { realisasi?: number | null; uraian?: string | null },
): Promise<void> {
  const { realisasi = now.realisasi, uraian = now.uraian } = body;
  await tx
    .updateTable('langkah_aksi_anggota')
    .set({ [`realisasi_tw${triwulan}`]: realisasi })
    .where('id', '=', bagianId)
    .execute();
  await storeLaporan(
    tx,
    { bagianId, triwulan, unit: langkah.satuan_kerja.satuan_kerja_id },
    { realisasi, uraian },
  );
}

const TUJUAN = 'bukti_langkah_aksi';

/** Attaches an uploaded file to a quarter. */
export async function attachBukti(input: Laporan, { langkah, now }: Held, berkas_id: number): Promise<void> {
  const { tx, actor, tahun, bagianId, triwulan } = input;
  if (now.bukti.length >= BUKTI_PER_TRIWULAN) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      errors: { berkas_id: [`Paling banyak ${BUKTI_PER_TRIWULAN} bukti tiap triwulan`] },
    });
  }
  const { satuan_kerja_id } = langkah.satuan_kerja;
  const owner = {
    tujuan: TUJUAN,
    ownerId: langkah.id,
    satuanKerjaId: satuan_kerja_id,
    actorId: actor.id,
  } as const;
  await claimFiles(tx, [berkas_id], owner);
  await tx
    .insertInto('bukti_langkah_aksi')
    .values({
      langkah_aksi_id: langkah.id,
      langkah_aksi_anggota_id: bagianId,
      satuan_kerja_id,
      tahun_kinerja: tahun,
      triwulan,
      berkas_id,
    })
    .execute();
}

/** Takes evidence off a quarter; the file is swept a day later. */
export async function detachBukti({ tx, bagianId, triwulan }: Laporan, buktiId: number): Promise<void> {
  const gone = await tx
    .deleteFrom('bukti_langkah_aksi')
    .where('id', '=', buktiId)
    .where('langkah_aksi_anggota_id', '=', bagianId)
    .where('triwulan', '=', triwulan)
    .returning('berkas_id')
    .executeTakeFirst();
  if (gone === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  await releaseFiles(tx, [gone.berkas_id]);
}

/** The quarter as it is after a write. */
export async function readLaporan({ tx, bagianId, triwulan, tahun }: Laporan): Promise<RealisasiAnggota> {
  const found = await holdLangkahOf(tx, bagianId, tahun);
  if (found === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return quarterOf(found.bagian, triwulan);
}
