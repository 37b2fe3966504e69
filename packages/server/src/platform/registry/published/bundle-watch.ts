import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { FileStore } from '../../../kit/files/file-store';
import { type KeptVersion, keptKey, type Published } from './published-repository';

/** While everything is there, another look is taken after so long; sooner while something is not. */
const CALM_MS = 30_000;
const FAULTY_MS = 2_000;

export interface BundleWatch {
  /** Versions that channels give or fall back to and whose bytes are not there, as `keptKey` names them, as of the last look. */
  unreadable(published: Published): ReadonlySet<string>;
}

interface WatchOptions {
  readonly store: Pick<FileStore, 'open'>;
  readonly clock: () => Date;
  /** Told once of a version, until it could be read again. */
  readonly onFault: (key: string) => void;
}

/**
 * Looks whether the store still has what channels give, when somebody asks for the registry; nobody waits for it. A store
 * that does not answer says nothing about a version: what was known of it stays.
 */
export function watchBundles({ store, clock, onFault }: WatchOptions): BundleWatch {
  let known: ReadonlySet<string> = new Set();
  let of: Published | undefined;
  let lookedAt = 0;
  let isLooking = false;

  async function look(published: Published): Promise<void> {
    // What changes while it is looked at is not seen any more: the look is as old as its beginning.
    const begunAt = clock().getTime();
    const missing = new Set<string>();
    for (const [key, kept] of givenBy(published)) {
      const isThere = await isWhole(store, kept).catch(() => !known.has(key));
      if (!isThere) missing.add(key);
    }
    for (const key of missing) if (!known.has(key)) onFault(key);
    // What is the same stays the same object: what others made of it counts on.
    if (!isDeepStrictEqual(missing, known)) known = missing;
    of = published;
    lookedAt = begunAt;
  }

  return {
    unreadable(published) {
      const age = Math.abs(clock().getTime() - lookedAt);
      const isFresh = of === published && age < (known.size > 0 ? FAULTY_MS : CALM_MS);
      if (!isFresh && !isLooking) {
        isLooking = true;
        void look(published).finally(() => {
          isLooking = false;
        });
      }
      return known;
    },
  };
}

/** What browsers may be told to load. */
function givenBy({ channels, kept }: Published): [string, KeptVersion][] {
  const keys = [...channels].flatMap(([remote, { stable, canary }]) =>
    [stable?.build, stable?.fallback, canary?.build].flatMap((build) =>
      build ? [keptKey(remote, build.version)] : [],
    ),
  );
  return [...new Set(keys)].flatMap((key): [string, KeptVersion][] => {
    const version = kept.get(key);
    return version === undefined ? [] : [[key, version]];
  });
}

/** Whether the last byte of a bundle can be read: one that is gone or was cut has none there. */
async function isWhole(store: Pick<FileStore, 'open'>, { bundle, files }: KeptVersion): Promise<boolean> {
  const ends = Object.values(files).flatMap(({ plain, br, gzip }) =>
    [plain, br, gzip].flatMap((place) => (place === undefined ? [] : [place[0] + place[1]])),
  );
  const last = Math.max(0, ...ends) - 1;
  if (last < 0) return true;
  const content = await store.open(bundle, { start: last, end: last });
  return content !== null && (await buffer(content)).length === 1;
}
