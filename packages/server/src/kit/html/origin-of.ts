import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';

/** Scheme and host that the portal is reached by: as it was set, or else as the request says. */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { portalOrigin }: Pick<Config, 'portalOrigin'>,
): string {
  return portalOrigin ?? `${protocol}://${host}`;
}
