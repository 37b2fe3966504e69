import type { FastifyRequest } from 'fastify';

/** Who acts on a remote: a person in a session, or one of the remote's own deploy tokens. */
export interface Publisher {
  readonly userId: number | null;
  readonly tokenId: number | null;
  /** The person who answers for it: the one who acts, or who made the token. */
  readonly answersFor: number;
}

/** Of a request that its route has let in. */
export function publisherOf({ actor, deployer }: Pick<FastifyRequest, 'actor' | 'deployer'>): Publisher {
  if (deployer !== null) {
    return { userId: null, tokenId: deployer.tokenId, answersFor: deployer.madeBy };
  }
  if (actor === null) throw new Error('nobody was let in');
  return { userId: actor.id, tokenId: null, answersFor: actor.id };
}
