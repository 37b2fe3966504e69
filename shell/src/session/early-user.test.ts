import { ratna } from '../testing/open-portal';
import { askEarly, takeEarlyUser } from './early-user';

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
  await takeEarlyUser();
});

describe('the user asked for early', () => {
  it('is the one of the token in the cookie, and is taken once', async () => {
    const asked = answers(ok);
    askEarly();
    expect(asked).toHaveBeenCalledWith(
      '/api/user',
      expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer satu' }) }),
    );
    expect(await takeEarlyUser()).toEqual(ratna);
    expect(await takeEarlyUser()).toBeNull();
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
    expect(await takeEarlyUser()).toBeNull();
  });

  it('does not count for another token', async () => {
    answers(ok);
    askEarly();
    signIn('dua');
    expect(await takeEarlyUser()).toBeNull();
  });

  it.each<[string, () => Promise<Partial<Response>>]>([
    ['a refusal', async () => ({ ok: false })],
    ['no answer', () => Promise.reject(new Error('putus'))],
    ['an answer that is not JSON', async () => ({ ok: true, json: () => Promise.reject(new Error('teks')) })],
  ])('is nobody after %s', async (_what, answer) => {
    answers(answer);
    askEarly();
    expect(await takeEarlyUser()).toBeNull();
  });

  it('asks for nobody without a token', () => {
    keep('selaras_token=; max-age=0');
    const asked = answers(ok);
    askEarly();
    expect(asked).not.toHaveBeenCalled();
  });
});
