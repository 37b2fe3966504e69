import { type LkePenugasan, lkePenugasanCalls } from '@selaras/contracts';
import { isUnitSendiri } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { type Pasangan, readPenugasan, storePenugasan } from './penugasan-repository';

/** Who evaluates which unit. Who is taken off a unit sees nothing of it any more from then on. */
export function registerPenugasan(app: FastifyInstance): void {
  route(app, lkePenugasanCalls.get, async ({ db, tahun, clock }) => ({
    data: await readPenugasan(db, tahun, clock()),
  }));

  route(app, lkePenugasanCalls.tetapkan, ({ db, actor, request, tahun, clock, body }) =>
    writeOnce({ db, actor, request }, async (tx) => {
      requireEligible(await readPenugasan(tx, tahun, clock()), body.tetapkan);
      await storePenugasan(tx, tahun, body);
      return { data: await readPenugasan(tx, tahun, clock()) };
    }),
  );
}

/** 422 unless everybody may evaluate, and nobody his own unit (domain §4). */
function requireEligible({ satuan_kerja, penilai }: LkePenugasan, pairs: readonly Pasangan[]): void {
  const units = new Map(satuan_kerja.map((unit) => [unit.satuan_kerja_id, unit.satuan_kerja_nama]));
  const people = new Map(penilai.map((person) => [person.id, person]));
  for (const [at, { satuan_kerja_id, user_id }] of pairs.entries()) {
    const unit = units.get(satuan_kerja_id);
    const person = people.get(user_id);
    if (unit === undefined) refuse(at, 'Satuan kerja ini tidak ada');
    if (person === undefined) refuse(at, 'Pengguna ini bukan penilai LKE yang aktif');
    if (isUnitSendiri(person, satuan_kerja_id))
      refuse(at, `${person.nama} tidak dapat menilai satuan kerjanya sendiri, ${unit}`);
  }
}

function refuse(at: number, pesan: string): never {
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { [`tetapkan.${at}`]: [pesan] } });
}
