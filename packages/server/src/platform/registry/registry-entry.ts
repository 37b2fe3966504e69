import type { RegistryEntry, RemoteBuild, RemoteVersion } from '@selaras/contracts';

/** Address below which versions of remotes lie: `/remotes/<name>/<version>/…`. */
export const REMOTES_PATH = '/remotes';

/** A version as browsers load it. */
export function versionOf(build: RemoteBuild): RemoteVersion {
  const { name, version, integrity, requires, manifest } = build;
  const entry = `${REMOTES_PATH}/${name}/${version}/${build.entry}`;
  return { version, entry, integrity, requires, ...(manifest.kind && { kind: manifest.kind }) };
}

/** A version with its manifest, and which other one stands by for it. */
export function entryOf(build: RemoteBuild, fallback: RemoteVersion | null): RegistryEntry {
  const { preload, manifest } = build;
  return { ...versionOf(build), preload, manifest, fallback };
}
