import type { RegistryEntry, RemoteVersion } from '@selaras/contracts';

export function remoteVersion(version: string, platformApi = 1): RemoteVersion {
  return {
    version,
    entry: `/remotes/mf_contoh/${version}/remoteEntry.js`,
    integrity: { 'remoteEntry.js': 'sha256-entry', 'static/js/daftar.js': 'sha256-daftar' },
    requires: { platformApi, shared: {} },
  };
}

export function registryEntry(version: RemoteVersion, fallback: RemoteVersion | null = null): RegistryEntry {
  return {
    ...version,
    preload: { daftar: ['remoteEntry.js', 'static/js/daftar.js'] },
    manifest: { name: 'mf_contoh', title: 'Contoh', platformApi: 1, pages: [], menu: [] },
    fallback,
  };
}
