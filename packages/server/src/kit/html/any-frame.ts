import type { FastifyReply } from 'fastify';

const always = ["base-uri 'none'", "form-action 'none'", 'frame-ancestors *'];

/**
 * Lets any page show this answer in a frame, where it may do what the policy says and nothing else. Search engines have
 * the page itself.
 */
export const inAnyFrame = (reply: FastifyReply, policy: readonly string[]): FastifyReply =>
  reply
    .removeHeader('X-Frame-Options')
    .header('Content-Security-Policy', ["default-src 'none'", ...policy, ...always].join('; '))
    .header('X-Robots-Tag', 'noindex');
