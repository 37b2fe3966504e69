import type { RemoteVersion } from '@selaras/contracts';
import { satisfies } from './semver';

/** What the running shell provides to remotes. */
export interface HostAbilities {
  readonly platformApi: number;
  /** Shared module → version. */
  readonly shared: Readonly<Record<string, string>>;
}

/**
 * Why a version of a remote cannot run in this shell; empty when it can. Asked before anything of it is executed.
 */
export function misfits(requires: RemoteVersion['requires'], host: HostAbilities): string[] {
  const api =
    requires.platformApi === host.platformApi
      ? []
      : [`platform API ${requires.platformApi} (portal: ${host.platformApi})`];
  const shared = Object.entries(requires.shared).flatMap(([name, range]) => {
    const version = host.shared[name];
    return version !== undefined && satisfies(version, range)
      ? []
      : [`${name} ${range} (portal: ${version ?? 'tidak ada'})`];
  });
  return [...api, ...shared];
}

/**
 * Whether every byte that would be executed is vouched for by the registry.
 * A development server's build changes at every keystroke and states no hashes at all.
 */
export function isVouchedFor({ entry, integrity }: RemoteVersion): boolean {
  return integrity[entry.slice(entry.lastIndexOf('/') + 1)] !== undefined;
}
