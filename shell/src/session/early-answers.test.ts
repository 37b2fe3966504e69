import { dashboardEndpoints, sessionEndpoints } from '@selaras/api-client';
import { ratna } from '../testing/open-portal';
import { askEarly, takeEarly } from './early-answers';

const answers = (answer: () => Promise<Partial<Response>>) => {
  const asked = jest.fn(answer);
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
};
const ok = async () => ({ ok: true, json: async () => ({ data: ratna }) });
const keep = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no other
  document.cookie = cookie;
};
const signIn = (token: string) => keep(`selaras_token=${token}`);

beforeEach(async () => {
  signIn('satu');
  await takeEarly('user');
  history.replaceState(null, '', '/');
});

afterEach(() => jest.restoreAllMocks());

describe('the user asked for early', () => {
  it('is the one of the token in the cookie, and is taken once', async () => {
    const asked = answers(ok);
    askEarly();
    expect(asked).toHaveBeenCalledWith(
      '/api/user',
      expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer satu' }) }),
    );
    expect(await takeEarly('user')).toEqual({ data: ratna });
    expect(await takeEarly('user')).toBeNull();
  });

  it('is asked for with both years, as every call is', () => {
    const asked = answers(ok);
    keep('selaras_tahun_kinerja=2025');
    askEarly();
    expect(asked).toHaveBeenCalledWith(
      '/api/user',
      expect.objectContaining({
        headers: expect.objectContaining({
          'Default-Key-Tahun-Kinerja': '2025',
          'Default-Key-Tahun-Kinerja-Public': '2024',
        }),
      }),
    );
  });

  it('is not asked for while the address holds a token', async () => {
    const asked = answers(ok);
    history.replaceState(null, '', '/dashboard?token=dua');
    askEarly();
    history.replaceState(null, '', '/');
    expect(asked).not.toHaveBeenCalled();
    expect(await takeEarly('user')).toBeNull();
  });

  it('does not count for another token', async () => {
    answers(ok);
    askEarly();
    signIn('dua');
    expect(await takeEarly('user')).toBeNull();
  });

  it.each<[string, () => Promise<Partial<Response>>]>([
    ['a refusal', async () => ({ ok: false })],
    ['no answer', () => Promise.reject(new Error('putus'))],
    ['an answer that is not JSON', async () => ({ ok: true, json: () => Promise.reject(new Error('teks')) })],
  ])('is nobody after %s', async (_what, answer) => {
    answers(answer);
    askEarly();
    expect(await takeEarly('user')).toBeNull();
  });

  it('asks for nobody without a token', () => {
    keep('selaras_token=; max-age=0');
    const asked = answers(ok);
    askEarly();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('what awaits him, asked for early', () => {
  const work = { data: { waktu_server: '2025-03-01T01:00:00.000Z', pekerjaan: [] } };
  const asks = (asked: jest.Mock) => asked.mock.calls.map(([address]) => address);

  it('is asked for beside the user at the address of the dashboard alone', async () => {
    const asked = answers(async () => ({ ok: true, json: async () => work }));
    askEarly();
    expect(asks(asked)).toEqual(['/api/user']);
    expect(await takeEarly('hariIni')).toBeNull();
    asked.mockClear();
    history.replaceState(null, '', '/dashboard?page=2');
    askEarly();
    expect(asks(asked)).toEqual(['/api/user', '/api/hari-ini']);
    expect(await takeEarly('user')).toEqual(work);
    expect(await takeEarly('hariIni')).toEqual(work);
    expect(await takeEarly('hariIni')).toBeNull();
  });

  it('counts neither for another token nor when it is half a minute old', async () => {
    answers(async () => ({ ok: true, json: async () => work }));
    history.replaceState(null, '', '/dashboard');
    askEarly();
    signIn('dua');
    expect(await takeEarly('hariIni')).toBeNull();
    askEarly();
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 30_000);
    expect(await takeEarly('hariIni')).toBeNull();
  });
});

it('early questions go where the usual calls go', () => {
  expect([sessionEndpoints.getUser.path, dashboardEndpoints.getHariIni.path]).toEqual(['/user', '/hari-ini']);
});
