import type { FastifyReply } from 'fastify';
import { inAnyFrame } from '../../../kit/html/any-frame';

/** What a card in somebody else's page may do: look as it should, and tell its height. */
export const asEmbed = (reply: FastifyReply): FastifyReply =>
  inAnyFrame(reply, ["style-src 'self'", "script-src 'self'"]);
