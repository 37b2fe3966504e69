/** What one entry of the sharing policy says; versions are read from what is installed. */
interface Policy {
  /** One copy for shell and all remotes; a remote's portal build has none of its own. */
  readonly singleton: boolean;
  /**
   * Its other doors that must lead to the same copy: without them `react-dom/client` and `react/jsx-runtime` bring a
   * second one along. Doors that are not named, as `react-dom/server`, are built into the remote that uses them.
   */
  readonly subpaths?: readonly string[];
  /** Packages that lead to this one: a remote that names one of them takes the entry, too. */
  readonly behind?: readonly string[];
  /** File of the package that this entry stands for, however it is imported; left out: the package's own door. */
  readonly file?: string;
}

/**
 * THE list of shared modules: every build, shell or remote, follows it, and each is shared whole.
 * Of `@selaras/ui` only its context is shared: the rest travels with each remote, trimmed to what the remote uses,
 * so that remotes may differ in its version and no page loads parts that it does not show.
 */
const sharedPolicy = {
  react: { singleton: true, subpaths: ['jsx-runtime', 'jsx-dev-runtime'] },
  'react-dom': { singleton: true, subpaths: ['client'] },
  'react-router': { singleton: true, subpaths: ['dom'], behind: ['react-router-dom'] },
  'react-router-dom': { singleton: true },
  '@tanstack/react-query': { singleton: true },
  'styled-components': { singleton: true },
  '@selaras/api-client': { singleton: true },
  '@selaras/portal': { singleton: true },
  '@selaras/roles': { singleton: true },
  '@selaras/ui/toast': { singleton: true, file: 'src/toast/toast-provider.tsx' },
} as const satisfies Record<string, Policy>;

export type SharedName = keyof typeof sharedPolicy;
export const sharedNames = Object.keys(sharedPolicy) as SharedName[];

export const policyOf = (name: SharedName): Policy => sharedPolicy[name];

type Subpath<Name extends SharedName> = (typeof sharedPolicy)[Name] extends {
  readonly subpaths: readonly (infer Path extends string)[];
}
  ? `${Name}/${Path}`
  : never;

/** What remotes ask the shell for: the entries of the policy and their other doors. */
export type SharedKey = SharedName | { [Name in SharedName]: Subpath<Name> }[SharedName];

/** The entry of the policy with each of its doors. */
export function sharedKeysOf(name: SharedName): SharedKey[] {
  const { subpaths = [] } = policyOf(name);
  return [name, ...subpaths.map((path) => `${name}/${path}` as SharedKey)];
}

/** The modules that a shell hands out, whole. */
export type SharedModules = Readonly<Record<SharedKey, object>>;

/** Installed version of the package behind each entry. */
export type SharedVersions = Readonly<Record<SharedName, string>>;
