import type { PlanningValidation, User } from '@selaras/contracts';
import { type CookieJar, cookieNames } from './cookie';
import { createSession, type SessionDependencies } from './session';
import type { TabMessage } from './tab-channel';

const dinkes: User = {
  id: 3,
  username: 'dinkes',
  nama: 'Ratna',
  role_id: 3,
  satuan_kerja_id: 1012,
  satuan_kerja_nama: 'Dinas Kesehatan',
};
const rsud: User = { ...dinkes, id: 4, username: 'rsud' };
const validation: PlanningValidation = { status: true, tahap: 1, keadaan: 'menunggu', catatan: null };
const countDown = { nilaiDate: '2026-12-01', clockOffset: 0 };

function jar(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  const days = new Map<string, number | undefined>();
  const cookies: CookieJar = {
    get: (name) => kept.get(name) ?? null,
    set(name, value, lifetime) {
      kept.set(name, value);
      days.set(name, lifetime);
    },
    remove: (name) => void kept.delete(name),
  };
  return { cookies, kept, days };
}

function setUp(initial: Record<string, string> = {}, more: Partial<SessionDependencies> = {}) {
  const browser = jar(initial);
  const told: TabMessage[] = [];
  const api = {
    login: jest.fn(async () => 'token-baru'),
    logout: jest.fn(async () => undefined),
    user: jest.fn(async () => dinkes),
    userOf: jest.fn(async (token: string) => (token === 'token-rsud' ? rsud : dinkes)),
    countDown: jest.fn(async () => countDown),
    planningValidation: jest.fn(async (): Promise<PlanningValidation | null> => validation),
  };
  const deps = {
    api,
    cookies: browser.cookies,
    tabs: { tell: (message: TabMessage) => void told.push(message), listen: () => undefined },
    online: true,
    urlToken: null,
    confirmSwitch: jest.fn(async () => true),
    onFailure: jest.fn(),
    log: jest.fn(),
    ...more,
  };
  return { ...browser, told, api, deps, session: createSession(deps) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('restoring at the start', () => {
  it('loads user, validation status and count-down when a token exists', async () => {
    const { session, api } = setUp({ [cookieNames.token]: 'lama' });
    expect(await session.restore()).toEqual(dinkes);
    await settled();
    expect(session.state()).toMatchObject({ user: dinkes, planningValidation: validation, countDown });
    expect([api.user, api.countDown, api.planningValidation].map((call) => call.mock.calls.length)).toEqual([
      1, 1, 1,
    ]);
  });

  it('asks once, however many guards wait', async () => {
    const { session, api } = setUp({ [cookieNames.token]: 'lama' });
    await Promise.all([session.restore(), session.restore(), session.restore()]);
    await session.restore();
    expect(api.user).toHaveBeenCalledTimes(1);
  });

  it('sends the three calls side by side', () => {
    const { session, api } = setUp({ [cookieNames.token]: 'lama' });
    api.user.mockReturnValue(new Promise(() => undefined));
    void session.restore();
    return settled().then(() => {
      expect(api.countDown).toHaveBeenCalled();
      expect(api.planningValidation).toHaveBeenCalled();
    });
  });

  it('asks nothing for a guest', async () => {
    const { session, api } = setUp();
    expect(await session.restore()).toBeNull();
    expect(api.user).not.toHaveBeenCalled();
    expect(api.countDown).not.toHaveBeenCalled();
  });

  it('clears token and cookie when the user cannot be loaded, and tells of it', async () => {
    const { session, api, kept, deps } = setUp({ [cookieNames.token]: 'lama' });
    const failure = new Error('500');
    api.user.mockRejectedValue(failure);
    expect(await session.restore()).toBeNull();
    expect(session.state()).toMatchObject({ token: null, user: null });
    expect(kept.has(cookieNames.token)).toBe(false);
    expect(deps.onFailure).toHaveBeenCalledWith(failure);
  });

  it('only logs that count-down or validation status failed', async () => {
    const { session, api, deps } = setUp({ [cookieNames.token]: 'lama' });
    api.countDown.mockRejectedValue(new Error('500'));
    api.planningValidation.mockRejectedValue(new Error('500'));
    expect(await session.restore()).toEqual(dinkes);
    await settled();
    expect(deps.log).toHaveBeenCalledTimes(2);
    expect(deps.onFailure).not.toHaveBeenCalled();
    expect(session.state().user).toEqual(dinkes);
  });
});

describe('the performance year', () => {
  it('falls back from the store to the cookie to 2024', () => {
    expect(setUp().session.state().tahunKinerja).toBe(2024);
    expect(setUp({ selaras_tahun_kinerja: '2025' }).session.state().tahunKinerja).toBe(2025);
    expect(setUp({ selaras_tahun_kinerja: '1999' }).session.state().tahunKinerja).toBe(2024);
    const { session } = setUp({ selaras_tahun_kinerja: '2024' });
    session.chooseTahunKinerja(2025);
    expect(session.state().tahunKinerja).toBe(2025);
  });

  it('is kept in its own cookie, told to other tabs, and loads the deadline anew', async () => {
    const { session, kept, told, api } = setUp({ [cookieNames.token]: 'lama' });
    await session.restore();
    await settled();
    session.chooseTahunKinerja(2025);
    expect(kept.get('selaras_tahun_kinerja')).toBe('2025');
    expect(kept.has('selaras_tahun_kinerja_public')).toBe(false);
    expect(told).toEqual([{ kind: 'tahun-kinerja', tahun: 2025 }]);
    expect(session.state().countDown).toBeNull();
    await settled();
    expect(api.countDown).toHaveBeenCalledTimes(2);
    expect(session.state().countDown).toEqual(countDown);
  });

  it('refuses a year that cannot be chosen', () => {
    const { session, told } = setUp();
    session.chooseTahunKinerja(2023);
    expect(session.state().tahunKinerja).toBe(2024);
    expect(told).toEqual([]);
  });

  it('drops the answer about a year that is no longer chosen', async () => {
    const { session, api } = setUp({ [cookieNames.token]: 'lama' });
    await session.restore();
    await settled();
    let answerOld: (value: typeof countDown) => void = () => undefined;
    api.countDown.mockReturnValueOnce(new Promise((resolve) => (answerOld = resolve)));
    session.chooseTahunKinerja(2025);
    api.countDown.mockResolvedValueOnce({ ...countDown, nilaiDate: '2024-01-01' });
    session.chooseTahunKinerja(2024);
    await settled();
    answerOld({ ...countDown, nilaiDate: '2025-01-01' });
    await settled();
    expect(session.state().countDown?.nilaiDate).toBe('2024-01-01');
  });

  it('has a public twin with a cookie of its own', () => {
    const { session, kept, told } = setUp();
    session.chooseTahunPublik(2025);
    expect(session.state()).toMatchObject({ tahunKinerja: 2024, tahunPublik: 2025 });
    expect(kept.get('selaras_tahun_kinerja_public')).toBe('2025');
    expect(told).toEqual([{ kind: 'tahun-publik', tahun: 2025 }]);
  });
});

describe('logging in', () => {
  it('keeps the token 365 days when it shall be remembered', async () => {
    const { session, kept, days, told } = setUp();
    expect(await session.logIn({ username: 'dinkes', password: 'x', remember: true })).toEqual(dinkes);
    expect(kept.get('selaras_token')).toBe('token-baru');
    expect(days.get('selaras_token')).toBe(365);
    expect(told).toEqual([{ kind: 'masuk' }]);
  });

  it('keeps the token for the browser session otherwise', async () => {
    const { session, days } = setUp();
    await session.logIn({ username: 'dinkes', password: 'x' });
    expect(days.get('selaras_token')).toBeUndefined();
  });

  it('changes nothing when it is refused', async () => {
    const { session, api, kept } = setUp();
    api.login.mockRejectedValue(new Error('401'));
    await expect(session.logIn({ username: 'dinkes', password: 'x' })).rejects.toThrow('401');
    expect(kept.size).toBe(0);
    expect(session.state().token).toBeNull();
  });

  it('again in place keeps user and page and only renews the token', async () => {
    const { session, api, kept } = setUp({ [cookieNames.token]: 'lama' });
    await session.restore();
    const seen: unknown[] = [];
    session.subscribe(() => seen.push(session.state().user));
    await session.logInAgain('rahasia');
    expect(api.login).toHaveBeenCalledWith({ username: 'dinkes', password: 'rahasia', remember: false });
    expect(kept.get('selaras_token')).toBe('token-baru');
    expect(seen.every((user) => user === dinkes)).toBe(true);
  });
});

describe('logging out', () => {
  it('clears session, performance year and cookies at once, and tells the other tabs', async () => {
    const { session, api, kept, told } = setUp({
      [cookieNames.token]: 'lama',
      selaras_tahun_kinerja: '2025',
      selaras_tahun_kinerja_public: '2025',
    });
    await session.restore();
    api.logout.mockReturnValue(new Promise(() => undefined));
    void session.logOut();
    expect(session.state()).toMatchObject({
      token: null,
      user: null,
      planningValidation: null,
      countDown: null,
      tahunKinerja: 2024,
      tahunPublik: 2025,
    });
    expect([...kept.keys()]).toEqual(['selaras_tahun_kinerja_public']);
    expect(told).toEqual([{ kind: 'keluar' }]);
  });

  it('works although the server does not answer', async () => {
    const { session, api, deps } = setUp({ [cookieNames.token]: 'lama' });
    api.logout.mockRejectedValue(new Error('offline'));
    await session.logOut();
    expect(deps.log).toHaveBeenCalledWith('logout', expect.any(Error));
  });

  it('in another tab clears this one too', async () => {
    const { session, api } = setUp({ [cookieNames.token]: 'lama' });
    await session.restore();
    session.followLogOut();
    expect(session.state()).toMatchObject({ token: null, user: null });
    expect(api.logout).not.toHaveBeenCalled();
  });
});

describe('logging in in another tab', () => {
  it('brings its user here without a moment of nobody', async () => {
    const { session, kept } = setUp({ [cookieNames.token]: 'lama' });
    await session.restore();
    kept.set('selaras_token', 'token-rsud');
    const seen: unknown[] = [];
    session.subscribe(() => seen.push(session.state().user));
    await session.followLogIn();
    expect(session.state()).toMatchObject({ token: 'token-rsud', user: rsud });
    expect(seen).not.toContain(null);
  });
});

describe('a token in the address', () => {
  it('is saved as the auth cookie and signs in', async () => {
    const { session, kept, days } = setUp({}, { urlToken: 'token-url' });
    expect(await session.restore()).toEqual(dinkes);
    expect(kept.get('selaras_token')).toBe('token-url');
    expect(days.get('selaras_token')).toBeUndefined();
  });

  it('replaces somebody else only after asking', async () => {
    const { session, kept, deps } = setUp({ selaras_token: 'lama' }, { urlToken: 'token-rsud' });
    await session.restore();
    expect(deps.confirmSwitch).toHaveBeenCalledWith(dinkes, rsud);
    expect(kept.get('selaras_token')).toBe('token-rsud');
  });

  it('changes nothing when the user declines', async () => {
    const { session, kept } = setUp(
      { selaras_token: 'lama' },
      { urlToken: 'token-rsud', confirmSwitch: async () => false },
    );
    expect(await session.restore()).toEqual(dinkes);
    expect(kept.get('selaras_token')).toBe('lama');
  });

  it('of the same user is taken without a question', async () => {
    const { session, kept, deps } = setUp({ selaras_token: 'lama' }, { urlToken: 'token-kedua' });
    await session.restore();
    expect(deps.confirmSwitch).not.toHaveBeenCalled();
    expect(kept.get('selaras_token')).toBe('token-kedua');
  });

  it('that belongs to nobody leaves the session alone', async () => {
    const { session, api, kept } = setUp({ selaras_token: 'lama' }, { urlToken: 'palsu' });
    api.userOf.mockImplementation(async (token) => {
      if (token === 'palsu') throw new Error('401');
      return dinkes;
    });
    expect(await session.restore()).toEqual(dinkes);
    expect(kept.get('selaras_token')).toBe('lama');
  });
});

it('knows whether the browser is online', () => {
  const { session } = setUp();
  session.setOnline(false);
  expect(session.state().online).toBe(false);
});
