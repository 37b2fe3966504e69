import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import {
  lateLibraries,
  policyOf,
  type SharedName,
  type SharedVersions,
  sharedKeysOf,
  sharedNames,
} from '../shared-policy';
import { packageOf, readPackage } from './shared-versions';

/** What remotes have of the shell alone. */
const ofShell = { singleton: true, import: false } as const;

/** The file behind a door of an installed package: a source in the workspace, its code in a packed one. */
function fileBehind(folder: string, name: SharedName): string {
  const own = packageOf(name);
  const door = `.${name.slice(own.length)}`;
  const target = readPackage(folder, own).exports?.[door];
  const file = typeof target === 'object' ? target.default : target;
  if (file === undefined) throw new Error(`${own} tidak punya pintu ${door}: pasang versi yang sekarang.`);
  return join(realpathSync(join(folder, 'node_modules', own)), file);
}

/**
 * The `shared` option of a remote's federation plugin: all of it comes from the shell, late libraries where its version
 * fits. `workspace:*` is no semver range, so the range is always spelt out.
 */
export function remoteShared(folder: string, versions: Partial<SharedVersions>) {
  const singletons = sharedNames.flatMap((name) => {
    const version = versions[name];
    if (version === undefined) return [];
    const file = policyOf(name).byFile && fileBehind(folder, name);
    return sharedKeysOf(name).map((key) => {
      const request: string = file ?? key;
      return [request, { ...ofShell, requiredVersion: `^${version}`, shareKey: key as string }] as const;
    });
  });
  const late = lateLibraries.flatMap((name) => {
    const version = versions[name];
    if (version === undefined) return [];
    return [[name as string, { singleton: false, version, requiredVersion: `^${version}` }] as const];
  });
  return { singletons: Object.fromEntries(singletons), late: Object.fromEntries(late) };
}
