import type { BodyOf, JabatanBaru, PegawaiDetail, pegawaiCalls } from '@selaras/contracts';
import { pegawaiActs } from '@selaras/contracts';
import { nipMessages, nipProblem, statusAsn, zonedDate } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { askAgain, holdTempatMenunggu } from './ask-again';
import { endSessionsOfPegawai } from './end-sessions';
import { requirePegawai } from './pegawai-detail';
import { refuseWrongDay, refuseWrongPlace } from './pegawai-faults';
import { takePost } from './pejabat';

interface Write {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What an employee must be for a change: employed, or no longer. */
type Needed = keyof PegawaiDetail['kemampuan'];

const tooLate: Readonly<Record<Needed, string>> = {
  ubah: 'Pegawai ini sudah berhenti. Catat dahulu bahwa ia kembali bekerja.',
  kembali: 'Pegawai ini masih bekerja.',
};

/** Changes one employee whose version the request names (`If-Match`), and answers him as he is afterwards. */
export async function changePegawai(
  { db, actor, request, reply }: Write,
  nip: string,
  needed: Needed,
  change: (tx: Kysely<Tables>, pegawai: PegawaiDetail) => Promise<void>,
): Promise<{ data: PegawaiDetail }> {
  const data = await asActor(db, actor.id, async (tx) => {
    await tx.selectFrom('pegawai').where('peg_nip', '=', nip).select('id').forNoKeyUpdate().execute();
    const before = await requirePegawai(tx, actor, nip);
    requireMatch(request, rowEtag(before), before);
    if (!before.kemampuan[needed]) throw new ProblemError('BENTROK', { pesan: tooLate[needed] });
    const tempat = await holdTempatMenunggu(tx, [nip]);
    await change(tx, before);
    await askAgain(tx, [nip], tempat);
    // Whoever gives somebody to another unit no longer sees him there: what he gave away is answered once more.
    return readAfter(tx, actor, nip, before);
  });
  reply.header('ETag', rowEtag(data));
  return { data };
}

async function readAfter(
  tx: Kysely<Tables>,
  actor: SignedIn,
  nip: string,
  before: PegawaiDetail,
): Promise<PegawaiDetail> {
  const row = await tx
    .selectFrom('pegawai')
    .where('peg_nip', '=', nip)
    .select(['satuan_kerja_id', 'versi'])
    .executeTakeFirstOrThrow();
  if (can(actor, pegawaiActs.tulis, row)) return requirePegawai(tx, actor, nip);
  return { ...before, versi: row.versi, kemampuan: { ubah: false, kembali: false } };
}

/** A new employee. Throws 422 by field, also for a number that is taken. */
export async function insertPegawai(
  tx: Kysely<Tables>,
  { nip, nama, tmt_jabatan, ...jabatan }: BodyOf<typeof pegawaiCalls.create>,
  now: Date,
): Promise<void> {
  const problem = nipProblem(nip);
  if (problem !== null) throw wrongNip(nipMessages[problem]);
  await refuseWrongPlace(tx, nip, jabatan);
  if (tmt_jabatan !== null)
    refuseWrongDay({ field: 'tmt_jabatan', tanggal: tmt_jabatan, sesudah: null, now });
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pegawai')
    .values({ peg_nip: nip, peg_nama: nama, status_asn: statusAsn(nip), tmt_jabatan, ...jabatan })
    .onConflict((conflict) => conflict.column('peg_nip').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) {
    throw wrongNip(
      'Pegawai dengan NIP ini sudah tercatat. Yang pindah dicatat oleh satuan kerja asalnya atau admin.',
    );
  }
  await takePost(tx, nip, jabatan);
}

const wrongNip = (pesan: string) => new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: { nip: [pesan] } });

/** Corrects what is written of an employee; his present post is corrected without a new day. */
export async function correctPegawai(
  tx: Kysely<Tables>,
  { nip, satuan_kerja: { satuan_kerja_id } }: PegawaiDetail,
  { nama, ...jabatan }: BodyOf<typeof pegawaiCalls.update>,
): Promise<void> {
  await refuseWrongPlace(tx, nip, { ...jabatan, satuan_kerja_id });
  await tx
    .updateTable('pegawai')
    .set({ peg_nama: nama, ...jabatan })
    .where('peg_nip', '=', nip)
    .execute();
  await takePost(tx, nip, jabatan);
}

/**
 * A post since a day: of who moves it follows his last one, of who returns his leaving; sessions from before a return or
 * a move to another unit end. Whoever gives somebody to another
 * unit leaves his division, his superior and a leading post to that unit.
 */
export async function startPost(
  tx: Kysely<Tables>,
  { nip, tmt_jabatan, berhenti_pada, satuan_kerja }: PegawaiDetail,
  baru: JabatanBaru,
  { actor, now }: { readonly actor: SignedIn; readonly now: Date },
): Promise<void> {
  const sesudah = berhenti_pada ?? tmt_jabatan;
  refuseWrongDay({ field: 'tmt_jabatan', tanggal: baru.tmt_jabatan, sesudah, now });
  if (!can(actor, pegawaiActs.tulis, baru)) refuseForeignPost(baru);
  await refuseWrongPlace(tx, nip, baru);
  await tx
    .updateTable('pegawai')
    .set({ ...withSuperior(baru, satuan_kerja), berhenti_pada: null, alasan_berhenti: null })
    .where('peg_nip', '=', nip)
    .execute();
  const moves = baru.satuan_kerja_id !== satuan_kerja.satuan_kerja_id;
  if (moves || berhenti_pada !== null) await endSessionsOfPegawai(tx, [nip], now);
  await takePost(tx, nip, baru);
}

/** Whoever goes to another unit leaves his superior behind. */
const withSuperior = (baru: JabatanBaru, before: PegawaiDetail['satuan_kerja']) =>
  baru.satuan_kerja_id === before.satuan_kerja_id ? baru : { ...baru, atasan_nip: baru.atasan_nip ?? null };

function refuseForeignPost({ jenis_jabatan, unit_kerja_id, atasan_nip }: JabatanBaru): void {
  const pesan = 'Diisi oleh satuan kerja yang menerima';
  const errors = {
    ...(jenis_jabatan === 'struktural' && { jenis_jabatan: [pesan] }),
    ...(unit_kerja_id !== null && { unit_kerja_id: [pesan] }),
    ...(atasan_nip != null && { atasan_nip: [pesan] }),
  };
  if (Object.keys(errors).length > 0) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors });
}

/** Ends the employment; his post becomes free, what is written of the years before stays his. */
export async function endPegawai(
  tx: Kysely<Tables>,
  { nip, tmt_jabatan }: PegawaiDetail,
  { pada, alasan }: BodyOf<typeof pegawaiCalls.berhenti>,
  now: Date,
): Promise<void> {
  refuseWrongDay({ field: 'pada', tanggal: pada, sesudah: tmt_jabatan, now });
  await tx
    .updateTable('pegawai')
    .set({ berhenti_pada: pada, alasan_berhenti: alasan })
    .where('peg_nip', '=', nip)
    .execute();
  if (pada <= zonedDate(now)) await endSessionsOfPegawai(tx, [nip], now);
  await takePost(tx, nip, null);
}
