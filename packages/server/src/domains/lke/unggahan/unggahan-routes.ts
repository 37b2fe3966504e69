import { Readable } from 'node:stream';
import {
  type AnyCall,
  EVIDEN_MAX_BYTES,
  LKE_UNGGAHAN_PATH,
  lkeUnggahanActs,
  lkeUnggahanCalls,
} from '@selaras/contracts';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openStore } from '../../../kit/files/open-store';
import { atMost } from '../../../plugins/at-most';
import { ProblemError } from '../../../plugins/problem';
import { authorize, route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { limitTime } from '../../../plugins/time-limit';
import { beginUnggahan } from './begin-unggahan';
import { endUnggahan } from './end-unggahan';
import { unggahanFolder } from './unggahan-folder';
import { UnggahanLocker } from './unggahan-locker';
import { deleteUnggahan, findUnggahan } from './unggahan-repository';

const PIECE = 'application/offset+octet-stream';
/** The id that this server gives a new upload, on its way to tus. */
const NEW_ID = 'x-unggahan-baru';
/** How long a holder may still store what has come when another request asks for the upload. */
const DRAIN_MS = 500;

/**
 * Uploads of evidence that go on where a line broke. The four methods of tus are no calls of the contracts, because their
 * answers are the protocol's; permission, guard rails and limits are those of every call.
 */
export function registerUnggahan(app: FastifyInstance): void {
  const { context } = app;
  const { db, config } = context;
  const folder = unggahanFolder(config);
  const locker = new UnggahanLocker(db);
  const store = openStore(config);
  const inTurn = atMost(2, 10);
  const tus = new Server({
    path: `/api${LKE_UNGGAHAN_PATH}`,
    relativeLocation: true,
    datastore: new FileStore({ directory: folder }),
    locker,
    lockDrainTimeout: DRAIN_MS,
    maxSize: EVIDEN_MAX_BYTES,
    allowedOrigins: [],
    namingFunction: (request) => request.headers.get(NEW_ID) ?? '',
  });

  app.addContentTypeParser(PIECE, (_request, _payload, done) => done(null));

  const tusRoute = (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    url: string,
    prepare: (request: FastifyRequest, actor: SignedIn) => Promise<string>,
    after?: (id: string) => Promise<void>,
  ) =>
    app.route({
      method,
      url: `/api${url}`,
      config: { call: { act: lkeUnggahanActs.kirim } as unknown as AnyCall },
      schema: { hide: true },
      bodyLimit: EVIDEN_MAX_BYTES,
      onRequest: async (request, reply) => {
        limitTime(reply, config.limits.fileMs);
        await authorize(request, { act: lkeUnggahanActs.kirim }, context);
      },
      handler: async (request, reply) => {
        const id = await prepare(request, request.actor as SignedIn);
        const answer = await tus.handleWeb(webRequest(request, id));
        if (answer.ok) await after?.(id);
        return sendAnswer(reply, answer);
      },
    });

  const own = async (request: FastifyRequest, actor: SignedIn) => {
    const { unggahanId } = request.params as { unggahanId: string };
    const row = await findUnggahan(db, unggahanId, actor.id);
    if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return row.id;
  };
  const one = `${LKE_UNGGAHAN_PATH}/:unggahanId`;
  tusRoute('POST', LKE_UNGGAHAN_PATH, ({ headers }, actor) => beginUnggahan(db, actor, headers));
  tusRoute('HEAD', one, own);
  tusRoute('PATCH', one, own);
  tusRoute('DELETE', one, own, (id) => deleteUnggahan(db, [id]));

  route(app, lkeUnggahanCalls.selesai, async ({ actor, params }) => ({
    data: await inTurn(() =>
      endUnggahan(
        { db, actor, store, remaker: app.pictureRemaker, counter: app.pageCounter, folder, locker },
        params.unggahanId,
      ),
    ),
  }));
}

function webRequest({ method, url, headers, raw }: FastifyRequest, id: string): Request {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') given.set(name, value);
  }
  given.set(NEW_ID, id);
  const body = method === 'PATCH' ? (Readable.toWeb(raw) as ReadableStream) : null;
  return new Request(`http://selaras${url}`, { method, headers: given, body, duplex: 'half' } as RequestInit);
}

/** As tus answered it; who may ask from elsewhere, the guard rails say. */
async function sendAnswer(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status).header('Cache-Control', 'no-store');
  for (const [name, value] of answer.headers) {
    if (!name.startsWith('access-control-') && name !== 'content-length') reply.header(name, value);
  }
  return reply.send(answer.body === null ? undefined : await answer.text());
}
