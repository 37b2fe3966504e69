import { type FilePurpose, filePurposes, maxBytesOf } from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem';
import { problemOfError } from './problem-of-error';
import { asksForPage, problemPage } from './problem-page';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const PAGE_TYPE = 'text/html; charset=utf-8';
/** What is busy or without its database now is worth another try soon. */
const RETRY_AFTER_S = 2;

/** `application/problem+json`, or a page to read when somebody opened the address in a tab. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  const { retryAfter = problem.status === 503 ? RETRY_AFTER_S : undefined } = problem.detail;
  forgetAnswer(request, reply);
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
  reply.code(problem.status).header('Cache-Control', 'no-store');
  if (!asksForPage(request)) return reply.type(PROBLEM_TYPE).send(JSON.stringify(problem));
  const { instansi } = request.server.context.config;
  const isDocument = request.routeOptions.config.call?.produces !== undefined;
  return reply.type(PAGE_TYPE).send(problemPage({ problem: problem.toJSON(), instansi, isDocument }));
}

/** What describes the content of an answer. */
const ofContent = /^(content-|etag$|last-modified$|expires$|accept-ranges$|cache-control$)/;

/**
 * Takes off what the answer that failed had said of its content, also when it was a stream that broke before its first
 * byte: those headers lie on the connection already. What every answer carries stays, or comes back.
 */
function forgetAnswer({ server }: FastifyRequest, reply: FastifyReply): void {
  for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name);
  for (const name of Object.keys(reply.getHeaders())) if (ofContent.test(name)) reply.removeHeader(name);
  reply.headers(server.headersOfEvery ?? {});
}

/** Turns every failure below this instance into a problem answer. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const problem = error instanceof ProblemError ? error : named(problemOfError(error), request);
    if (problem.status >= 500) {
      request.log.error({ err: error, metode: request.method, rute: request.routeOptions.url }, problem.kode);
    }
    return sendProblem(request, reply, problem);
  });
}

/** Who sends a file that is too large hears how large it may be, for what he sends it for where he says that. */
function named(problem: ProblemError, { routeOptions, query }: FastifyRequest): ProblemError {
  const { consumes, maxBytes } = routeOptions.config.call ?? {};
  if (problem.kode !== 'UKURAN_BERLEBIH' || consumes === undefined || maxBytes === undefined) return problem;
  return new ProblemError(problem.kode, {
    pesan: `Berkas terlalu besar. Paling besar ${formatBytes(Math.min(maxBytes, mostOf(query)))}.`,
    cause: problem,
  });
}

/** Largest file of the purpose that an address names. */
function mostOf(query: unknown): number {
  const { tujuan } = query as { readonly tujuan?: unknown };
  return typeof tujuan === 'string' && Object.hasOwn(filePurposes, tujuan)
    ? maxBytesOf(tujuan as FilePurpose)
    : Number.POSITIVE_INFINITY;
}

/** Answers an address that the router itself cannot read: no hook and no error handler of an instance sees it. */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(request, reply, problemOfError(error));
}

/** Answers unknown paths with a problem, behind the hooks of this instance. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new ProblemError('TIDAK_DITEMUKAN')),
  );
}
