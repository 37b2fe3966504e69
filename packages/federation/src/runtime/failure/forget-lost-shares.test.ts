/** @jest-environment jsdom */
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { forgetLostShares } from './forget-lost-shares';

const version = '5.2.3';
const shareConfig = { singleton: false, requiredVersion: `^${version}` };

/** A remote's own runtime beside the shell's, as they stand in one page. */
function remoteBesideShell(get: () => Promise<() => object>) {
  const shell = createInstance({
    name: 'selaras_shell',
    remotes: [],
    shared: { 'react-select': { version, scope: 'default', shareConfig, get } },
    shareStrategy: 'loaded-first',
  });
  const remote = createInstance({ name: 'mf_contoh', remotes: [], shared: {} });
  shell.initializeSharing('default');
  remote.initShareScopeMap('default', shell.shareScopeMap.default ?? {});
  return () =>
    remote.loadShare<object>('react-select', {
      customShareInfo: { version, scope: ['default'], shareConfig },
    });
}

it('a late library that could not be fetched once is asked for again, by the remote that needs it', async () => {
  registerGlobalPlugins([forgetLostShares]);
  const library = { name: 'react-select' };
  const get = jest.fn(async () => () => library);
  get.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const load = remoteBesideShell(get);

  await expect(load()).rejects.toThrow('Loading chunk 7 failed');
  const found = await load();
  if (!found) throw new Error('no library');
  expect(found()).toBe(library);
  await load();
  expect(get).toHaveBeenCalledTimes(2);
});
