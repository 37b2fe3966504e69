import { dinkes, rsud, setUp } from './session.fixture';

describe('a token in the address', () => {
  it('is saved as the auth cookie and signs in', async () => {
    const { session, kept, days } = setUp({}, { urlToken: 'token-url' });
    expect(await session.restore()).toEqual(dinkes);
    expect(kept.get('selaras_token')).toBe('token-url');
    expect(days.get('selaras_token')).toBeUndefined();
    expect(session.state().handedOver).toBe(true);
    session.acceptHandOver();
    expect(session.state().handedOver).toBe(false);
  });

  it('replaces somebody else only after asking', async () => {
    const { session, kept, deps } = setUp({ selaras_token: 'lama' }, { urlToken: 'token-rsud' });
    await session.restore();
    expect(deps.confirmSwitch).toHaveBeenCalledWith(dinkes, rsud);
    expect(kept.get('selaras_token')).toBe('token-rsud');
    expect(session.state().handedOver).toBe(false);
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
