/** @jest-environment jsdom */
import { ApiError, NetworkError } from './api-error';
import { sessionEndpoints } from './endpoints/session-endpoints';
import { usersEndpoints } from './endpoints/users-endpoints';
import { clientOn, failure, user, userRow } from './testing/client-on';
import { fakeNetwork, problem } from './testing/fake-network';

describe('a failed answer', () => {
  it('becomes a typed error with everything the server said', async () => {
    const network = fakeNetwork(
      problem(422, 'MASUKAN_TIDAK_SESUAI', { errors: { nama: ['Nama wajib diisi'] } }),
    );
    const error = await failure(clientOn(network).request(sessionEndpoints.getUser, {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      kode: 'MASUKAN_TIDAK_SESUAI',
      pesan: 'pesan MASUKAN_TIDAK_SESUAI',
      errors: { nama: ['Nama wajib diisi'] },
      retryAfter: null,
    });
  });

  it('carries the current row with 412 and the seconds to wait with 429', async () => {
    const stale = fakeNetwork(problem(412, 'VERSI_BASI', { terkini: { id: 7, versi: 5 } }));
    expect(await failure(clientOn(stale).request(sessionEndpoints.getUser, {}))).toMatchObject({
      terkini: { id: 7, versi: 5 },
    });
    const often = fakeNetwork({ ...problem(429, 'TERLALU_SERING'), headers: { 'retry-after': '30' } });
    expect(await failure(clientOn(often).request(sessionEndpoints.getUser, {}))).toMatchObject({
      retryAfter: 30,
    });
  });

  it('carries the years that are open where another one was asked for', async () => {
    const year = fakeNetwork(problem(422, 'TAHUN_TIDAK_DIKENAL', { tahun_tersedia: [2024, 2025] }));
    expect(await failure(clientOn(year).request(sessionEndpoints.getUser, {}))).toMatchObject({
      tahunTersedia: [2024, 2025],
    });
  });

  it.each([502, 500, 404])('of %d that is no problem document still is a typed error', async (status) => {
    const network = fakeNetwork({ status, data: '<html>Bad gateway</html>', foreign: true });
    expect(await failure(clientOn(network).request(sessionEndpoints.getUser, {}))).toMatchObject({
      name: 'ApiError',
      status,
      kode: 'JAWABAN_TIDAK_DIKENAL',
    });
  });

  it('is not repeated', async () => {
    const network = fakeNetwork(problem(500, 'KESALAHAN_SERVER'));
    await failure(clientOn(network).request(sessionEndpoints.getUser, {}));
    expect(network.sent).toHaveLength(1);
  });
});

describe('no answer', () => {
  it('is repeated twice for reading, then given up', async () => {
    const network = fakeNetwork('no-answer');
    const error = await failure(clientOn(network).request(sessionEndpoints.getUser, {}));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason: 'unreachable' });
    expect(network.sent).toHaveLength(3);
  });

  it('is forgotten when the second try succeeds', async () => {
    const network = fakeNetwork('no-answer', { data: user });
    expect(await clientOn(network).request(sessionEndpoints.getUser, {})).toEqual(user);
  });

  it('is never repeated for a save, unless a key makes it harmless', async () => {
    const save = fakeNetwork('no-answer');
    const input = { body: { username: 'a', nama: 'A', role_id: 1, satuan_kerja_id: null, password: 'x' } };
    await failure(clientOn(save).request(usersEndpoints.createUser, input));
    expect(save.sent).toHaveLength(1);

    const keyed = fakeNetwork('no-answer', { status: 201, data: userRow });
    await clientOn(keyed).request(usersEndpoints.createUser, { ...input, idempotencyKey: 'kunci' });
    expect(keyed.sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['kunci', 'kunci']);
  });

  it('in time is not repeated', async () => {
    const network = fakeNetwork('timeout');
    expect(await failure(clientOn(network).request(sessionEndpoints.getUser, {}))).toMatchObject({
      reason: 'timeout',
    });
    expect(network.sent).toHaveLength(1);
  });

  it('says so when this computer is offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(
      await failure(clientOn(fakeNetwork('no-answer')).request(sessionEndpoints.getUser, {})),
    ).toMatchObject({
      reason: 'offline',
      pesan: expect.stringContaining('luring'),
    });
    onLine.mockRestore();
  });

  it('but a page of somebody else is told apart from an answer', async () => {
    const network = fakeNetwork({ data: '<html>Masuk ke Wi-Fi</html>', foreign: true });
    expect(await failure(clientOn(network).request(sessionEndpoints.getUser, {}))).toMatchObject({
      reason: 'unreadable',
    });
  });

  it('because the caller gave up stays an abort', async () => {
    const abort = new AbortController();
    abort.abort();
    const network = fakeNetwork({ data: user });
    const error = await failure(
      clientOn(network).request(sessionEndpoints.getUser, { signal: abort.signal }),
    );
    expect(error).toBe(abort.signal.reason);
  });
});
