import {
  policyOf,
  type SharedModules,
  type SharedVersions,
  sharedKeysOf,
  sharedNames,
} from '../shared-policy';

/** The `shared` option of the shell's federation runtime: its own copies under every door of the policy. */
export function sharedOptions(modules: SharedModules, versions: SharedVersions) {
  const entries = sharedNames.flatMap((name) => {
    const version = versions[name];
    const { singleton } = policyOf(name);
    return sharedKeysOf(name).map((key) => {
      const shareConfig = { singleton, requiredVersion: `^${version}` };
      return [key, { version, scope: 'default', shareConfig, lib: () => modules[key] }] as const;
    });
  });
  return Object.fromEntries(entries);
}
