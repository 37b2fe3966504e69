import type {
  perjanjianKinerjaCalls,
  perjanjianKinerjaPegawaiCalls,
  perjanjianKinerjaPemdaCalls,
} from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { contentEtag, requireMatch, rowEtag } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import type { Subjek } from './perjanjian-content';
import { findRow, readDetail, type StoredAgreement } from './perjanjian-detail';
import { type Family, familyOf, mayDo, mayRead } from './perjanjian-rights';
import { createDraft, issue, removeDraft, tandaTangan } from './perjanjian-steps';

type Calls =
  | typeof perjanjianKinerjaCalls
  | typeof perjanjianKinerjaPegawaiCalls
  | typeof perjanjianKinerjaPemdaCalls;
type CreateBody =
  | { satuan_kerja_id: number; jenis: Subjek['jenis']; subjek_id: number }
  | { satuan_kerja_id: number; nip: string }
  | Record<string, never>;

/** The steps of one family of agreements. */
export function registerSteps(app: FastifyInstance, keluarga: Family, calls: Calls): void {
  const { instansi } = app.context.config;
  /** Through a family's path only its own agreements are found; the regency's is also read beside the units'. */
  async function found(db: Kysely<Tables>, id: number, actor: SignedIn): Promise<StoredAgreement> {
    const row = await findRow(db, id);
    if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const here = familyOf(row.jenis);
    if (here !== keluarga && !(keluarga === 'unit' && here === 'pemda'))
      throw new ProblemError('TIDAK_DITEMUKAN');
    if (!mayRead(actor, row)) throw new ProblemError('TIDAK_BERHAK');
    return row;
  }
  const answer = async (db: Kysely<Tables>, id: number, actor: SignedIn) => ({
    data: { ...(await readDetail(db, await found(db, id, actor), actor)), instansi },
  });

  if ('get' in calls) {
    route(app, calls.get, async ({ db, params, actor, reply }) => {
      const shown = await answer(db, params.id, actor);
      reply.header('ETag', contentEtag(shown.data));
      return shown;
    });
  }

  route(
    app,
    calls.create as typeof perjanjianKinerjaCalls.create,
    async ({ db, body, actor, tahun, request }) => {
      const subjek = await subjekOf(db, keluarga, body, tahun);
      if (!mayDo(actor, 'create', { jenis: subjek.jenis, satuan_kerja_id: subjek.unit }))
        throw new ProblemError('TIDAK_BERHAK');
      return writeOnce({ db, actor, request }, async (tx) =>
        answer(tx, await createDraft(tx, subjek, subjek.unit), actor),
      );
    },
  );

  route(
    app,
    calls.terbitkan as typeof perjanjianKinerjaPemdaCalls.terbitkan,
    async ({ db, params, body, actor, request }) => {
      const seen = await found(db, params.id, actor);
      if (!mayDo(actor, 'terbitkan', seen)) throw new ProblemError('TIDAK_BERHAK');
      return writeOnce({ db, actor, request }, async (tx) => {
        const row = await lock(tx, seen);
        requireMatch(request, rowEtag(row), await readDetail(tx, row, actor));
        await issue(tx, row, body);
        return answer(tx, row.id, actor);
      });
    },
  );

  route(app, calls.tandaTangan, async ({ db, params, body, actor, request }) => {
    const seen = await found(db, params.id, actor);
    if (!mayDo(actor, 'tanda-tangan', seen)) throw new ProblemError('TIDAK_BERHAK');
    return asActor(db, actor.id, async (tx) => {
      const row = await lock(tx, seen);
      requireMatch(request, rowEtag(row), await readDetail(tx, row, actor));
      await tandaTangan(tx, row, body.berkas_id, actor.id);
      return answer(tx, row.id, actor);
    });
  });

  route(app, calls.remove, async ({ db, params, actor, request, reply }) => {
    const seen = await found(db, params.id, actor);
    if (!mayDo(actor, 'remove', seen)) throw new ProblemError('TIDAK_BERHAK');
    await asActor(db, actor.id, async (tx) => {
      const row = await lock(tx, seen);
      requireMatch(request, rowEtag(row), await readDetail(tx, row, actor));
      await removeDraft(tx, row);
    });
    return reply.code(204).send();
  });
}

/** The row as it is now, held until the step is done. */
async function lock(tx: Kysely<Tables>, { id }: StoredAgreement): Promise<StoredAgreement> {
  const row = await tx
    .selectFrom('perjanjian_kinerja')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return row;
}

async function subjekOf(
  db: Kysely<Tables>,
  keluarga: Family,
  body: CreateBody,
  tahun: number,
): Promise<Subjek & { unit: number | null }> {
  if ('jenis' in body) {
    return { jenis: body.jenis, subjek_id: body.subjek_id, tahun, unit: body.satuan_kerja_id };
  }
  if (keluarga === 'pemda') return { jenis: 'pemda', subjek_id: null, tahun, unit: null };
  const pegawai = await db
    .selectFrom('pegawai')
    .where('peg_nip', '=', String(body.nip))
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return { jenis: 'pegawai', subjek_id: pegawai?.id ?? 0, tahun, unit: Number(body.satuan_kerja_id) };
}
