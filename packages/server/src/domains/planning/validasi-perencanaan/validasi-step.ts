import type { PlanningValidation } from '@selaras/contracts';
import { countDownOf } from '@selaras/domain';
import { can, hasRole, type Rule } from '@selaras/roles';
import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findBatasWaktu } from '../../../kit/batas-waktu/batas-waktu-repository';
import { auditPassedLock, holdValidasi } from '../../../kit/locks/lock-repository';
import { findVersion } from '../../../kit/locks/validasi-repository';
import { requireMatch } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { hasRencana, type Step, storeStep } from './validasi-perencanaan-repository';
import {
  afterAjukan,
  afterKembalikan,
  afterSetujui,
  isTurn,
  type Kemampuan,
  kemampuanOf,
} from './validasi-rules';

export interface StepInput {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly tahun: number;
  readonly now: Date;
  readonly satuanKerjaId: number;
  readonly catatan: string | null;
}

interface Keputusan {
  validasi: PlanningValidation;
  versi: number;
  kemampuan: Kemampuan;
}

/** One step of the workflow: the state that was read must still be the state, and it must be the actor's turn. */
export function takeStep(aksi: Step['aksi'], input: StepInput): Promise<Keputusan> {
  const { actor, request, tahun, now, satuanKerjaId, catatan } = input;
  return writeOnce(input, async (tx) => {
    await holdValidasi(tx, satuanKerjaId, tahun, 'exclusive');
    const { validasi, versi } = await findVersion(tx, satuanKerjaId, tahun);
    requireMatch(request, `"${versi}"`, { validasi, versi });
    const deadlinePassed = !countDownOf(await findBatasWaktu(tx, tahun), now).active;
    const baru = await next[aksi]({ ...input, tx, validasi, deadlinePassed });
    const step = { satuan_kerja_id: satuanKerjaId, tahun, aksi, catatan, user_id: actor.id };
    const newVersion = await storeStep(tx, { ...step, tahap: validasi?.tahap ?? 1 }, baru);
    return {
      validasi: baru,
      versi: newVersion,
      kemampuan: kemampuanOf(actor, satuanKerjaId, baru, deadlinePassed),
    };
  });
}

type Keadaan = StepInput & {
  readonly tx: Transaction<Tables>;
  readonly validasi: PlanningValidation | null;
  readonly deadlinePassed: boolean;
};

const next: Record<Step['aksi'], (keadaan: Keadaan) => Promise<PlanningValidation>> = {
  ajukan: async ({ tx, actor, validasi, satuanKerjaId, tahun, deadlinePassed }) => {
    if (validasi !== null && validasi.keadaan !== 'dikembalikan') {
      throw new ProblemError('BENTROK', { pesan: 'Perencanaan ini sudah diajukan.' });
    }
    if (deadlinePassed) {
      if (!hasRole(actor, 'super')) {
        throw new ProblemError('TERKUNCI', {
          pesan: 'Batas waktu pengisian sudah lewat; pengajuan ditutup.',
        });
      }
      await auditPassedLock(tx, 'batas-waktu');
    }
    if (!(await hasRencana(tx, satuanKerjaId, tahun))) {
      throw new ProblemError('BENTROK', { pesan: 'Belum ada kinerja program yang dapat divalidasi.' });
    }
    return afterAjukan(validasi);
  },
  setujui: async (keadaan) => afterSetujui(waiting(keadaan)),
  kembalikan: async (keadaan) => afterKembalikan(waiting(keadaan), keadaan.catatan ?? ''),
};

/** The plan that waits for exactly this actor. */
function waiting({ actor, validasi }: Keadaan): PlanningValidation {
  if (validasi === null || validasi.keadaan !== 'menunggu') {
    throw new ProblemError('BENTROK', { pesan: 'Perencanaan ini tidak sedang menunggu validasi.' });
  }
  if (!isTurn(actor, validasi)) {
    throw new ProblemError('BENTROK', {
      pesan: `Perencanaan ini menunggu validator tahap ${validasi.tahap}.`,
    });
  }
  return validasi;
}

/** Submission is the unit's own act; the decision is not about units. */
export function requireOwn(actor: SignedIn, rule: Rule, satuan_kerja_id: number): void {
  if (!can(actor, rule, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
}
