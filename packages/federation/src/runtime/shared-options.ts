import {
  type Fetch,
  lateLibraries,
  type SharedKey,
  type SharedModules,
  type SharedVersions,
  sharedKeysOf,
  sharedNames,
} from '../shared-policy';

const scope = 'default';

/** How the runtime gets a module that is fetched first. */
const fetched = (fetch: Fetch) => ({
  get: async () => {
    const module = await fetch();
    return () => module;
  },
});

/** The `shared` option of the shell's federation runtime: its own copies under every door of the policy. */
export function sharedOptions({ ready, whenAsked, late }: SharedModules, versions: SharedVersions) {
  const there: Readonly<Partial<Record<SharedKey, object>>> = ready;
  const fetches: Readonly<Partial<Record<SharedKey, Fetch>>> = whenAsked;
  const handOut = (key: SharedKey) => {
    const fetch = fetches[key];
    return fetch === undefined ? { lib: () => there[key] } : fetched(fetch);
  };
  const singletons = sharedNames.flatMap((name) => {
    const version = versions[name];
    const shareConfig = { singleton: true, requiredVersion: `^${version}` };
    return sharedKeysOf(name).map((key) => [key, { version, scope, shareConfig, ...handOut(key) }] as const);
  });
  const libraries = lateLibraries.map((name) => {
    const version = versions[name];
    const shareConfig = { singleton: false, requiredVersion: `^${version}` };
    return [name, { version, scope, shareConfig, ...fetched(late[name]) }] as const;
  });
  return { singletons: Object.fromEntries(singletons), late: Object.fromEntries(libraries) };
}
