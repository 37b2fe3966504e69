import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { lateLibraries, policyOf, type SharedVersions, sharedKeysOf, sharedNames } from '../shared-policy';
import { packageOf } from './shared-versions';

/** What remotes have of the shell alone. */
const ofShell = { singleton: true, import: false } as const;

/**
 * The `shared` option of a remote's federation plugin: all of it comes from the shell, late libraries where its version
 * fits. `workspace:*` is no semver range, so the range is always spelt out.
 */
export function remoteShared(folder: string, versions: Partial<SharedVersions>) {
  const singletons = sharedNames.flatMap((name) => {
    const version = versions[name];
    if (version === undefined) return [];
    const { file } = policyOf(name);
    const home = join(folder, 'node_modules', packageOf(name));
    return sharedKeysOf(name).map((key) => {
      const request: string = file === undefined ? key : join(realpathSync(home), file);
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
