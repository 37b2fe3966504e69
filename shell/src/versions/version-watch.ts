import type { Registry } from '@selaras/contracts';
import { fetchRegistry } from '@selaras/federation';
import type { Versions } from './versions';

/** How often it is looked whether something was published; unchanged, the answer has no body. */
const EVERY_MS = 60_000;
/** Coming back to a tab looks at once, but not more often than this. */
const REST_MS = 15_000;

/** Name and version of every remote, as one text. */
const fingerprint = ({ remotes }: Registry, except: ReadonlySet<string>) =>
  Object.entries(remotes)
    .filter(([name]) => !except.has(name))
    .map(([name, { version }]) => `${name}@${version}`)
    .sort()
    .join(' ');

interface Watching {
  readonly versions: Pick<Versions, 'set'>;
  /** What this page began with; null when it could not be read. */
  readonly opened: Registry | null;
  /** Remotes that this tab takes from elsewhere. */
  readonly replaced?: readonly string[];
  readonly read?: () => Promise<Registry>;
}

/**
 * Notices that remotes were published while this page is open. The page goes on with what it started with, until
 * somebody goes on to another one or loads it anew.
 */
export function watchVersions({ versions, opened, replaced = [], read = fetchRegistry }: Watching): void {
  const except = new Set(replaced);
  let known = opened === null ? null : fingerprint(opened, except);
  let seen = known;
  let lastLook = Date.now();

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    lastLook = Date.now();
    const registry = await read().catch(() => null);
    if (registry === null) return;
    const now = fingerprint(registry, except);
    known ??= now;
    if (now === seen) return;
    seen = now;
    versions.set({ newer: now !== known, waiting: now !== known });
  }

  setInterval(() => void look(), EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (Date.now() - lastLook >= REST_MS) void look();
  });
}
