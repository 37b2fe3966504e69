import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What one entry of the sharing policy says; versions are read from what is installed. */
interface Policy {
  /** One copy for shell and all remotes; a remote's portal build has none of its own. */
  readonly singleton: boolean;
  /** Shared too: without them `react-dom/client` and `react/jsx-runtime` bring a second copy along. */
  readonly subpaths?: readonly string[];
  /** File of the package that this entry stands for, however it is imported; left out: the package's own door. */
  readonly file?: string;
  /** What the shell hands out under this name instead of the whole package. */
  readonly slim?: string;
  /** The same for single subpaths. */
  readonly slimSubpaths?: Readonly<Record<string, string>>;
}

const slimRouter = fileURLToPath(new URL('./browser/react-router.js', import.meta.url));
const jsxDevRuntime = fileURLToPath(new URL('./browser/react-jsx-dev-runtime.js', import.meta.url));
const slimQuery = fileURLToPath(new URL('./browser/react-query.js', import.meta.url));

/**
 * THE list of shared modules: every build, shell or remote, follows it.
 * Of `@selaras/ui` only its context is shared: the rest travels with each remote, trimmed to what the remote uses,
 * so that remotes may differ in its version and no page loads parts that it does not show.
 */
export const sharedPolicy = {
  react: {
    singleton: true,
    subpaths: ['jsx-runtime', 'jsx-dev-runtime'],
    slimSubpaths: { 'jsx-dev-runtime': jsxDevRuntime },
  },
  'react-dom': { singleton: true, subpaths: ['client'] },
  'react-router': { singleton: true, slim: slimRouter },
  'react-router-dom': { singleton: true, slim: slimRouter },
  '@tanstack/react-query': { singleton: true, slim: slimQuery },
  'styled-components': { singleton: true },
  '@selaras/api-client': { singleton: true },
  '@selaras/portal': { singleton: true },
  '@selaras/roles': { singleton: true },
  '@selaras/ui/toast': { singleton: true, file: 'src/toast/toast-provider.tsx' },
} as const satisfies Record<string, Policy>;

export type SharedName = keyof typeof sharedPolicy;
const sharedNames = Object.keys(sharedPolicy) as SharedName[];

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

/** Name of the package that an entry of the policy belongs to. */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

export type SharedVersions = Partial<Record<SharedName, string>>;

/** Installed version of every shared module whose package this folder's package.json names. */
export function sharedVersions(folder: string): SharedVersions {
  const { dependencies = {} } = readPackage(folder);
  return Object.fromEntries(
    sharedNames
      .filter((name) => packageOf(name) in dependencies)
      .map((name) => [name, readPackage(folder, packageOf(name)).version]),
  );
}

function versionsWithPolicy(versions: SharedVersions) {
  return sharedNames.flatMap((name) => {
    const version = versions[name];
    const policy: Policy = sharedPolicy[name];
    return version === undefined ? [] : [{ name, version, policy }];
  });
}

/**
 * The `shared` option of a remote's federation plugin: all of it comes from the shell.
 * `workspace:*` is no semver range, so the range is always spelt out.
 */
export function remoteShared(folder: string, versions: SharedVersions) {
  const entries = versionsWithPolicy(versions).flatMap(({ name, version, policy }) => {
    const config = {
      singleton: policy.singleton,
      requiredVersion: `^${version}`,
      import: false as const,
      shareKey: name as string,
    };
    if (policy.file !== undefined) {
      const home = realpathSync(join(folder, 'node_modules', packageOf(name)));
      return [[join(home, policy.file), config] as const];
    }
    // The trailing slash covers every subpath.
    const subpaths = policy.subpaths ? [[`${name}/`, { ...config, shareKey: `${name}/` }] as const] : [];
    return [[name, config] as const, ...subpaths];
  });
  return Object.fromEntries(entries);
}

/** What is imported to be handed out as `name` or `name/subpath`. */
function requestOf(name: string, { slim, slimSubpaths }: Policy, subpath: string): string {
  if (subpath === '') return slim ?? name;
  return slimSubpaths?.[subpath] ?? slim ?? `${name}/${subpath}`;
}

/** Source of the module with which the shell hands out the shared modules: name → version, range, module. */
export function shellSharedSource(versions: SharedVersions): string {
  const keys = versionsWithPolicy(versions).flatMap(({ name, version, policy }) =>
    ['', ...(policy.subpaths ?? [])].map((subpath) => ({
      key: subpath === '' ? name : `${name}/${subpath}`,
      request: requestOf(name, policy, subpath),
      about: {
        version,
        scope: 'default',
        shareConfig: { singleton: policy.singleton, requiredVersion: `^${version}` },
      },
    })),
  );
  const imports = keys.map(({ request }, at) => `import * as shared${at} from ${JSON.stringify(request)};`);
  const rows = keys.map(
    ({ key, about }, at) =>
      `  ${JSON.stringify(key)}: { ...${JSON.stringify(about)}, lib: () => shared${at} },`,
  );
  return `${imports.join('\n')}\nexport const sharedModules = {\n${rows.join('\n')}\n};\n`;
}
