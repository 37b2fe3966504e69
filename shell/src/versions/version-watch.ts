import type { Registry } from '@selaras/contracts';
import { fetchRegistry } from '@selaras/federation';
import { createStore } from '../store/create-store';

/** How often it is looked whether something was published; unchanged, the answer has no body. */
const EVERY_MS = 5 * 60_000;
/** Coming back to a tab looks at once, but not more often than this. */
const REST_MS = 60_000;

/** Name and version of every remote, as one text. */
const fingerprint = ({ remotes }: Registry, except: ReadonlySet<string>) =>
  Object.entries(remotes)
    .filter(([name]) => !except.has(name))
    .map(([name, { version }]) => `${name}@${version}`)
    .sort()
    .join(' ');

export type VersionWatch = ReturnType<typeof createVersionWatch>;

/**
 * Notices that remotes were published while this page is open. The page goes on with what it started with; whoever wants
 * the new versions loads it anew.
 * @param replaced remotes that this tab takes from elsewhere
 */
export function createVersionWatch(
  opened: Registry | null,
  replaced: readonly string[] = [],
  read: () => Promise<Registry> = fetchRegistry,
) {
  const store = createStore({ newer: false });
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
    store.set({ newer: now !== known });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Silent until something else is published. */
    dismiss: () => store.set({ newer: false }),
    start(): void {
      setInterval(() => void look(), EVERY_MS);
      document.addEventListener('visibilitychange', () => {
        if (Date.now() - lastLook >= REST_MS) void look();
      });
    },
  };
}
