import { createDeployTokenCall, listDeployTokensCall, revokeDeployTokenCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../database/as-actor';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { publisherOf } from '../acts/publisher';
import { writeHistory } from '../acts/remote-repository';
import { insertToken, listTokens, revokeToken } from './token-repository';

/** Deploy tokens of a remote, which super gives to its team. */
export function registerDeployTokens(app: FastifyInstance): void {
  route(app, listDeployTokensCall, async ({ params, db, clock }) => ({
    data: await listTokens(db, params.name, clock()),
  }));

  route(app, createDeployTokenCall, async ({ params, body, actor, db, clock, request }) => {
    const { name: remote } = params;
    const now = clock();
    return asActor(db, actor.id, async (tx) => {
      const made = await insertToken(tx, { ...body, remote, madeBy: actor.id }, now);
      const line = { remote, aksi: 'create-token', alasan: body.name, waktu: now } as const;
      await writeHistory(tx, publisherOf(request), line);
      return made;
    });
  });

  route(app, revokeDeployTokenCall, async ({ params, actor, db, clock, request }) => {
    const { name: remote, id } = params;
    const now = clock();
    await asActor(db, actor.id, async (tx) => {
      const revoked = await revokeToken(tx, remote, id, now);
      if (revoked === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
      if (revoked === null) return;
      const line = { remote, aksi: 'revoke-token', alasan: revoked, waktu: now } as const;
      await writeHistory(tx, publisherOf(request), line);
    });
  });
}
