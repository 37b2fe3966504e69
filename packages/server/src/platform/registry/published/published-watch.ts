import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { within } from '../../health/within';
import { nothingPublished, type Published, readPublished, readRegistryVersion } from './published-repository';

/** What is told may be so old: half of the second within which every instance shall tell the same. */
const FRESH_MS = 500;
/** An answer waits so long for the database; then it tells what was known last. */
const PATIENCE_MS = 300;

export interface PublishedWatch {
  /** What is published now; what was known last while the database gives no answer. */
  read(): Promise<Published>;
  /** The same, but never older than this call. */
  readAnew(): Promise<Published>;
}

interface WatchOptions {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  readonly onFault: (error: unknown) => void;
}

/**
 * Keeps what is published in memory and compares its version with the database when somebody asks, at most twice a
 * second: whichever instance changed it, all of them tell the same within a second. Nobody asking, nothing is asked.
 */
export function watchPublished({ db, clock, onFault }: WatchOptions): PublishedWatch {
  let known = nothingPublished;
  let lookedAt: number | undefined;
  let looking: { readonly since: number; readonly work: Promise<void> } | undefined;
  let isFaulty = false;

  async function look(): Promise<void> {
    try {
      if ((await readRegistryVersion(db)) !== known.versi) known = await readPublished(db);
      isFaulty = false;
    } catch (error) {
      if (!isFaulty) onFault(error);
      isFaulty = true;
    }
  }

  function begin(): Promise<void> {
    if (looking !== undefined) return looking.work;
    const work = look().finally(() => {
      lookedAt = clock().getTime();
      looking = undefined;
    });
    looking = { since: performance.now(), work };
    return work;
  }

  /** A clock that was put back makes it look too. */
  const isFresh = () => lookedAt !== undefined && Math.abs(clock().getTime() - lookedAt) < FRESH_MS;

  return {
    async read() {
      if (!isFresh()) {
        const waited = looking === undefined ? 0 : performance.now() - looking.since;
        const work = begin();
        if (waited < PATIENCE_MS) await within(PATIENCE_MS - waited, work, undefined);
      }
      return known;
    },
    async readAnew() {
      // One that is under way may have looked before the change that the caller means.
      await looking?.work;
      await within(PATIENCE_MS, begin(), undefined);
      return known;
    },
  };
}
