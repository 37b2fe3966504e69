import { BALASAN_LKIP_MAX, type CheckedBodyOf, type lkipAlurCalls, PERCAKAPAN_MAX } from '@selaras/contracts';
import { isBagianLkip, kalimatKeadaanLkip } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { requireMatch, rowEtag } from '../../../../plugins/etag';
import { ProblemError } from '../../../../plugins/problem';
import type { SignedIn } from '../../../../plugins/signed-in';
import { holdAlur } from '../akses/alur-repository';
import type { Pemilik } from '../akses/pemilik';
import { countKomentar, findIsi, holdPercakapan, insertKomentar, markSelesai } from './komentar-repository';
import { isPereviu, requireAct } from './pelaku';
import { sebaris, teksNaskah } from './teks-naskah';

interface Write {
  readonly tx: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly pemilik: Pemilik;
}
type Said = CheckedBodyOf<typeof lkipAlurCalls.komentar>;

/** The report in a state in which this side speaks: who reviews while he reviews, its authors until he is through. */
async function holdOpen({ tx, actor, pemilik }: Write) {
  const alur = await holdAlur(tx, pemilik, 'share');
  const pihak = isPereviu(actor, pemilik) ? ('pereviu' as const) : ('penyusun' as const);
  const speaks = alur.keadaan === 'direviu' || (pihak === 'penyusun' && alur.keadaan === 'disusun');
  if (!speaks) {
    throw new ProblemError('BENTROK', {
      pesan: `Laporan ini ${kalimatKeadaanLkip[alur.keadaan]}, catatan reviunya terkunci.`,
      terkini: { keadaan: alur.keadaan, versi: alur.versi },
    });
  }
  return { lkip_id: alur.id, pihak };
}

/** Begins a thread about a passage, or answers one. */
export async function addKomentar(write: Write, { bagian, kutipan, percakapan_id, teks }: Said) {
  const { tx, actor, pemilik } = write;
  requireAct(actor, pemilik, 'komentar');
  const { lkip_id, pihak } = await holdOpen(write);
  if (percakapan_id !== null) {
    const thread = await holdPercakapan(tx, lkip_id, percakapan_id);
    if (thread === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    await requireRoom(tx, lkip_id, percakapan_id, BALASAN_LKIP_MAX);
    return insertKomentar(tx, { lkip_id, bagian: thread.bagian, kutipan: null, percakapan_id, pihak, teks });
  }
  if (pihak !== 'pereviu') throw new ProblemError('TIDAK_BERHAK');
  await requireRoom(tx, lkip_id, null, PERCAKAPAN_MAX);
  await requirePassage(tx, lkip_id, bagian, kutipan);
  return insertKomentar(tx, { lkip_id, bagian, kutipan, percakapan_id, pihak, teks });
}

/** Marks a thread as done, or opens it again. */
export async function markKomentar(
  write: Write,
  request: FastifyRequest,
  { id, selesai }: { id: number; selesai: boolean },
) {
  const { tx, actor, pemilik } = write;
  requireAct(actor, pemilik, 'tandai');
  const { lkip_id } = await holdOpen(write);
  const thread = await holdPercakapan(tx, lkip_id, id);
  if (thread === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  requireMatch(request, rowEtag(thread), thread);
  return markSelesai(tx, id, selesai);
}

async function requireRoom(
  tx: Kysely<Tables>,
  lkipId: number,
  percakapanId: number | null,
  most: number,
): Promise<void> {
  if ((await countKomentar(tx, lkipId, percakapanId)) < most) return;
  const pesan =
    percakapanId === null
      ? `Satu laporan memuat paling banyak ${most} catatan reviu.`
      : 'Percakapan ini sudah panjang. Mulai yang baru.';
  throw new ProblemError('BENTROK', { pesan });
}

/** The section is one of the report, and the passage stands in it as it is quoted. */
async function requirePassage(
  tx: Kysely<Tables>,
  lkipId: number,
  bagian: string,
  kutipan: string | null,
): Promise<void> {
  const row = await findIsi(tx, lkipId, bagian);
  if (row === undefined && !isBagianLkip(bagian)) throw new ProblemError('TIDAK_DITEMUKAN');
  if (kutipan === null) return;
  const isi = row?.isi ?? null;
  if (isi !== null && teksNaskah(isi).includes(sebaris(kutipan))) return;
  const pesan =
    'Bacaan ini tidak ada di naskah seperti yang dipilih. Pilih lagi, tanpa nomor catatan kaki di dalamnya.';
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { kutipan: [pesan] } });
}
