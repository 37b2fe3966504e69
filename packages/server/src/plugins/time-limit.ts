import type { FastifyReply } from 'fastify';
import { ProblemError } from './problem';

/**
 * Answers 503 when a request has got none by then, also while it still waits for its body; an answer that is on its way
 * for so long is broken off. What the request had begun goes on and ends within limits of its own.
 */
export function limitTime(reply: FastifyReply, limitMs: number): void {
  const timer = setTimeout(() => {
    // Answered already, or a stream that stays open on purpose.
    if (reply.sent) return;
    if (reply.raw.headersSent) reply.raw.destroy();
    else reply.send(new ProblemError('LAYANAN_SIBUK'));
  }, limitMs).unref();
  reply.raw.once('close', () => clearTimeout(timer));
}
