import type { AnyCall } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Tables } from '../database/tables';
import type { Deployer, SignedIn } from './signed-in';

/** Everything the features take from outside; handed to `buildApp`. */
export interface Context {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  readonly config: Config;
  /** Whether the database was filled with the demo and its accounts; left out: it was not. */
  readonly seeded?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly context: Context;
    /** Every call that is answered. */
    readonly calls: AnyCall[];
  }
  interface FastifyRequest {
    /** Who sent the bearer token; null for a guest. */
    actor: SignedIn | null;
    /** Whose deploy token it was; null for everybody else. */
    deployer: Deployer | null;
  }
  interface FastifyContextConfig {
    /** The call that this route answers; every route below `/api` has one. */
    call?: AnyCall;
  }
}
