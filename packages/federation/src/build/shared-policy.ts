import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What one entry of the sharing policy says; versions are read from what is installed. */
interface Policy {
  /** One copy for shell and all remotes; a remote's portal build has none of its own. */
  readonly singleton: boolean;
  /** Shared too: without them `react-dom/client` and `react/jsx-runtime` bring a second copy along. */
  readonly subpaths?: readonly string[];
  /** Fetched by the shell only when the first remote asks for it. */
  readonly lazy?: boolean;
  /** What the shell hands out under this name instead of the whole package. */
  readonly slim?: string;
}

const slimRouter = fileURLToPath(new URL('./slim/react-router.js', import.meta.url));

/** THE list of shared modules: every build, shell or remote, follows it. */
export const sharedPolicy = {
  react: { singleton: true, subpaths: ['jsx-runtime', 'jsx-dev-runtime'] },
  'react-dom': { singleton: true, subpaths: ['client'] },
  'react-router': { singleton: true, slim: slimRouter },
  'react-router-dom': { singleton: true, slim: slimRouter },
  '@tanstack/react-query': { singleton: true },
  'styled-components': { singleton: true },
  '@selaras/api-client': { singleton: true },
  '@selaras/roles': { singleton: true },
  '@selaras/ui': { singleton: false, lazy: true },
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
 * The `shared` option of a remote's federation plugin: singletons come from the shell, what is no singleton may be
 * brought along. `workspace:*` is no semver range, so version and range are always spelt out.
 */
export function remoteShared(versions: Partial<Record<SharedName, string>>) {
  const entries = sharedNames.flatMap((name) => {
    const version = versions[name];
    if (version === undefined) return [];
    const policy: Policy = sharedPolicy[name];
    const config = {
      singleton: policy.singleton,
      requiredVersion: `^${version}`,
      strictVersion: !policy.singleton,
      ...(policy.singleton ? { import: false as const } : { version }),
    };
    // The trailing slash covers every subpath.
    return policy.subpaths
      ? ([name, `${name}/`] as const).map((key) => [key, config] as const)
      : [[name, config] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Source of the module with which the shell hands out the shared modules: name → version, range and how to get it.
 * Everything but the lazy ones is in the shell anyway.
 */
export function shellSharedSource(versions: Partial<Record<SharedName, string>>): string {
  const imports: string[] = [];
  const rows: string[] = [];
  for (const name of sharedNames) {
    const version = versions[name];
    if (version === undefined) continue;
    const policy: Policy = sharedPolicy[name];
    const about = JSON.stringify({
      version,
      scope: 'default',
      shareConfig: { singleton: policy.singleton, requiredVersion: `^${version}` },
    });
    for (const key of [name, ...(policy.subpaths ?? []).map((subpath) => `${name}/${subpath}`)]) {
      const request = JSON.stringify(policy.slim ?? key);
      const local = `shared${imports.length}`;
      if (!policy.lazy) imports.push(`import * as ${local} from ${request};`);
      const access = policy.lazy
        ? `get: () => import(${request}).then((module) => () => module)`
        : `lib: () => ${local}`;
      rows.push(`  ${JSON.stringify(key)}: { ...${about}, ${access} },`);
    }
  }
  return `${imports.join('\n')}\nexport const sharedModules = {\n${rows.join('\n')}\n};\n`;
}
