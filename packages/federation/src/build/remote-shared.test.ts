import { join } from 'node:path';
import { lateLibraries, sharedKeysOf, sharedNames } from '../shared-policy';
import { remoteShared } from './remote-shared';
import { sharedVersions, shellVersions } from './shared-versions';

const root = join(__dirname, '../../../..');
const pustaka = join(root, 'e2e/remotes/pustaka');
const mfCascading = join(root, 'mf-cascading');

describe('what a remote shares', () => {
  const { singletons: shared, late } = remoteShared(pustaka, sharedVersions(pustaka));

  it('is the whole policy, none of it brought along, every range named', () => {
    expect(Object.values(shared).map(({ shareKey }) => shareKey)).toEqual(sharedNames.flatMap(sharedKeysOf));
    for (const config of Object.values(shared)) {
      expect(config).toMatchObject({ import: false, singleton: true });
      expect(config.requiredVersion).toMatch(/^\^\d+\.\d+\.\d+/);
    }
  });

  it('has a copy of its own of every late library, for a shell with another version', () => {
    expect(Object.keys(late)).toEqual(lateLibraries);
    for (const config of Object.values(late)) {
      expect(config).not.toHaveProperty('import');
      expect(config).toMatchObject({ singleton: false, requiredVersion: `^${config.version}` });
    }
  });

  it('has the late libraries for a remote that names the design system alone', () => {
    const { late: found } = remoteShared(mfCascading, sharedVersions(mfCascading));
    expect(Object.keys(found)).toEqual(lateLibraries);
  });

  it('has the doors through which a second copy would come, and no other', () => {
    expect(Object.keys(shared)).toEqual(
      expect.arrayContaining([
        'react',
        'react/jsx-runtime',
        'react-dom',
        'react-dom/client',
        'react-router/dom',
      ]),
    );
    expect(Object.keys(shared)).not.toContain('react-dom/server');
  });

  it('takes the router for a remote that names it `react-router-dom` alone', () => {
    expect(sharedVersions(mfCascading)['react-router']).toBe(sharedVersions(pustaka)['react-router']);
  });

  it('leaves out what the remote does not depend on', () => {
    const { react } = sharedVersions(pustaka);
    expect(Object.keys(remoteShared(pustaka, { react }).singletons)).toEqual([
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
    ]);
  });
});

it('the shell has a version of everything that it hands out, and says so when it has not', () => {
  expect(Object.keys(shellVersions(join(root, 'shell')))).toEqual([...sharedNames, ...lateLibraries]);
  expect(() => shellVersions(join(root, 'packages/ui'))).toThrow('react-router');
});
