import {
  createUserCall,
  deactivateUserCall,
  getUserRowCall,
  listUsersCall,
  PER_PAGE,
  reactivateUserCall,
  releaseSecondFactorCall,
  resetPasswordCall,
  unlockUserCall,
  updateUserCall,
  userPegawaiCall,
} from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { contentEtag, notModified, rowEtag } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { passwordFaults } from '../akun/password-rules';
import { removeSecondFactor } from '../second-factor/second-factor-repository';
import { unlockAccount } from '../session/login-limit';
import { hashPassword } from '../session/password';
import { endSessionsOf } from '../session/session-repository';
import { checkBertugas, listPilihanPegawai, takePegawai } from './user-pegawai';
import { toUserRow } from './user-presenter';
import { activeSupers, changeUser, findUser, insertUser, listUsers } from './user-repository';
import { changeOneUser, checkRole } from './user-write';

export function registerUsers(app: FastifyInstance): void {
  route(app, listUsersCall, async ({ query, actor, db, clock }) => {
    const supers = await activeSupers(db);
    const { data, total, tanpa_pegawai } = await listUsers(db, query, clock());
    const rows = data.map((user) => toUserRow(user, actor.id, supers));
    return { data: rows, current_page: query.page, total, per_page: PER_PAGE, tanpa_pegawai };
  });

  route(app, userPegawaiCall, ({ query, db, clock }) => listPilihanPegawai(db, query, clock()));

  route(app, getUserRowCall, async ({ params, actor, db, clock, request, reply }) => {
    const user = await findUser(db, params.id, clock());
    if (user === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const data = toUserRow(user, actor.id, await activeSupers(db));
    if (notModified(request, reply, contentEtag(data))) return reply.code(304).send();
    return { data };
  });

  route(app, createUserCall, async ({ body, actor, db, clock, request, reply }) => {
    const { password, ...fields } = body;
    const faults = await passwordFaults(password, body.username);
    if (faults) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: faults });
    await checkRole(db, fields);
    const password_hash = await hashPassword(password);
    const data = await writeOnce({ db, actor, request }, async (tx) => {
      // Two know it: its owner takes one that he alone knows before any page opens.
      const guarded = { password_hash, wajib_ganti_sandi: true };
      if (fields.peg_nip) await takePegawai(tx, fields.peg_nip, null);
      const id = await insertUser(tx, { ...fields, ...guarded, created_by: actor.id });
      const user = id === undefined ? undefined : await findUser(tx, id, clock());
      if (user === undefined) {
        throw new ProblemError('BENTROK', { errors: { username: ['Nama pengguna sudah dipakai'] } });
      }
      checkBertugas(user);
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
      const newPegawai = body.peg_nip !== undefined && body.peg_nip !== user.peg_nip;
      if (newPegawai && body.peg_nip) await takePegawai(tx, body.peg_nip, user.id);
      await changeUser(tx, user.id, body);
      if (newPegawai) await requireBertugas(tx, user.id, input.clock());
      // Who was somebody's is no longer his: what is open ends. The first link changes nobody.
      const wasSomebodys = newPegawai && user.peg_nip !== null;
      if (newRole || wasSomebodys || user.satuan_kerja_id !== body.satuan_kerja_id) {
        await endSessionsOf(tx, user.id, input.clock());
      }
    });
  });

  route(app, resetPasswordCall, async ({ params, body, ...input }) => {
    const password_hash = await hashPassword(body.password);
    return changeOneUser(input, params.id, async (tx, user) => {
      const faults = await passwordFaults(body.password, user.username);
      if (faults) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: faults });
      // Two know it now: its owner takes one that he alone knows. Who resets his own has just done so.
      const wajib_ganti_sandi = user.id !== input.actor.id;
      await changeUser(tx, user.id, { password_hash, wajib_ganti_sandi });
      await unlockAccount(tx, user.username);
      await endSessionsOf(tx, user.id, input.clock());
    });
  });

  route(app, unlockUserCall, async ({ params, actor, db, clock, request, reply }) => {
    const user = await findUser(db, params.id, clock());
    if (user === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    await unlockAccount(db, user.username);
    request.log.info({ akun: user.username, oleh: actor.username }, 'percobaan masuk dibuka');
    reply.header('ETag', rowEtag(user));
    return { data: toUserRow({ ...user, tertahan_hingga: null }, actor.id, await activeSupers(db)) };
  });

  route(app, releaseSecondFactorCall, async ({ params, ...input }) =>
    changeOneUser(input, params.id, async (tx, user, abilities) => {
      if (!abilities.lepas_faktor_kedua) {
        throw new ProblemError('BENTROK', {
          pesan: 'Faktor kedua akun ini tidak aktif, atau milik Anda sendiri: lepas di halaman Akun saya.',
        });
      }
      await removeSecondFactor(tx, user.id);
      await endSessionsOf(tx, user.id, input.clock());
    }),
  );

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

async function requireBertugas(tx: Kysely<Tables>, id: number, now: Date): Promise<void> {
  const changed = await findUser(tx, id, now);
  if (changed !== undefined) checkBertugas(changed);
}
