import { type SharedKey, type SharedModules, sharedKeysOf, sharedNames } from '../shared-policy';
import { sharedOptions } from './shared-options';

const keys = sharedNames.flatMap(sharedKeysOf);
const modules = Object.fromEntries(keys.map((key) => [key, { key }])) as Record<SharedKey, object>;
const versions = Object.fromEntries(sharedNames.map((name, at) => [name, `${at}.2.3`])) as Parameters<
  typeof sharedOptions
>[1];

describe('what the shell’s federation runtime hands out', () => {
  const options = sharedOptions(modules satisfies SharedModules, versions);

  it('is every door of the policy, with the very module that the shell has', () => {
    expect(Object.keys(options)).toEqual(keys);
    for (const key of keys) expect(options[key]?.lib()).toBe(modules[key]);
  });

  it('has the version of the package behind the door', () => {
    expect(options['react/jsx-runtime']).toMatchObject({
      version: versions.react,
      shareConfig: { singleton: true, requiredVersion: `^${versions.react}` },
    });
  });
});
