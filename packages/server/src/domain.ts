import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config';
import type { Tables } from './database/tables';
import type { DemoFile } from './kit/files/store-demo-files';
import type { AnyImportKind } from './kit/import/import-kind';
import type { DomainSeed } from './kit/seed/making';

/**
 * What one domain adds to the server, listed in one line of `app.ts`. Its migrations lie in the folder `migrations`
 * beside its door and are found there.
 */
export interface Domain {
  /** Name of its folder here, in `packages/contracts/src` and behind `mf-`. */
  readonly name: string;
  /** Files of the demo's rows, by the random names that their rows have. */
  demoFiles?(): readonly DemoFile[];
  /** Kinds of files that it takes in; their previews are calls of its own, all else is the kit's. */
  readonly imports?: readonly AnyImportKind[];
  /** What it adds to the example. */
  readonly seed?: DomainSeed;
  /** Registers its calls below `/api`; left out: it has none yet. */
  register?(app: FastifyInstance): void;
  /** Asks the database what it plans for long, so that no reader waits for that; runs once after the start. */
  planAhead?(db: Kysely<Tables>, config: Config): Promise<void>;
  /** Takes away what has had its time; runs once an hour. */
  removeExpired?(db: Kysely<Tables>, now: Date, config: Config): Promise<void>;
}
