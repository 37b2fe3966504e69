import type { PlanningValidation } from '@selaras/contracts';
import { checkReadyToSubmit, countDownOf, partTemuan, temuanWords } from '@selaras/domain';
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
import { listCascade } from './cascade-repository';
import {
  hasRencana,
  type LangkahValidasi,
  listLangkah,
  type Step,
  storeStep,
} from './validasi-perencanaan-repository';
import {
  afterAjukan,
  afterKembalikan,
  afterSetujui,
  afterTarik,
  isTurn,
  isUndecided,
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
  validasi: PlanningValidation | null;
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
    const langkah = await listLangkah(tx, satuanKerjaId, tahun);
    const keadaan = { ...input, tx, validasi, langkah, deadlinePassed };
    const baru = await next[aksi](keadaan);
    const temuan = asksForWholePlan.has(aksi) ? await requireWholePlan(keadaan) : {};
    const step = { satuan_kerja_id: satuanKerjaId, tahun, aksi, catatan, temuan, user_id: actor.id };
    const newVersion = await storeStep(tx, { ...step, tahap: validasi?.tahap ?? 1 }, baru);
    return {
      validasi: baru,
      versi: newVersion,
      kemampuan: kemampuanOf(actor, satuanKerjaId, { validasi: baru, langkah: aksi, deadlinePassed }),
    };
  });
}

type Keadaan = StepInput & {
  readonly tx: Transaction<Tables>;
  readonly validasi: PlanningValidation | null;
  /** Every step before this one, the newest first. */
  readonly langkah: readonly LangkahValidasi[];
  readonly deadlinePassed: boolean;
};

const next: Record<Step['aksi'], (keadaan: Keadaan) => Promise<PlanningValidation | null>> = {
  ajukan: async (keadaan) => {
    const { tx, validasi, satuanKerjaId, tahun } = keadaan;
    if (validasi !== null && validasi.keadaan !== 'dikembalikan') {
      throw new ProblemError('BENTROK', { pesan: 'Perencanaan ini sudah diajukan.' });
    }
    await requireTime(keadaan, 'Batas waktu pengisian sudah lewat; pengajuan ditutup.');
    if (!(await hasRencana(tx, satuanKerjaId, tahun))) {
      throw new ProblemError('BENTROK', { pesan: 'Belum ada kinerja program yang dapat divalidasi.' });
    }
    return afterAjukan(validasi);
  },
  tarik: async (keadaan) => {
    const { validasi, langkah } = keadaan;
    if (validasi?.keadaan !== 'menunggu') {
      throw new ProblemError('BENTROK', { pesan: 'Perencanaan ini tidak sedang menunggu validasi.' });
    }
    if (!isUndecided({ validasi, langkah: langkah[0]?.aksi ?? null })) {
      throw new ProblemError('BENTROK', {
        pesan: 'Validator sudah memutus pengajuan ini, jadi tidak dapat ditarik lagi.',
      });
    }
    await requireTime(keadaan, 'Batas waktu pengisian sudah lewat; pengajuan tidak dapat ditarik lagi.');
    return afterTarik(langkah.find(({ aksi }) => aksi === 'kembalikan'));
  },
  setujui: async (keadaan) => afterSetujui(waiting(keadaan)),
  kembalikan: async (keadaan) => afterKembalikan(waiting(keadaan), keadaan.catatan ?? ''),
};

/** After the deadline only super goes on, and the audit log says so. */
async function requireTime({ tx, actor, deadlinePassed }: Keadaan, pesan: string): Promise<void> {
  if (!deadlinePassed) return;
  if (!hasRole(actor, 'super')) throw new ProblemError('TERKUNCI', { pesan });
  await auditPassedLock(tx, 'batas-waktu');
}

const asksForWholePlan: ReadonlySet<Step['aksi']> = new Set(['ajukan', 'setujui']);

/**
 * Refuses a plan that lacks what is required, by the row of each finding (decision 118); answers how many findings of
 * each kind were advised and not done.
 */
async function requireWholePlan({
  tx,
  satuanKerjaId,
  tahun,
  validasi,
}: Keadaan): Promise<Record<string, number>> {
  const temuan = checkReadyToSubmit(await listCascade(tx, satuanKerjaId, tahun));
  const { wajib, saran } = partTemuan(temuan, validasi);
  if (wajib.length > 0) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      pesan: `${wajib.length} hal wajib dilengkapi dahulu. Periksa yang ditandai.`,
      errors: Object.fromEntries(
        wajib.map(({ kunci }) => [
          kunci,
          wajib.filter((one) => one.kunci === kunci).map(({ jenis }) => temuanWords[jenis].title),
        ]),
      ),
    });
  }
  return countBy(saran.map(({ jenis }) => jenis));
}

const countBy = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]));

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
