import { changePasswordCall, endSessionCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../database/as-actor';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { hashPassword } from '../session/password';
import { endOwnSession, endSessionsOf } from '../session/session-repository';
import { changeOwnPassword } from './akun-repository';
import { confirmPassword, counted, wrongPassword } from './confirm-password';
import { passwordFaults } from './password-rules';

/** What everybody does about his own account. */
export function registerAkun(app: FastifyInstance): void {
  route(app, changePasswordCall, async ({ body, ...input }) => {
    const { actor, db, clock } = input;
    const faults =
      body.baru === body.lama
        ? { baru: ['Kata sandi baru sama dengan yang sekarang'] }
        : await passwordFaults(body.baru, actor.username, 'baru');
    if (faults) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: faults });
    const passwordHash = await counted(input, () => confirmPassword(db, actor.id, body.lama, 'lama'));
    const newHash = await hashPassword(body.baru);
    await asActor(db, actor.id, async (tx) => {
      // Reset or changed meanwhile: what was checked is not the password any more.
      if (!(await changeOwnPassword(tx, { userId: actor.id, from: passwordHash, to: newHash })))
        throw wrongPassword('lama');
      await endSessionsOf(tx, actor.id, clock(), actor.session_id);
    });
  });

  route(app, endSessionCall, async ({ params, actor, db, clock }) => {
    if (!(await endOwnSession(db, { id: params.id, userId: actor.id }, clock()))) {
      throw new ProblemError('TIDAK_DITEMUKAN');
    }
  });
}
