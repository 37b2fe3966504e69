import type { Registry } from '@selaras/contracts';
import { type Actor, roleIds } from '@selaras/roles';
import { applyOverrides } from './apply-overrides';
import { mayOverride, type OverridePolicy } from './may-override';
import { readOverrides, writeOverrides } from './override-store';

const ORIGIN = 'http://127.0.0.1:3101';
const TEXT = `mf_uji@${ORIGIN}`;
const superUser: Actor = { role_id: roleIds.super, satuan_kerja_id: null };
const staff: Actor = { role_id: roleIds.perangkat_daerah, satuan_kerja_id: 1012 };
const production: OverridePolicy = { isDevelopment: false, origins: [ORIGIN] };
const registry: Registry = { remotes: {} };

const build = {
  name: 'mf_uji',
  version: '0.2.0-dev',
  entry: 'remoteEntry.js',
  integrity: {},
  requires: { platformApi: 1, shared: {} },
  preload: {},
  manifest: { name: 'mf_uji', title: 'Uji', platformApi: 1, pages: [], menu: [] },
};

function setUp(user: Actor | null, policy = production) {
  const listeners: (() => void)[] = [];
  const state = { user };
  const deps = {
    session: {
      state: () => state,
      restore: async () => state.user,
      subscribe: (listener: () => void) => listeners.push(listener),
    },
    notices: { alert: jest.fn(), ask: jest.fn().mockResolvedValue(true) },
    policy,
    reload: jest.fn(),
  };
  const become = async (next: Actor | null) => {
    state.user = next;
    for (const listener of listeners) listener();
    await Promise.resolve();
  };
  const apply = (...texts: string[]) => {
    writeOverrides(texts);
    return applyOverrides(registry, texts, deps);
  };
  return { ...deps, apply, become };
}

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => build });
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('mayOverride', () => {
  it.each([
    ['super with a list', superUser, production, true],
    ['super without a list', superUser, { isDevelopment: false, origins: [] }, false],
    ['staff', staff, production, false],
    ['a guest', null, production, false],
    ['a guest in development', null, { isDevelopment: true, origins: [] }, true],
  ])('%s', (_who, actor, policy, expected) => {
    expect(mayOverride(actor, policy)).toBe(expected);
  });
});

describe('applyOverrides', () => {
  it('takes a remote from a listed origin for a super', async () => {
    const { apply, notices } = setUp(superUser);
    const { registry: replaced, active } = await apply(TEXT);
    expect(active).toEqual([{ name: 'mf_uji', url: `${ORIGIN}/` }]);
    expect(replaced.remotes.mf_uji?.entry).toBe(`${ORIGIN}/remoteEntry.js`);
    expect(notices.alert).not.toHaveBeenCalled();
  });

  it('takes a version of the portal’s own registry for a super, listed or not, and for nobody else', async () => {
    const kept = `mf_uji@${location.origin}/remotes/mf_uji/0.1.0-a/`;
    const { registry: replaced } = await setUp(superUser).apply(kept);
    expect(replaced.remotes.mf_uji?.version).toBe('0.2.0-dev');
    const { apply, notices } = setUp(staff);
    expect((await apply(kept)).active).toEqual([]);
    expect(notices.alert).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another role', staff, TEXT, /Hanya peran super/],
    ['an origin that is not listed', superUser, 'mf_uji@http://127.0.0.1:9999', /tidak terdaftar/],
    ['a listed host with another port', superUser, 'mf_uji@http://127.0.0.1', /tidak terdaftar/],
    ['something unreadable', superUser, 'mf_uji', /Tulis sebagai/],
  ])('refuses %s, says why, fetches nothing and forgets it', async (_what, user, text, reason) => {
    const { apply, notices } = setUp(user);
    const { registry: same, active } = await apply(text);
    expect(active).toEqual([]);
    expect(same).toBe(registry);
    expect(notices.alert.mock.calls).toEqual([['Remote tidak diganti', expect.stringMatching(reason)]]);
    expect(fetch).not.toHaveBeenCalled();
    expect(readOverrides()).toEqual([]);
  });

  it('lets everything be replaced in development, by whoever it is', async () => {
    const { apply } = setUp(null, { isDevelopment: true, origins: [] });
    expect((await apply('mf_uji@http://localhost:4321')).active).toHaveLength(1);
  });

  it('follows what was said last about a remote', async () => {
    const { apply } = setUp(superUser, { ...production, origins: [ORIGIN, 'https://uji.go.id'] });
    const { active } = await apply(TEXT, 'mf_uji@https://uji.go.id/mf/');
    expect(active).toEqual([{ name: 'mf_uji', url: 'https://uji.go.id/mf/' }]);
  });

  it('ends with the session of the super, after the call that ends it could leave', async () => {
    jest.useFakeTimers();
    const { apply, become, reload } = setUp(superUser);
    await apply(TEXT);
    await become(superUser);
    jest.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
    await become(null);
    expect(reload).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(readOverrides()).toEqual([]);
  });

  it('waits for a super to sign in, and asks', async () => {
    const { apply, become, notices, reload } = setUp(null);
    expect((await apply(TEXT)).active).toEqual([]);
    expect(readOverrides()).toEqual([TEXT]);
    await become(superUser);
    expect(notices.ask).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringContaining(TEXT) }),
    );
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is dropped when the super does not want it, or when somebody else signs in', async () => {
    const declined = setUp(null);
    declined.notices.ask.mockResolvedValue(false);
    await declined.apply(TEXT);
    await declined.become(superUser);
    expect(declined.reload).not.toHaveBeenCalled();
    expect(readOverrides()).toEqual([]);

    const other = setUp(null);
    await other.apply(TEXT);
    await other.become(staff);
    expect(other.notices.alert).toHaveBeenCalledTimes(1);
    expect(other.notices.ask).not.toHaveBeenCalled();
    expect(readOverrides()).toEqual([]);
  });
});
