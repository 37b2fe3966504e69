import type { Registry, RegistryEntry, RemoteBuild, RemoteVersion } from '@selaras/contracts';
import { keptKey, type Published } from './published/published-repository';
import { entryOf, versionOf } from './registry-entry';

/**
 * What a browser is told: of each remote the published version that is active, else the one that is built with the
 * portal; in place of it the canary version of the remotes that are named. The stable version stands by for a canary.
 * A version whose bytes cannot be read gives way to the one that stands by.
 */
export function composeRegistry(
  bundled: Registry,
  { channels }: Pick<Published, 'channels'>,
  inCanary: ReadonlySet<string>,
  unreadable: ReadonlySet<string>,
): Registry {
  const names = new Set([...Object.keys(bundled.remotes), ...[...channels.keys()].sort()]);
  const entries = [...names].flatMap((name): [string, RegistryEntry][] => {
    const { stable, canary } = channels.get(name) ?? {};
    const readable = (build: RemoteBuild | null | undefined) =>
      build && !unreadable.has(keptKey(name, build.version)) ? build : null;
    const own = bundled.remotes[name];
    const [active, standBy] = [readable(stable?.build), readable(stable?.fallback)];
    const given = active ?? standBy;
    const entry = given ? published(given, active && standBy, own) : own;
    const trial = readable(canary?.build);
    if (trial && inCanary.has(name)) {
      const standIn = entry ? withoutManifest(entry) : null;
      return [[name, { ...entryOf(trial, standIn), channel: 'canary' }]];
    }
    return entry === undefined ? [] : [[name, entry]];
  });
  return { remotes: Object.fromEntries(entries) };
}

/** Without a version before it, what is built with the portal stands by. */
function published(
  build: RemoteBuild,
  fallback: RemoteBuild | null,
  bundled: RegistryEntry | undefined,
): RegistryEntry {
  if (fallback !== null) return entryOf(build, versionOf(fallback));
  return entryOf(
    build,
    bundled === undefined || bundled.version === build.version ? null : withoutManifest(bundled),
  );
}

function withoutManifest({ version, entry, kind, integrity, requires }: RegistryEntry): RemoteVersion {
  return { version, entry, integrity, requires, ...(kind && { kind }) };
}
