import type { FastifyReply } from 'fastify';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** Lets any page show this answer in a frame; it may do nothing there but look. Search engines have the page itself. */
export const asEmbed = (reply: FastifyReply): FastifyReply =>
  reply
    .removeHeader('X-Frame-Options')
    .header('Content-Security-Policy', policy)
    .header('X-Robots-Tag', 'noindex');
