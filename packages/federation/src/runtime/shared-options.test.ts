import {
  lateLibraries,
  type SharedKey,
  type SharedVersions,
  sharedKeysOf,
  sharedNames,
} from '../shared-policy';
import { sharedOptions } from './shared-options';

const keys = sharedNames.flatMap(sharedKeysOf);
const ready = Object.fromEntries(keys.map((key) => [key, { key }])) as Record<SharedKey, object>;
const late = {
  katex: jest.fn(async () => ({ name: 'katex' })),
  'radix-ui/dialog': jest.fn(async () => ({ name: 'radix-ui/dialog' })),
  'radix-ui/dropdown-menu': jest.fn(async () => ({ name: 'radix-ui/dropdown-menu' })),
  'react-select': jest.fn(async () => ({ name: 'react-select' })),
};
const versions = Object.fromEntries(
  [...sharedNames, ...lateLibraries].map((name, at) => [name, `${at}.2.3`]),
) as SharedVersions;

describe('what the shell’s federation runtime hands out', () => {
  const { singletons, late: libraries } = sharedOptions({ ready, late }, versions);

  it('is every door of the policy, with the very module that the shell has', () => {
    expect(Object.keys(singletons)).toEqual(keys);
    for (const key of keys) expect(singletons[key]?.lib()).toBe(ready[key]);
  });

  it('has the version of the package behind the door', () => {
    expect(singletons['react/jsx-runtime']).toMatchObject({
      version: versions.react,
      shareConfig: { singleton: true, requiredVersion: `^${versions.react}` },
    });
  });

  it('fetches a late library when it is asked for', async () => {
    expect(Object.keys(libraries)).toEqual(lateLibraries);
    for (const name of lateLibraries) {
      expect(late[name]).not.toHaveBeenCalled();
      const library = await libraries[name]?.get();
      expect(library?.()).toEqual({ name });
    }
  });
});
