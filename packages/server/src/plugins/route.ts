import type { AnyCall, ApiCall, Route } from '@selaras/contracts';
import { can, type Who } from '@selaras/roles';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readActor } from './actor';
import type { Context } from './context';
import { readDeployer } from './deployer';
import { wroteUnseen } from './etag';
import { ProblemError } from './problem';
import { isOpenToGuests, publicAnswer } from './public-answer';
import type { SignedIn } from './signed-in';
import { readTahun } from './tahun';
import { limitTime } from './time-limit';

export interface RouteInput<W extends Who, Params, Query, Body> extends Context {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** null for a guest, which only acts that are open to guests ever meet. */
  readonly actor: 'guest' extends W ? SignedIn | null : SignedIn;
  /** The year of the call's header; NaN on a call that names none, which the database refuses. */
  readonly tahun: number;
}

/** A handler of a call without an answer may just end. */
type NoContent<Answer> = undefined extends Answer ? Promise<void> : never;

/** Begins what does not depend on who asks while that is being read; whatever it finds out is told to nobody before. */
type Ahead = (request: FastifyRequest) => void;

/**
 * Registers one call: permission first (401 without a session, 403 without the right), then its schemas (422), then
 * the handler. The handler checks rows itself with `can(actor, call.act, row)`. It returns the answer, or the reply
 * when it sent one (a file, JSON text straight from the database, 304).
 */
export function route<
  W extends Who,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  app: FastifyInstance,
  call: ApiCall<Route<W>, P, Q, B, R>,
  handler: (
    input: RouteInput<W, z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.output<R> | FastifyReply> | NoContent<z.output<R>>,
  ahead?: Ahead,
): void {
  const { context } = app;
  const status = call.status ?? 200;
  const { fileMs, requestMs } = context.config.limits;
  const hasFile = call.consumes !== undefined || call.produces !== undefined;
  app.calls.push(call);

  app.route({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { call },
    ...(call.maxBytes !== undefined && { bodyLimit: call.maxBytes }),
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(call.answer && { response: { [status]: call.answer } }),
    },
    onRequest: async (request, reply) => {
      limitTime(reply, hasFile ? fileMs : requestMs);
      ahead?.(request);
      await authorize(request, call, context);
    },
    handler: async (request, reply) => {
      reply.code(status);
      if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'private, no-cache');
      const { params, query, body, actor } = request;
      const tahun = call.tahun === undefined ? Number.NaN : readTahun(request, call.tahun, context.config);
      const input = { ...context, request, reply, params, query, body, actor, tahun };
      const answer = await handler(input as RouteInput<W, z.output<P>, z.output<Q>, z.output<B>>);
      if (wroteUnseen(request)) throw new Error(`${call.method} ${call.path} asked for no version`);
      // A handler that sent its reply itself: awaiting a reply answers undefined once it is out.
      if (reply.sent) return reply;
      if (answer === undefined) return reply.send();
      return actor === null && isOpenToGuests(request) ? publicAnswer(answer) : answer;
    },
  });
}

const reasonOf = {
  'ganti-sandi': 'SANDI_WAJIB_DIGANTI',
  'pasang-faktor-kedua': 'FAKTOR_KEDUA_WAJIB',
} as const;

/**
 * Who asks, or 401 without a session and 403 without the right. Who must do something about his account first is a guest
 * until then, told why by 403. A deploy token is asked for only where the call says so and opens nothing else: to every
 * other call its bearer is a guest.
 */
export async function authorize(
  request: FastifyRequest,
  {
    act,
    deployToken,
    selagiWajib,
    ...reading
  }: Pick<AnyCall, 'act' | 'latar' | 'tab' | 'deployToken' | 'selagiWajib'>,
  context: Context,
): Promise<void> {
  if (deployToken) {
    request.deployer = await readDeployer(request, context);
    if (request.deployer !== null) return;
  }
  const person = await readActor(request.headers, context, reading);
  const duty = selagiWajib ? undefined : person?.harus;
  if (duty !== undefined && !isOpenToGuests(request)) throw new ProblemError(reasonOf[duty]);
  const actor = duty === undefined ? person : null;
  request.actor = actor;
  if (can(actor, act)) return;
  throw new ProblemError(actor === null ? 'BELUM_MASUK' : 'TIDAK_BERHAK');
}

/** A route below `/api` that no rule guards ends the start. */
export function refuseRoutesWithoutPermission(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    const roles = (config as FastifyContextConfig | undefined)?.call?.act.roles ?? [];
    if (url.startsWith('/api/') && roles.length === 0) {
      throw new Error(`${method} ${url} has no rule that says who may ask for it`);
    }
  });
}
