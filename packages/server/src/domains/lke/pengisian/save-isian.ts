import type { CheckedBodyOf, LkeBaris, lkeIsianCalls } from '@selaras/contracts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { listBaris } from '../penilaian/lembar-repository';
import { evaluated, visibleBaris } from '../penilaian/lembar-view';
import { requireMayWrite } from '../penilaian/pengisi';
import { type HeldPenilaian, holdPenilaian } from '../penilaian/penilaian-repository';
import { requireOpen } from '../penilaian/require-open';
import { findScale, type Scale, storeIsian } from './isian-repository';

type Body = CheckedBodyOf<typeof lkeIsianCalls.save>;

interface SaveInput {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly satuanKerjaId: number;
  readonly tahun: number;
  readonly kriteriaId: number;
}

/**
 * Saves what the unit says of one criterion, in the round that is open to it. The state of the worksheet and the part
 * that the criterion is in cannot change meanwhile; two people never write over each other (domain §4).
 */
export async function saveIsian(input: SaveInput, body: Body): Promise<LkeBaris> {
  const { db, actor, request, satuanKerjaId, tahun, kriteriaId } = input;
  const requireScale = async (tx: Kysely<Tables>) => {
    const scale = await findScale(tx, { tahun, kriteriaId });
    if (scale === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return scale;
  };
  const lembar = { satuan_kerja_id: satuanKerjaId, tahun };

  const read = async (tx: Kysely<Tables>, penilaian: HeldPenilaian, scale: Scale): Promise<LkeBaris> => {
    const { instrumen_id: instrumenId } = scale;
    const rows = await listBaris(tx, { instrumenId, penilaianId: penilaian.id, kriteriaId });
    const [row] = visibleBaris(evaluated(scale, rows), { keadaan: penilaian.keadaan, pelaku: ['unit'] });
    if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return row;
  };

  return asActor(db, actor.id, async (tx) => {
    const { instrumen_id } = await requireScale(tx);
    const penilaian = await holdPenilaian(tx, { ...lembar, instrumen_id }, 'share');
    await requireMayWrite(tx, actor, lembar, kriteriaId);
    requireOpen(penilaian, 'unit');
    const scale = await requireScale(tx);
    const before = await read(tx, penilaian, scale);
    const tahap = penilaian.keadaan === 'draft' ? 1 : 2;
    requireMeant(body, { tahap, perbaikan: before.perbaikan, skala: scale.skala });
    const { versi } = tahap === 1 ? before.tahap_1 : before.tahap_2;
    requireMatch(request, rowEtag({ versi }), before);
    const stored = await storeIsian(tx, penilaian, {
      kriteria_id: kriteriaId,
      tahap,
      versi,
      nilai: writtenOf(body),
    });
    const after = await read(tx, penilaian, scale);
    if (!stored) throw new ProblemError('VERSI_BASI', { terkini: after });
    return after;
  });
}

/** What was sent, an empty explanation being none. */
const writtenOf = ({ jawaban, uraian }: Body) => ({
  ...(jawaban !== undefined && { jawaban }),
  ...(uraian !== undefined && { uraian: uraian === '' ? null : uraian }),
});

interface Round {
  readonly tahap: 1 | 2;
  readonly perbaikan: boolean;
  readonly skala: readonly { readonly kode: string }[];
}

/** 422 for an answer that the instrument does not know, or one in the repair round; 409 for what needs no repair. */
function requireMeant({ jawaban }: Body, { tahap, perbaikan, skala }: Round): void {
  if (tahap === 2 && !perbaikan) {
    throw new ProblemError('BENTROK', { pesan: 'Kriteria ini tidak ditandai untuk diperbaiki.' });
  }
  if (jawaban === undefined || jawaban === null) return;
  const known = skala.map(({ kode }) => kode);
  if (tahap === 1 && known.includes(jawaban)) return;
  const pesan =
    tahap === 2
      ? 'Jawaban tidak diubah pada tahap perbaikan'
      : `Pilih salah satu jawaban: ${known.join(', ')}`;
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: { jawaban: [pesan] } });
}
