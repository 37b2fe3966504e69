import {
  demoAccountsCall,
  endSessionsCall,
  getUserCall,
  listSessionsCall,
  loginCall,
  logoutCall,
} from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../database/as-actor';
import { isPemegang } from '../../../database/orang/pemegang-jabatan';
import { findTimAkun } from '../../../database/orang/tim-akun';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { acceptsCode } from '../second-factor/accepts-code';
import { demoAccountsReader } from './demo-accounts';
import { countTry, forgiveTry } from './login-limit';
import { verifyPassword } from './password';
import { refuseMoved } from './refuse-moved';
import { endSession, endSessionsOf, findCredentials, listSessions, openSession } from './session-repository';

export function registerSession(app: FastifyInstance): void {
  route(app, loginCall, async ({ body, db, clock, config, request }) => {
    const attempt = { akun: body.username.toLowerCase(), alamat: request.ip };
    await countTry(db, attempt, clock());
    const user = await findCredentials(db, attempt.akun, clock());
    const matches = await verifyPassword(user?.password_hash ?? null, body.password);
    const refuse = () => {
      request.log.warn(attempt, 'login ditolak');
      return new ProblemError('LOGIN_SALAH');
    };
    if (user === undefined || !matches) throw refuse();
    const { id: userId, password_hash: passwordHash, faktor_kedua_sejak: secondFactorSince, pindah } = user;
    const { remember, kode } = body;
    const userAgent = request.headers['user-agent'];
    const session = { userId, passwordHash, secondFactorSince, remember, alamat: request.ip, userAgent };
    // A code is used up only where its session opens: a connection that is lost in between wastes none.
    const token = await asActor(db, null, async (tx) => {
      if (secondFactorSince !== null) {
        if (kode === undefined) throw new ProblemError('KODE_DIPERLUKAN');
        if (!(await acceptsCode(tx, { userId, kode, now: clock() }))) {
          request.log.warn(attempt, 'login ditolak: kode salah');
          throw new ProblemError('KODE_SALAH');
        }
      }
      if (pindah !== null) throw refuseMoved(pindah);
      const opened = await openSession(tx, session, clock(), config.sesi);
      if (opened === undefined) throw refuse();
      return opened;
    });
    await forgiveTry(db, attempt);
    request.log.info(attempt, 'login berhasil');
    return { token };
  });

  const readDemoAccounts = demoAccountsReader(app.context);
  route(app, demoAccountsCall, async () => ({ data: await readDemoAccounts() }));

  route(app, logoutCall, async ({ actor, db, clock }) => {
    await endSession(db, actor.session_id, clock());
  });

  route(app, getUserCall, async ({ actor, db, clock, config }) => {
    const [menjabat, tim] = await Promise.all([
      isPemegang(db, actor.id, clock()),
      findTimAkun(db, actor.id, config.openYears),
    ]);
    return { data: { ...actor, menjabat, ...tim } };
  });

  route(app, listSessionsCall, async ({ actor, db, clock }) => {
    const rows = await listSessions(db, actor.id, clock());
    return {
      data: rows.map(({ created_at, last_used_at, ...row }) => ({
        ...row,
        dibuat: created_at.toISOString(),
        terakhir_aktif: last_used_at.toISOString(),
        ini: row.id === actor.session_id,
      })),
    };
  });

  route(app, endSessionsCall, async ({ query, actor, db, clock }) => {
    await endSessionsOf(db, actor.id, clock(), query.kecuali_ini === 'true' ? actor.session_id : undefined);
  });
}
