import type { Registry, RegistryEntry, RemoteBuild, RemoteVersion } from '@selaras/contracts';
import type { Published } from './published/published-repository';
import { entryOf, versionOf } from './registry-entry';

/**
 * What a browser is told: of each remote the published version that is active, else the one that is built with the
 * portal; in place of it the canary version of the remotes that are named. The stable version stands by for a canary.
 */
export function composeRegistry(
  bundled: Registry,
  { channels }: Pick<Published, 'channels'>,
  inCanary: ReadonlySet<string>,
): Registry {
  const names = new Set([...Object.keys(bundled.remotes), ...[...channels.keys()].sort()]);
  const entries = [...names].flatMap((name): [string, RegistryEntry][] => {
    const { stable, canary } = channels.get(name) ?? {};
    const own = bundled.remotes[name];
    const entry = stable?.build ? published(stable.build, stable.fallback, own) : own;
    if (canary?.build && inCanary.has(name)) {
      const standIn = entry ? withoutManifest(entry) : null;
      return [[name, { ...entryOf(canary.build, standIn), channel: 'canary' }]];
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
