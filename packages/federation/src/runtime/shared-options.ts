import {
  lateLibraries,
  type SharedModules,
  type SharedVersions,
  sharedKeysOf,
  sharedNames,
} from '../shared-policy';

const scope = 'default';

/** The `shared` option of the shell's federation runtime: its own copies under every door of the policy. */
export function sharedOptions({ ready, late }: SharedModules, versions: SharedVersions) {
  const singletons = sharedNames.flatMap((name) => {
    const version = versions[name];
    const shareConfig = { singleton: true, requiredVersion: `^${version}` };
    return sharedKeysOf(name).map(
      (key) => [key, { version, scope, shareConfig, lib: () => ready[key] }] as const,
    );
  });
  const libraries = lateLibraries.map((name) => {
    const version = versions[name];
    const shareConfig = { singleton: false, requiredVersion: `^${version}` };
    const get = async () => {
      const library = await late[name]();
      return () => library;
    };
    return [name, { version, scope, shareConfig, get }] as const;
  });
  return { singletons: Object.fromEntries(singletons), late: Object.fromEntries(libraries) };
}
