import type { RemoteVersion } from '@selaras/contracts';
import { isVouchedFor, misfits } from './gate';

const host = { platformApi: 1, shared: { react: '19.3.1', 'react-router': '7.18.5' } };

describe('misfits', () => {
  it.each([
    [{ platformApi: 1, shared: { react: '^19.0.0' } }, []],
    [{ platformApi: 2, shared: {} }, ['platform API 2 (portal: 1)']],
    [{ platformApi: 1, shared: { react: '^18.0.0' } }, ['react ^18.0.0 (portal: 19.3.1)']],
    [{ platformApi: 1, shared: { vue: '^3.0.0' } }, ['vue ^3.0.0 (portal: tidak ada)']],
  ])('%j needs %j', (requires, expected) => {
    expect(misfits(requires, host)).toEqual(expected);
  });
});

describe('isVouchedFor', () => {
  const version = (integrity: Record<string, string>): RemoteVersion => ({
    version: '1.0.0-aaaaaaaa',
    entry: '/remotes/mf_x/1.0.0-aaaaaaaa/remoteEntry.js',
    integrity,
    requires: { platformApi: 1, shared: {} },
  });

  it('asks for the hash of the entry', () => {
    expect(isVouchedFor(version({ 'remoteEntry.js': 'sha256-x' }))).toBe(true);
    expect(isVouchedFor(version({ 'static/js/a.js': 'sha256-x' }))).toBe(false);
    expect(isVouchedFor(version({}))).toBe(false);
  });
});
