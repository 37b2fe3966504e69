import { type Problem, type ProblemCode, problemCatalogue } from '@selaras/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOfError } from './problem-of-error';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

interface ProblemDetail {
  /** Indonesian text instead of the catalogue's. */
  pesan?: string;
  /** Messages by field path (422). */
  errors?: Record<string, string[]>;
  /** The row as it is now (412). */
  terkini?: unknown;
  /** Seconds until another try makes sense (429, 503). */
  retryAfter?: number;
  cause?: unknown;
}

/** Thrown anywhere below a route; answered as `application/problem+json` with the status of its code. */
export class ProblemError extends Error {
  readonly kode: ProblemCode;
  readonly detail: ProblemDetail;

  constructor(kode: ProblemCode, detail: ProblemDetail = {}) {
    super(detail.pesan ?? problemCatalogue[kode].pesan, { cause: detail.cause });
    this.name = 'ProblemError';
    this.kode = kode;
    this.detail = detail;
  }

  get status(): number {
    return problemCatalogue[this.kode].status;
  }

  toJSON(): Problem {
    const { status, title } = problemCatalogue[this.kode];
    const { errors, terkini } = this.detail;
    return {
      type: `urn:selaras:${this.kode}`,
      title,
      status,
      kode: this.kode,
      pesan: this.message,
      errors,
      terkini,
    };
  }
}

function sendProblem(reply: FastifyReply, problem: ProblemError): FastifyReply {
  if (problem.detail.retryAfter !== undefined) reply.header('Retry-After', problem.detail.retryAfter);
  return reply
    .code(problem.status)
    .removeHeader('ETag')
    .header('Cache-Control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem));
}

/** Turns every failure below this instance into a problem answer. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOfError(error);
    if (problem.status >= 500) {
      request.log.error({ err: error, metode: request.method, rute: request.routeOptions.url }, problem.kode);
    }
    return sendProblem(reply, problem);
  });
}

/** Answers unknown paths with a problem, behind the hooks of this instance. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new ProblemError('TIDAK_DITEMUKAN')));
}
