import { NetworkError } from '@selaras/api-client';
import { cookieNames } from './cookie';
import { countDown, dinkes, rsud, settled, setUp, validation } from './session.fixture';

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

  it('asks for what the server kept back while something about the account had to be done', async () => {
    const { session, api } = setUp({ [cookieNames.token]: 'lama' });
    api.user.mockResolvedValueOnce({ ...dinkes, harus: 'pasang-faktor-kedua' });
    api.countDown.mockRejectedValueOnce(new Error('403'));
    api.planningValidation.mockRejectedValueOnce(new Error('403'));
    await session.restore();
    await settled();
    expect(session.state()).toMatchObject({ planningValidation: null, countDown: null });
    await session.reloadUser();
    expect(session.state()).toMatchObject({ user: dinkes, planningValidation: validation, countDown });
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

  describe('over a poor line', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('asks again before anything counts as failed', async () => {
      const { session, api, kept, deps } = setUp({ [cookieNames.token]: 'lama' });
      api.user.mockRejectedValueOnce(new NetworkError('unreachable'));
      const restoring = session.restore();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(await restoring).toEqual(dinkes);
      expect(api.user).toHaveBeenCalledTimes(2);
      expect(kept.get(cookieNames.token)).toBe('lama');
      expect(deps.onFailure).not.toHaveBeenCalled();
    });

    it('clears token and cookie once asking again did not help either', async () => {
      const { session, api, kept, deps } = setUp({ [cookieNames.token]: 'lama' });
      const failure = new NetworkError('unreachable');
      api.user.mockRejectedValue(failure);
      const restoring = session.restore();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(await restoring).toBeNull();
      expect(api.user).toHaveBeenCalledTimes(4);
      expect(kept.has(cookieNames.token)).toBe(false);
      expect(deps.onFailure).toHaveBeenCalledWith(failure);
    });
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

it('asks anew for deadline and validation when a page has changed them', async () => {
  const { session, api } = setUp({ [cookieNames.token]: 'lama' });
  await session.restore();
  await settled();
  const approved = { ...validation, keadaan: 'disetujui' as const, tahap: 3 };
  api.planningValidation.mockResolvedValue(approved);
  session.refresh();
  await settled();
  expect(session.state()).toMatchObject({ user: dinkes, planningValidation: approved });
  expect(api.user).toHaveBeenCalledTimes(1);
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

  it.each([
    [true, 365],
    [false, undefined],
  ])('again in place keeps what was chosen at "Ingat saya": %p', async (remember, lifetime) => {
    const { session, api, kept, days } = setUp();
    await session.logIn({ username: 'dinkes', password: 'x', remember });
    kept.set('selaras_token', 'token-lama');
    await session.logInAgain('rahasia');
    expect(api.login).toHaveBeenLastCalledWith({ username: 'dinkes', password: 'rahasia', remember });
    expect(kept.get('selaras_token')).toBe('token-baru');
    expect(days.get('selaras_token')).toBe(lifetime);
  });

  it('is not remembered beyond signing out', async () => {
    const { session, api } = setUp();
    await session.logIn({ username: 'dinkes', password: 'x', remember: true });
    await session.logOut();
    await session.logIn({ username: 'dinkes', password: 'x' });
    await session.logInAgain('rahasia');
    expect(api.login).toHaveBeenLastCalledWith({ username: 'dinkes', password: 'rahasia', remember: false });
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

it('knows whether the browser is online', () => {
  const { session } = setUp();
  session.setOnline(false);
  expect(session.state().online).toBe(false);
});
