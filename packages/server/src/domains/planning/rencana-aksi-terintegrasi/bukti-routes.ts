import { kinerjaLangkahAksiEntity, rencanaAksiTerintegrasiCalls } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { listBuktiOf } from '../../../kit/bukti-langkah-aksi/bukti-repository';
import { isInTeamOfStep } from '../../../kit/bukti-langkah-aksi/team-reader';
import { registerFileOwner } from '../../../kit/files/file-owner';
import { claimFiles, releaseFiles } from '../../../kit/files/file-repository';
import { passLock } from '../../../kit/resource/pass-lock';
import { unitOfRow } from '../../../kit/resource/row-access';
import { openRow } from '../../../kit/resource/row-patch';
import type { WriteInput } from '../../../kit/resource/write-input';
import { isUnitVisible } from '../../../kit/visibility/unit-visible';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { kinerjaLangkahAksi } from '../kinerja-langkah-aksi/langkah-aksi-resource';

const { addBukti, removeBukti } = rencanaAksiTerintegrasiCalls;

const TUJUAN = 'bukti_langkah_aksi';
/** Files that one quarter of a step holds at most. */
const MAX_PER_TRIWULAN = 10;

/** Evidence of action steps: open and closed with the quarter that it proves. */
export function registerBukti(app: FastifyInstance): void {
  const { clock } = app.context;
  registerFileOwner(app, TUJUAN, (db, actor, id) => mayReadBukti(db, { actor, now: clock() }, id));

  route(app, addBukti, async ({ db, actor, tahun, clock, request, params: { id }, body }) => {
    const data = await writeOnce({ db, actor, request }, async (tx) => {
      const input = { tx, actor, tahun, now: clock() };
      const unit = await openStep(input, id);
      await passQuarter(input, unit, body.triwulan);
      const before = (await listBuktiOf(tx, id)).filter(({ triwulan }) => triwulan === body.triwulan);
      if (before.length >= MAX_PER_TRIWULAN) {
        throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
          errors: { berkas_id: [`Paling banyak ${MAX_PER_TRIWULAN} bukti tiap triwulan`] },
        });
      }
      const owner = { tujuan: TUJUAN, ownerId: id, satuanKerjaId: unit, actorId: actor.id } as const;
      await claimFiles(tx, [body.berkas_id], owner);
      const { id: buktiId } = await tx
        .insertInto('bukti_langkah_aksi')
        .values({ langkah_aksi_id: id, satuan_kerja_id: unit, tahun_kinerja: tahun, ...body })
        .returning('id')
        .executeTakeFirstOrThrow();
      return (await listBuktiOf(tx, id)).find((bukti) => bukti.id === buktiId);
    });
    if (data === undefined) throw new Error(`Evidence of step ${id} is not there after it was stored`);
    return { data };
  });

  route(app, removeBukti, async ({ db, actor, tahun, clock, reply, params: { id, bukti_id } }) => {
    await asActor(db, actor.id, async (tx) => {
      const input = { tx, actor, tahun, now: clock() };
      const unit = await openStep(input, id);
      const bukti = (await listBuktiOf(tx, id)).find((one) => one.id === bukti_id);
      if (bukti === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
      await passQuarter(input, unit, bukti.triwulan);
      await tx.deleteFrom('bukti_langkah_aksi').where('id', '=', bukti_id).execute();
      await releaseFiles(tx, [bukti.berkas.id]);
    });
    return reply.code(204).send();
  });
}

/** The unit of a step that this actor may write, locked until the transaction ends. */
async function openStep({ tx, actor, tahun }: WriteInput, id: number): Promise<number> {
  const unit = unitOfRow(await openRow(tx, kinerjaLangkahAksi, id, tahun));
  if (unit === null || !can(actor, addBukti.act, { satuan_kerja_id: unit })) {
    throw new ProblemError('TIDAK_BERHAK');
  }
  return unit;
}

/** Evidence is open while the quarter is that it proves. */
async function passQuarter(input: WriteInput, unit: number, triwulan: number): Promise<void> {
  const group = `tw${triwulan as 1 | 2 | 3 | 4}` as const;
  await passLock(kinerjaLangkahAksi, input, unit, {
    body: { bukti: true },
    current: null,
    groups: { bukti: group },
  });
}

/** Evidence is read by who may read its step: as the plan of its unit, or as one of its team. */
async function mayReadBukti(
  db: Kysely<Tables>,
  { actor, now }: { readonly actor: SignedIn; readonly now: Date },
  id: number,
): Promise<boolean> {
  if (await isInTeamOfStep(db, { userId: actor.id, now }, id)) return true;
  if (!can(actor, kinerjaLangkahAksiEntity.acts.read)) return false;
  const step = await db
    .selectFrom('kinerja_langkah_aksi')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['satuan_kerja_id', 'tahun_kinerja'])
    .executeTakeFirst();
  return (
    step !== undefined && isUnitVisible(db, visibilityOf(actor), step.satuan_kerja_id, step.tahun_kinerja)
  );
}
