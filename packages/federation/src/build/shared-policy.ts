import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one entry of the sharing policy says; versions are read from what is installed. */
interface Policy {
  /** One copy for shell and all remotes; a remote's portal build has none of its own. */
  readonly singleton: boolean;
  /** Also its subpaths: without this `react-dom/client` and `react/jsx-runtime` bring a second copy along. */
  readonly subpaths?: boolean;
}

/** THE list of shared modules: every build, shell or remote, follows it. */
export const sharedPolicy = {
  react: { singleton: true, subpaths: true },
  'react-dom': { singleton: true, subpaths: true },
  'react-router': { singleton: true },
  'react-router-dom': { singleton: true },
  '@tanstack/react-query': { singleton: true },
  'styled-components': { singleton: true },
  '@selaras/api-client': { singleton: true },
  '@selaras/roles': { singleton: true },
  '@selaras/ui': { singleton: false },
} as const satisfies Record<string, Policy>;

export type SharedName = keyof typeof sharedPolicy;
export const sharedNames = Object.keys(sharedPolicy) as SharedName[];

export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** package.json of the folder, or of one of its direct dependencies. */
export function readPackage(folder: string, dependency?: string): PackageJson {
  const home = dependency === undefined ? folder : join(folder, 'node_modules', dependency);
  return JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as PackageJson;
}

/** Installed version of every shared module that this folder's package.json names. */
export function sharedVersions(folder: string): Partial<Record<SharedName, string>> {
  const { dependencies = {} } = readPackage(folder);
  return Object.fromEntries(
    sharedNames
      .filter((name) => name in dependencies)
      .map((name) => [name, readPackage(folder, name).version]),
  );
}

/**
 * The `shared` option of the federation plugin.
 * `workspace:*` is no semver range, so version and range are always spelt out.
 * @param own whether this build brings the singletons along (the shell does, a remote's portal build does not)
 */
export function sharedConfig(versions: Partial<Record<SharedName, string>>, own: boolean) {
  const entries = sharedNames.flatMap((name) => {
    const version = versions[name];
    if (version === undefined) return [];
    const policy: Policy = sharedPolicy[name];
    const config = {
      singleton: policy.singleton,
      requiredVersion: `^${version}`,
      strictVersion: !policy.singleton,
      ...(own || !policy.singleton ? { version } : { import: false as const }),
    };
    return policy.subpaths
      ? [
          [name, config],
          [`${name}/`, config],
        ]
      : [[name, config]];
  });
  return Object.fromEntries(entries) as Record<string, (typeof entries)[number][1]>;
}
