import {
  lateLibraries,
  type SharedModules,
  type SharedVersions,
  sharedKeysOf,
  sharedNames,
} from '../shared-policy';
import { sharedOptions } from './shared-options';

const keys = sharedNames.flatMap(sharedKeysOf);
const whenAsked = {
  'react-router': jest.fn(async () => ({ name: 'react-router' })),
  'react-router/dom': jest.fn(async () => ({ name: 'react-router/dom' })),
  'react-router-dom': jest.fn(async () => ({ name: 'react-router-dom' })),
};
const ready: SharedModules['ready'] = {
  react: { name: 'react' },
  'react/jsx-runtime': { name: 'react/jsx-runtime' },
  'react/jsx-dev-runtime': { name: 'react/jsx-dev-runtime' },
  'react-dom': { name: 'react-dom' },
  'react-dom/client': { name: 'react-dom/client' },
  '@tanstack/react-query': { name: '@tanstack/react-query' },
  'styled-components': { name: 'styled-components' },
  axios: { name: 'axios' },
  '@selaras/api-client': { name: '@selaras/api-client' },
  '@selaras/portal': { name: '@selaras/portal' },
  '@selaras/roles': { name: '@selaras/roles' },
  '@selaras/ui/toast': { name: '@selaras/ui/toast' },
};
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
  const { singletons, late: libraries } = sharedOptions({ ready, whenAsked, late }, versions);

  it('is every door of the policy, with the very module that the shell has', () => {
    expect(Object.keys(singletons)).toEqual(keys);
    for (const [key, module] of Object.entries(ready)) {
      const shared = singletons[key];
      expect(shared && 'lib' in shared && shared.lib()).toBe(module);
    }
  });

  it('fetches what pages can do without when a remote asks for it, and still as the only copy', async () => {
    for (const [key, fetch] of Object.entries(whenAsked)) {
      const shared = singletons[key];
      expect(shared).toMatchObject({ shareConfig: { singleton: true } });
      expect(shared).not.toHaveProperty('lib');
      expect(fetch).not.toHaveBeenCalled();
      const module = shared && 'get' in shared ? await shared.get() : undefined;
      expect(module?.()).toEqual({ name: key });
    }
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
