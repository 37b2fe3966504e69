import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { lateLibraries, leadingTo, type SharedVersions, sharedNames } from '../shared-policy';

const names = [...sharedNames, ...lateLibraries];

export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | { readonly default: string }>>;
}

/** package.json of the folder, or of one of its direct dependencies. */
export function readPackage(folder: string, dependency?: string): PackageJson {
  const home = dependency === undefined ? folder : join(folder, 'node_modules', dependency);
  return JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as PackageJson;
}

/** Name of the package that an entry of the policy belongs to. */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Installed version of the package that this folder's dependency leads to. */
function versionBehind(folder: string, dependency: string, name: string): string {
  const home = realpathSync(join(folder, 'node_modules', dependency));
  const path = createRequire(join(home, 'package.json')).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(path, 'utf8')) as PackageJson).version;
}

/** Installed version of every shared module whose package this folder's package.json names, or leads to. */
export function sharedVersions(folder: string): Partial<SharedVersions> {
  const { dependencies = {} } = readPackage(folder);
  const versions = names.flatMap((name) => {
    const own = packageOf(name);
    if (own in dependencies) return [[name, readPackage(folder, own).version] as const];
    const leading = leadingTo(name).find((dependency) => dependency in dependencies);
    return leading === undefined ? [] : [[name, versionBehind(folder, leading, own)] as const];
  });
  return Object.fromEntries(versions);
}

/** Versions of all that the shell hands out. @throws when it names a package of the policy among its dependencies no more */
export function shellVersions(folder: string): SharedVersions {
  const versions = sharedVersions(folder);
  const missing = names.filter((name) => versions[name] === undefined);
  if (missing.length > 0) throw new Error(`Shell tidak bergantung pada ${missing.join(', ')}.`);
  return versions as SharedVersions;
}
