import type { RemoteVersion } from '@selaras/contracts';
import { isVouchedFor } from './gate';

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
