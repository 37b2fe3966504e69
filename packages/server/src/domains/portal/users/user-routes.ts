import {
  createUserCall,
  deactivateUserCall,
  getUserRowCall,
  listUsersCall,
  PER_PAGE,
  reactivateUserCall,
  resetPasswordCall,
  updateUserCall,
} from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { notModified, rowEtag } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { hashPassword } from '../session/password';
import { endSessionsOf } from '../session/session-repository';
import { toUserRow } from './user-presenter';
import { activeSupers, changeUser, findUser, insertUser, listUsers } from './user-repository';
import { passwordFaults } from './user-rules';
import { changeOneUser, checkRole } from './user-write';

export function registerUsers(app: FastifyInstance): void {
  route(app, listUsersCall, async ({ query, actor, db }) => {
    const supers = await activeSupers(db);
    const { data, total } = await listUsers(db, query);
    const rows = data.map((user) => toUserRow(user, actor.id, supers));
    return { data: rows, current_page: query.page, total, per_page: PER_PAGE };
  });

  route(app, getUserRowCall, async ({ params, actor, db, request, reply }) => {
    const user = await findUser(db, params.id);
    if (user === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    if (notModified(request, reply, rowEtag(user))) return reply.code(304).send();
    return { data: toUserRow(user, actor.id, await activeSupers(db)) };
  });

  route(app, createUserCall, async ({ body, actor, db, request, reply }) => {
    const { password, ...fields } = body;
    const faults = passwordFaults(password, body.username);
    if (faults) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: faults });
    await checkRole(db, fields);
    const password_hash = await hashPassword(password);
    const data = await writeOnce({ db, actor, request }, async (tx) => {
      const id = await insertUser(tx, { ...fields, password_hash, created_by: actor.id });
      const user = id === undefined ? undefined : await findUser(tx, id);
      if (user === undefined) {
        throw new ProblemError('BENTROK', { errors: { username: ['Nama pengguna sudah dipakai'] } });
      }
      return toUserRow(user, actor.id, []);
    });
    reply.header('ETag', rowEtag(data));
    return { data };
  });

  route(app, updateUserCall, async ({ params, body, ...input }) => {
    await checkRole(input.db, body);
    return changeOneUser(input, params.id, async (tx, user, abilities) => {
      const newRole = user.role_id !== body.role_id;
      if (newRole && !abilities.ubah_peran) {
        throw new ProblemError('BENTROK', {
          pesan: 'Peran Anda sendiri atau super terakhir tidak dapat diubah.',
        });
      }
      await changeUser(tx, user.id, body);
      if (newRole || user.satuan_kerja_id !== body.satuan_kerja_id) {
        await endSessionsOf(tx, user.id, input.clock());
      }
    });
  });

  route(app, resetPasswordCall, async ({ params, body, ...input }) => {
    const password_hash = await hashPassword(body.password);
    return changeOneUser(input, params.id, async (tx, user) => {
      const faults = passwordFaults(body.password, user.username);
      if (faults) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: faults });
      await changeUser(tx, user.id, { password_hash });
      await endSessionsOf(tx, user.id, input.clock());
    });
  });

  route(app, deactivateUserCall, async ({ params, ...input }) =>
    changeOneUser(input, params.id, async (tx, user, abilities) => {
      if (user.aktif && !abilities.nonaktifkan) {
        throw new ProblemError('BENTROK', {
          pesan: 'Anda sendiri atau super terakhir tidak dapat dinonaktifkan.',
        });
      }
      await changeUser(tx, user.id, { aktif: false });
      await endSessionsOf(tx, user.id, input.clock());
    }),
  );

  route(app, reactivateUserCall, async ({ params, ...input }) =>
    changeOneUser(input, params.id, async (tx, user) => changeUser(tx, user.id, { aktif: true })),
  );
}
