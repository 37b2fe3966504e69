import { lkeInstrumenCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { notModified, sourceEtag } from '../../../plugins/etag';
import { route } from '../../../plugins/route';
import { requireInstrumen } from './require-instrumen';

/** The criteria of a year, which browsers keep as long as they stay the same. */
export function registerInstrumen(app: FastifyInstance): void {
  route(app, lkeInstrumenCalls.get, async ({ db, tahun, request, reply }) => {
    const data = await requireInstrumen(db, tahun);
    if (notModified(request, reply, sourceEtag(data.id, data.versi))) return reply.code(304).send();
    return { data };
  });
}
