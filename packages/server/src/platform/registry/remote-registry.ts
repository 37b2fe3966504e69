import type { IncomingHttpHeaders } from 'node:http';
import type { Registry } from '@selaras/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { openStore } from '../../kit/files/open-store';
import type { Context } from '../../plugins/context';
import { composeRegistry } from './compose-registry';
import { isInAudience, type Reader } from './published/audience';
import { watchBundles } from './published/bundle-watch';
import { type KeptVersion, keptKey, type Published } from './published/published-repository';
import { type PublishedWatch, watchPublished } from './published/published-watch';
import { rememberReaders } from './published/readers';
import { type RegistryText, registryText } from './registry-text';
import { remoteStore, versionsOnDisk } from './remote-store';

/** Versions that browsers may have, by remote. */
export type ActiveVersions = ReadonlyMap<string, ReadonlySet<string>>;

/** What this server tells of remotes: those built with it, and those published. */
export interface RemoteRegistry {
  /** As whoever sent these headers shall see it. */
  of(headers: IncomingHttpHeaders): Promise<RegistryText>;
  /** Those built with the portal alone. */
  bundled(): Promise<Registry>;
  activeVersions(): Promise<ActiveVersions>;
  /** Versions that should be given and cannot be read, `mf_contoh 1.2.0`: what stands by is given instead. */
  unreadable(): Promise<readonly string[]>;
  /** What is told to guests, and to who tries out every canary. */
  all(): Promise<readonly [Registry, Registry]>;
  /** A published version whose files are kept; undefined for any other. */
  kept(remote: string, version: string): Promise<KeptVersion | undefined>;
  /** After a change: what this instance tells from now on has it. */
  refresh(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly remotes: RemoteRegistry;
  }
}

interface RegistryOptions {
  readonly context: Context;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly published?: PublishedWatch;
}

export function remoteRegistry({ context, log, published }: RegistryOptions): RemoteRegistry {
  const { db, clock, config } = context;
  const onDisk = remoteStore(config.remotesDir, {
    clock,
    onFault: (what, err) => log.error({ err }, `remote ${what} tidak terbaca`),
  });
  const bundled = onDisk.read;
  const bundles = watchBundles({
    store: openStore(config),
    clock,
    onFault: (key) => log.error({ versi: key }, `isi remote ${key} tidak ada di penyimpanan`),
  });
  const watch =
    published ??
    watchPublished({
      db,
      clock,
      onFault: (err) =>
        log.warn({ err }, 'registri tidak terbaca dari basis data, yang terakhir tetap disajikan'),
    });
  const readerOf = rememberReaders(context);
  const isOnDisk = versionsOnDisk(config.remotesDir);
  let texts:
    | {
        readonly of: readonly [Registry, Published, ReadonlySet<string>];
        readonly made: Map<string, RegistryText>;
      }
    | undefined;

  async function all() {
    const [own, now] = await Promise.all([bundled(), watch.read()]);
    const trials = new Set(canaries(now).map(({ remote }) => remote));
    const missing = bundles.unreadable(now);
    return [
      composeRegistry(own, now, new Set(), missing),
      composeRegistry(own, now, trials, missing),
    ] as const;
  }

  return {
    async of(headers) {
      const [own, now] = await Promise.all([bundled(), watch.read()]);
      const trials = canaries(now);
      const reader = trials.length === 0 ? null : await readerOf(headers);
      const chosen = new Set(trials.filter((trial) => isTrying(trial, reader)).map(({ remote }) => remote));
      const missing = bundles.unreadable(now);
      const from = [own, now, missing] as const;
      if (texts === undefined || from.some((one, place) => one !== texts?.of[place]))
        texts = { of: from, made: new Map() };
      const key = [...chosen].join(' ');
      const text = texts.made.get(key) ?? registryText(composeRegistry(own, now, chosen, missing));
      texts.made.set(key, text);
      return text;
    },
    bundled,
    all,
    async unreadable() {
      const [, now] = await Promise.all([bundled(), watch.read()]);
      const missing = [...bundles.unreadable(now)].map((key) => key.replace('/', ' '));
      return [...onDisk.unreadable(), ...missing];
    },
    activeVersions: async () => versionsIn(await all()),
    async kept(remote, version) {
      const key = keptKey(remote, version);
      const known = (await watch.read()).kept.get(key);
      if (known !== undefined || isOnDisk(remote, version)) return known;
      // Another instance may have published it a moment ago.
      return (await watch.readAnew()).kept.get(key);
    },
    async refresh() {
      await watch.readAnew();
    },
  };
}

const canaries = ({ channels }: Published) =>
  [...channels].flatMap(([remote, { canary }]) =>
    canary?.build && canary.audience
      ? [{ remote, version: canary.build.version, audience: canary.audience }]
      : [],
  );

const isTrying = (trial: ReturnType<typeof canaries>[number], reader: Reader | null) =>
  isInAudience(trial.audience, reader, trial);

function versionsIn(registries: readonly Registry[]): ActiveVersions {
  const versions = new Map<string, Set<string>>();
  for (const { remotes } of registries) {
    for (const [name, { version, fallback }] of Object.entries(remotes)) {
      const known = versions.get(name) ?? new Set();
      versions.set(name, known.add(version));
      if (fallback !== null) known.add(fallback.version);
    }
  }
  return versions;
}
