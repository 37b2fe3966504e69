/** What one entry of the sharing policy says; versions are read from what is installed. */
interface Policy {
  /**
   * Its other doors that must lead to the same copy: without them `react-dom/client` and `react/jsx-runtime` bring a
   * second one along. Doors that are not named, as `react-dom/server`, are built into the remote that uses them.
   */
  readonly subpaths?: readonly string[];
  /** Packages that lead to this one: a remote that names one of them takes the entry, too. */
  readonly behind?: readonly string[];
  /** It stands for the file behind this door, however that is imported: the package's own parts import it by its path. */
  readonly byFile?: true;
  /**
   * Fetched, whole, when the first remote asks for it: the shell itself runs with a part of the same copy, and so do
   * pages that need no more of it than another entry passes on.
   */
  readonly whenAsked?: true;
}

/**
 * THE list of shared modules: every build, shell or remote, follows it, and each is shared whole. There is one copy for
 * the shell and all remotes: a remote's portal build has none of its own.
 * Of `@selaras/ui` only its context is shared: the rest travels with each remote, trimmed to what the remote uses,
 * so that remotes may differ in its version and no page loads parts that it does not show.
 */
const sharedPolicy = {
  react: { subpaths: ['jsx-runtime', 'jsx-dev-runtime'] },
  'react-dom': { subpaths: ['client'] },
  'react-router': { subpaths: ['dom'], behind: ['react-router-dom'], whenAsked: true },
  'react-router-dom': { whenAsked: true },
  '@tanstack/react-query': {},
  'styled-components': {},
  axios: {},
  '@selaras/api-client': {},
  '@selaras/portal': {},
  '@selaras/roles': {},
  '@selaras/ui/toast': { byFile: true },
} as const satisfies Record<string, Policy>;

export type SharedName = keyof typeof sharedPolicy;
export const sharedNames = Object.keys(sharedPolicy) as SharedName[];

export const policyOf = (name: SharedName): Policy => sharedPolicy[name];

type Subpath<Name extends SharedName> = (typeof sharedPolicy)[Name] extends {
  readonly subpaths: readonly (infer Path extends string)[];
}
  ? `${Name}/${Path}`
  : never;

type KeyOf<Name extends SharedName> = Name | { [Each in Name]: Subpath<Each> }[Name];

/** What remotes ask the shell for: the entries of the policy and their other doors. */
export type SharedKey = KeyOf<SharedName>;

type NameWhenAsked = {
  [Name in SharedName]: (typeof sharedPolicy)[Name] extends { readonly whenAsked: true } ? Name : never;
}[SharedName];

/** The entry of the policy with each of its doors. */
export function sharedKeysOf(name: SharedName): SharedKey[] {
  const { subpaths = [] } = policyOf(name);
  return [name, ...subpaths.map((path) => `${name}/${path}` as SharedKey)];
}

/**
 * Heavy libraries behind late parts of the design system, which no first picture waits for: the shell's copy is fetched
 * when the first part asks for it. A remote whose range the shell's version does not satisfy uses the copy that it brings
 * along.
 */
export const lateLibraries = ['katex', 'radix-ui/dialog', 'radix-ui/dropdown-menu', 'react-select'] as const;

type LateLibrary = (typeof lateLibraries)[number];

/** A remote that names one of these packages may use late libraries without naming them. */
const leadToLate = ['@selaras/ui'];

/** Packages by which a remote takes an entry without naming it. */
export const leadingTo = (name: SharedName | LateLibrary): readonly string[] =>
  isLate(name) ? leadToLate : (policyOf(name).behind ?? []);

const isLate = (name: string): name is LateLibrary => lateLibraries.some((late) => late === name);

/** Gives a module, all of its exports, once it has been fetched. */
export type Fetch = () => Promise<object>;

/** What a shell hands out, whole. */
export interface SharedModules {
  readonly ready: Readonly<Record<Exclude<SharedKey, KeyOf<NameWhenAsked>>, object>>;
  readonly whenAsked: Readonly<Record<KeyOf<NameWhenAsked>, Fetch>>;
  readonly late: Readonly<Record<LateLibrary, Fetch>>;
}

/** Installed version of the package behind each entry. */
export type SharedVersions = Readonly<Record<SharedName | LateLibrary, string>>;
