import { anggotaTimCalls, timKerjaActs } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { type RouteInput, route } from '../../../plugins/route';
import { answerOf } from '../anggota/answer-of';
import { pembacaOf } from '../anggota/pembaca';
import { type Change, takeLangkah } from '../anggota/take-langkah';
import { addAnggota, saveAnggota } from '../anggota/write-anggota';
import { holdTim, requireTim } from './hold-tim';

const { create, get, save, langkah } = anggotaTimCalls;

/** Places of people in a team, as the unit writes them that has the team. */
export function registerAnggota(app: FastifyInstance): void {
  route(app, create, async ({ db, request, params: { id }, body, ...asked }) => {
    const { actor, tahun } = asked;
    return writeOnce({ db, actor, request }, async (tx) => {
      const pembaca = await pembacaOf(tx, asked);
      const { ketua } = await holdTim(tx, actor, { id, tahun });
      const tim = { id, tahun, nip_ketua: ketua?.nip ?? null };
      return answerOf(tx, pembaca, { id: await addAnggota(tx, pembaca, tim, body) });
    });
  });

  route(app, get, async ({ db, params: { id, nip }, ...asked }) => {
    await requireTim(db, asked.actor, { id, tahun: asked.tahun });
    return answerOf(db, await pembacaOf(db, asked), { timId: id, kunci: nip });
  });

  route(app, save, (input) => write(input, (change) => saveAnggota(change, input.body)));
  route(app, langkah, (input) =>
    write(input, (change) => takeLangkah(change, input.body.langkah, input.body.catatan)),
  );
}

type Written = Pick<
  RouteInput<(typeof timKerjaActs.tulis.roles)[number], { id: number; nip: string }, unknown, unknown>,
  'db' | 'actor' | 'request' | 'clock' | 'params' | 'tahun'
>;

/** Writes a place of a team that the actor's unit has, and answers it as it then is. */
function write(input: Written, act: (change: Change) => Promise<void>) {
  const { db, actor, request, params, tahun } = input;
  return writeOnce({ db, actor, request }, async (tx) => {
    const pembaca = await pembacaOf(tx, input);
    await requireTim(tx, actor, { id: params.id, tahun, rule: timKerjaActs.tulis });
    const kunci = { timId: params.id, kunci: params.nip };
    await act({ tx, pembaca, kunci, request });
    return answerOf(tx, pembaca, kunci);
  });
}
