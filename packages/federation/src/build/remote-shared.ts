import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { policyOf, type SharedVersions, sharedKeysOf, sharedNames } from '../shared-policy';
import { packageOf } from './shared-versions';

/**
 * The `shared` option of a remote's federation plugin: all of it comes from the shell.
 * `workspace:*` is no semver range, so the range is always spelt out.
 */
export function remoteShared(folder: string, versions: Partial<SharedVersions>) {
  const entries = sharedNames.flatMap((name) => {
    const version = versions[name];
    if (version === undefined) return [];
    const { singleton, file } = policyOf(name);
    const home = join(folder, 'node_modules', packageOf(name));
    return sharedKeysOf(name).map((key) => {
      const request: string = file === undefined ? key : join(realpathSync(home), file);
      return [
        request,
        { singleton, requiredVersion: `^${version}`, import: false as const, shareKey: key as string },
      ] as const;
    });
  });
  return Object.fromEntries(entries);
}
