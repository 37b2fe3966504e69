import { DEPLOY_TOKEN_PREFIX } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import type { FastifyRequest } from 'fastify';
import { hashToken } from './actor';
import type { Context } from './context';
import { ProblemError } from './problem';
import type { Deployer } from './signed-in';

/** How long `terakhir_dipakai` may lag behind. */
const TOUCH_EVERY_MS = 60_000;

const bearer = new RegExp(`^Bearer (${DEPLOY_TOKEN_PREFIX}[\\w-]{1,100})$`, 'i');

const refused = (pesan: string) => new ProblemError('BELUM_MASUK', { pesan });

/**
 * Whose deploy token a request carries; null when it carries none.
 * @throws 401 for a token that is unknown, ended, revoked, or made by somebody who is no super any more, 403 for one of another remote than the path names
 */
export async function readDeployer(
  { headers, params }: Pick<FastifyRequest, 'headers' | 'params'>,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<Deployer | null> {
  const token = headers.authorization?.match(bearer)?.[1];
  if (token === undefined) return null;
  const row = await db
    .selectFrom('remote_token as t')
    .innerJoin('users as u', 'u.id', 't.dibuat_oleh')
    .where('t.token_hash', '=', hashToken(token))
    .selectAll('t')
    .select(['u.aktif', 'u.role_id'])
    .executeTakeFirst();
  if (row === undefined) throw refused('Token rilis tidak dikenal. Minta token baru kepada super.');
  if (row.dicabut !== null) throw refused('Token rilis ini sudah dicabut. Minta token baru kepada super.');
  const now = clock();
  if (row.berakhir <= now) throw refused('Token rilis ini sudah berakhir. Minta token baru kepada super.');
  if (!row.aktif || row.role_id !== roleIds.super) {
    throw refused('Pembuat token rilis ini bukan super lagi. Minta token baru kepada super.');
  }
  if ((params as { readonly name?: unknown }).name !== row.remote) {
    throw new ProblemError('TIDAK_BERHAK', {
      pesan: `Token rilis ini hanya berlaku untuk remote ${row.remote}.`,
    });
  }
  if (now.getTime() - (row.terakhir_dipakai?.getTime() ?? 0) > TOUCH_EVERY_MS) {
    await db.updateTable('remote_token').set({ terakhir_dipakai: now }).where('id', '=', row.id).execute();
  }
  return { tokenId: row.id, remote: row.remote, madeBy: row.dibuat_oleh };
}
