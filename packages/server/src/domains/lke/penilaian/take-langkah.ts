import type { LkeInstrumen } from '@selaras/contracts';
import { kekuranganLke, kekuranganLkeWords, type LangkahLke, langkahLke } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { requireMatch } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { requireInstrumen } from '../instrumen/require-instrumen';
import { issueTindakLanjut } from './issue-tindak-lanjut';
import { keadaanWords } from './keadaan-words';
import { listBaris } from './lembar-repository';
import { evaluated } from './lembar-view';
import { pelakuOf } from './pelaku';
import { requireKoordinator } from './pengisi';
import { type HeldPenilaian, holdPenilaian, storeLangkah } from './penilaian-repository';
import { beginPleno } from './pleno-repository';
import { refuseLembar } from './refuse-lembar';

interface StepInput {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly satuanKerjaId: number;
  readonly tahun: number;
  readonly alasan: string | null;
}

/**
 * One step of an evaluation in one transaction: whose step it is, the state that was read must still be the state, the
 * step must lead on from it, and nothing may be missing (domain §4).
 */
export function takeLangkah(langkah: LangkahLke, input: StepInput) {
  const { actor, request, satuanKerjaId, tahun, alasan } = input;
  const { dari, ke, oleh } = langkahLke[langkah];
  return writeOnce(input, async (tx) => {
    const { id: instrumen_id } = await requireInstrumen(tx, tahun);
    const pelaku = await pelakuOf(tx, actor, { satuan_kerja_id: satuanKerjaId, tahun });
    if (!pelaku.includes(oleh)) {
      throw await refuseLembar(tx, actor, { satuan_kerja_id: satuanKerjaId });
    }
    if (oleh === 'unit') await requireKoordinator(tx, actor, { satuan_kerja_id: satuanKerjaId, tahun });
    const penilaian = await holdPenilaian(
      tx,
      { satuan_kerja_id: satuanKerjaId, tahun, instrumen_id },
      'update',
    );
    const { keadaan, versi } = penilaian;
    if (keadaan !== dari) {
      throw new ProblemError('BENTROK', {
        pesan: `Evaluasi ini ${keadaanWords[keadaan]}. Muat ulang halaman untuk melihat keadaannya.`,
        terkini: { keadaan, versi },
      });
    }
    requireMatch(request, `"${versi}"`, { keadaan, versi });
    const instrumen = await requireInstrumen(tx, tahun);
    await requireComplete(tx, langkah, instrumen, penilaian);
    if (langkah === 'mulai-pleno') await beginPleno(tx, instrumen, penilaian);
    if (langkah === 'finalkan') await issueTindakLanjut(tx, penilaian);
    return {
      keadaan: ke,
      versi: await storeLangkah(tx, penilaian, { langkah, ke, alasan, user_id: actor.id }),
    };
  });
}

/** 422 with what each criterion still lacks. */
async function requireComplete(
  tx: Kysely<Tables>,
  langkah: LangkahLke,
  instrumen: LkeInstrumen,
  { id }: HeldPenilaian,
): Promise<void> {
  const rows = await listBaris(tx, { instrumenId: instrumen.id, penilaianId: id });
  const missing = kekuranganLke(langkah, instrumen, evaluated(instrumen, rows));
  if (missing.length === 0) return;
  const errors = missing.map(({ kriteria_id, kekurangan }) => [
    `kriteria.${kriteria_id}`,
    [kekuranganLkeWords[kekurangan]],
  ]);
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
    pesan: `${missing.length} kriteria belum lengkap. Lengkapi dahulu, lalu ulangi.`,
    errors: Object.fromEntries(errors),
  });
}
