import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  getSecondFactorCall,
  removeSecondFactorCall,
  renewRecoveryCodesCall,
} from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { mustHaveSecondFactor } from '../../../plugins/actor';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { acceptsCode } from '../second-factor/accepts-code';
import { keyUri, newSecret, secretText, stepOfCode } from '../second-factor/one-time-code';
import { newRecoveryCodes, recoveryHash } from '../second-factor/recovery-codes';
import {
  beginSecondFactor,
  findSecondFactor,
  recoveryCodesLeft,
  removeSecondFactor,
  replaceRecoveryCodes,
  turnOnSecondFactor,
} from '../second-factor/second-factor-repository';
import { endSessionsOf } from '../session/session-repository';
import { confirmPassword, counted } from './confirm-password';

/** The second factor of one's own account: begun with the password, on with a first code, off with both. */
export function registerSecondFactor(app: FastifyInstance): void {
  const wrongCode = () =>
    new ProblemError('MASUKAN_TIDAK_SESUAI', {
      errors: { kode: ['Kode tidak cocok. Pakai kode yang sedang tampil; jam telepon harus tepat.'] },
    });
  const alreadyOn = () =>
    new ProblemError('BENTROK', {
      pesan:
        'Faktor kedua akun ini sudah aktif. Bila kode pemulihannya belum tersimpan, buat yang baru di halaman Akun saya.',
    });

  route(app, getSecondFactorCall, async ({ actor, db, config }) => {
    const { sejak } = await findSecondFactor(db, actor.id);
    return {
      data: {
        sejak: sejak?.toISOString() ?? null,
        kode_pemulihan: await recoveryCodesLeft(db, actor.id),
        wajib: mustHaveSecondFactor(actor.role_id, config),
      },
    };
  });

  route(app, beginSecondFactorCall, async ({ body, ...input }) => {
    const { actor, db, config } = input;
    await counted(input, () => confirmPassword(db, actor.id, body.kata_sandi, 'kata_sandi'));
    const rahasia = newSecret();
    if (!(await asActor(db, actor.id, (tx) => beginSecondFactor(tx, actor.id, rahasia)))) throw alreadyOn();
    const alamat = keyUri(rahasia, { issuer: `Selaras ${config.instansi}`, username: actor.username });
    return { data: { rahasia: secretText(rahasia), alamat } };
  });

  route(app, confirmSecondFactorCall, async ({ body, ...input }) => {
    const { actor, db, clock } = input;
    const now = clock();
    // Counted: who found an open session could else try codes until a key that was only begun is on.
    const proof = await counted(input, async () => {
      const { rahasia, sejak } = await findSecondFactor(db, actor.id);
      if (sejak !== null) throw alreadyOn();
      const langkah = rahasia === null ? null : stepOfCode(rahasia, body.kode.replace(/\s/g, ''), now);
      if (rahasia === null || langkah === null) throw wrongCode();
      return { rahasia, langkah, now };
    });
    const kode_pemulihan = await asActor(db, actor.id, async (tx) => {
      if (!(await turnOnSecondFactor(tx, actor.id, proof))) throw wrongCode();
      // Whoever is signed in elsewhere has shown no code.
      await endSessionsOf(tx, actor.id, now, actor.session_id);
      return keepNewCodes(tx, actor.id);
    });
    return { data: { kode_pemulihan } };
  });

  route(app, renewRecoveryCodesCall, async ({ body, ...input }) => {
    const { actor, db } = input;
    await counted(input, () => confirmPassword(db, actor.id, body.kata_sandi, 'kata_sandi'));
    const kode_pemulihan = await asActor(db, actor.id, (tx) => keepNewCodes(tx, actor.id));
    return { data: { kode_pemulihan } };
  });

  route(app, removeSecondFactorCall, async ({ body, ...input }) => {
    const { actor, db, clock } = input;
    await counted(input, async () => {
      await confirmPassword(db, actor.id, body.kata_sandi, 'kata_sandi');
      if (!(await acceptsCode(db, { userId: actor.id, kode: body.kode, now: clock() }))) throw wrongCode();
    });
    await asActor(db, actor.id, (tx) => removeSecondFactor(tx, actor.id));
  });
}

async function keepNewCodes(tx: Kysely<Tables>, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  if (!(await replaceRecoveryCodes(tx, userId, codes.map(recoveryHash)))) {
    throw new ProblemError('BENTROK', { pesan: 'Faktor kedua akun ini tidak aktif.' });
  }
  return codes;
}
