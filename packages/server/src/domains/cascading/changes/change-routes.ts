import { type PerubahanEvent, watchCascadingCall, watchPublicCascadingCall } from '@selaras/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readActor } from '../../../plugins/actor';
import type { Context } from '../../../plugins/context';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { type EventStream, openEventStream } from './event-stream';
import { StreamLimit } from './stream-limit';
import { VersionWatch } from './version-watch';

/** How late a watcher may learn of a change. */
const LOOK_EVERY_MS = 1000;

interface WatchInput extends Context {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: SignedIn | null;
  readonly query: { readonly satuan_kerja_id?: number | undefined };
}

/**
 * Streams that tell open diagrams when their tree has changed; the tree itself is fetched as ever, with the reader's
 * rights. The version of a tree is no secret: the public tree carries it too.
 */
export function registerChanges(app: FastifyInstance): void {
  const { db } = app.context;
  const watch = new VersionWatch(db, LOOK_EVERY_MS, (err) => app.log.error({ err }, 'perubahan'));
  const limit = new StreamLimit();
  const open = new Set<EventStream>();
  let closing = false;

  // Streams would hold the server's end back until they are cut off.
  app.addHook('preClose', async () => {
    closing = true;
    watch.stop();
    for (const stream of open) stream.end();
  });

  async function answer(input: WatchInput): Promise<FastifyReply> {
    const { request, reply, actor, query } = input;
    const subject = query.satuan_kerja_id ?? null;
    const giveBack = limit.take(actor, request.ip);
    try {
      const versi = await watch.versionOf(subject);
      if (versi === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
      if (closing || reply.raw.destroyed) throw new ProblemError('LAYANAN_SIBUK', { retryAfter: 2 });
      const stream = openEventStream(reply, {
        onHeartbeat: () => isStillIn(input),
        onEnd: () => {
          stop();
          open.delete(stream);
          giveBack();
        },
      });
      const tell = (version: number) => stream.send({ versi: version } satisfies PerubahanEvent);
      const stop = watch.subscribe(subject, versi, tell);
      open.add(stream);
      tell(versi);
      return reply;
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  route(app, watchCascadingCall, answer);
  route(app, watchPublicCascadingCall, answer);
}

/** A session that has ended takes its streams along; a guest has none to lose. */
async function isStillIn({ actor, request, db, clock, config }: WatchInput): Promise<boolean> {
  if (actor === null) return true;
  return (await readActor(request.headers, { db, clock, config }, { latar: true })) !== null;
}
