import type { RemoteVersion } from '@selaras/contracts';
import { satisfies } from './semver';

/** What the running shell provides to remotes. */
export interface HostAbilities {
  readonly platformApi: number;
  /** Shared module → version. */
  readonly shared: Readonly<Record<string, string>>;
}

/** One thing that a version requires of the shell and does not get. */
export interface Misfit {
  /** Name of the shared module; null for the platform API. */
  readonly module: string | null;
  readonly wanted: string;
  /** What the shell has; null when it has no such module. */
  readonly provided: string | null;
}

/** What of a version's requirements the shell does not meet; empty when it can run there. */
export function unmet(requires: RemoteVersion['requires'], host: HostAbilities): Misfit[] {
  const { platformApi } = host;
  const api =
    requires.platformApi === platformApi
      ? []
      : [{ module: null, wanted: `${requires.platformApi}`, provided: `${platformApi}` }];
  const shared = Object.entries(requires.shared).flatMap(([module, wanted]) => {
    const provided = host.shared[module];
    if (provided !== undefined && satisfies(provided, wanted)) return [];
    return [{ module, wanted, provided: provided ?? null }];
  });
  return [...api, ...shared];
}

/**
 * Why a version of a remote cannot run in this shell, a line for each misfit, in Indonesian; empty when it can. Asked
 * before anything of it is executed.
 */
export function misfits(requires: RemoteVersion['requires'], host: HostAbilities): string[] {
  return unmet(requires, host).map(({ module, wanted, provided }) => {
    const has = provided === null ? 'portal tidak menyediakannya' : `portal memakai ${provided}`;
    return `${module ?? 'platform API'}: diminta ${wanted}, ${has}`;
  });
}
