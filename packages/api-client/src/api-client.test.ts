import { type ApiClientConfig, createApiClient } from './api-client';
import { ApiError, NetworkError } from './api-error';
import { endpoints } from './endpoints';
import { fakeNetwork, problem } from './testing/fake-network';

const user = { data: { id: 1, username: 'dinkes', nama: 'Dinkes', role_id: 3, satuan_kerja_id: 1012 } };

function clientOn(network: ReturnType<typeof fakeNetwork>, config: Partial<ApiClientConfig> = {}) {
  return createApiClient({
    adapter: network.adapter,
    getToken: () => 'rahasia',
    getTahunKinerja: () => 2025,
    getTahunPublik: () => 2024,
    pause: async () => undefined,
    ...config,
  });
}

const failure = async (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => {
      throw new Error('the request was expected to fail');
    },
    (error: unknown) => error,
  );

describe('a request', () => {
  it('carries the bearer token and both year headers', async () => {
    const network = fakeNetwork({ data: user });
    expect(await clientOn(network).request(endpoints.getUser, {})).toEqual(user);
    expect(network.sent[0]).toMatchObject({
      method: 'GET',
      url: '/api/user',
      headers: {
        Authorization: 'Bearer rahasia',
        'Default-Key-Tahun-Kinerja': '2025',
        'Default-Key-Tahun-Kinerja-Public': '2024',
      },
    });
  });

  it('of a guest carries no authorization', async () => {
    const network = fakeNetwork({ data: [] });
    await clientOn(network, { getToken: () => null }).request(endpoints.publicRingkasan, {});
    expect(network.sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('asks the providers anew each time', async () => {
    let tahun = 2024;
    const network = fakeNetwork({ data: user });
    const client = clientOn(network, { getTahunKinerja: () => tahun });
    await client.request(endpoints.getUser, {});
    tahun = 2025;
    await client.request(endpoints.getUser, {});
    expect(network.sent.map(({ headers }) => headers['Default-Key-Tahun-Kinerja'])).toEqual(['2024', '2025']);
  });

  it('reads another year when told to, only in the header that its call listens to', async () => {
    const network = fakeNetwork({ data: {} });
    await clientOn(network).request(endpoints.getPublicCascading, { tahun: 2025 });
    await clientOn(network).request(endpoints.getCascading, { tahun: 2024 });
    expect(network.sent.map(({ headers }) => headers)).toMatchObject([
      { 'Default-Key-Tahun-Kinerja': '2025', 'Default-Key-Tahun-Kinerja-Public': '2025' },
      { 'Default-Key-Tahun-Kinerja': '2024', 'Default-Key-Tahun-Kinerja-Public': '2024' },
    ]);
  });

  it('fills the path, escapes it, and passes the query on', async () => {
    const network = fakeNetwork({ data: [] });
    await clientOn(network).request(endpoints.optionSubKegiatan, {
      params: { satkerId: 1012 },
      query: { q: 'gizi' },
    });
    expect(network.sent[0]).toMatchObject({ url: '/api/option/sub-kegiatan/1012', params: { q: 'gizi' } });
  });

  it('sends body, If-Match and Idempotency-Key', async () => {
    const network = fakeNetwork({ data: user });
    const body = { nama: 'Baru', role_id: 3, satuan_kerja_id: 1012 };
    await clientOn(network).request(endpoints.updateUser, {
      params: { id: 7 },
      body,
      ifMatch: '"4"',
      idempotencyKey: 'kunci',
    });
    expect(network.sent[0]).toMatchObject({
      method: 'PUT',
      url: '/api/users/7',
      body,
      headers: { 'If-Match': '"4"', 'Idempotency-Key': 'kunci' },
    });
  });

  it('answers nothing for 204', async () => {
    const network = fakeNetwork({ status: 204, data: '' });
    await expect(clientOn(network).request(endpoints.logout, {})).resolves.toBeUndefined();
  });
});

describe('a failed answer', () => {
  it('becomes a typed error with everything the server said', async () => {
    const network = fakeNetwork(
      problem(422, 'MASUKAN_TIDAK_SESUAI', { errors: { nama: ['Nama wajib diisi'] } }),
    );
    const error = await failure(clientOn(network).request(endpoints.getUser, {}));
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
    expect(await failure(clientOn(stale).request(endpoints.getUser, {}))).toMatchObject({
      terkini: { id: 7, versi: 5 },
    });
    const often = fakeNetwork({ ...problem(429, 'TERLALU_SERING'), headers: { 'retry-after': '30' } });
    expect(await failure(clientOn(often).request(endpoints.getUser, {}))).toMatchObject({ retryAfter: 30 });
  });

  it.each([502, 500, 404])('of %d that is no problem document still is a typed error', async (status) => {
    const network = fakeNetwork({ status, data: '<html>Bad gateway</html>' });
    expect(await failure(clientOn(network).request(endpoints.getUser, {}))).toMatchObject({
      name: 'ApiError',
      status,
      kode: 'JAWABAN_TIDAK_DIKENAL',
    });
  });

  it('is not repeated', async () => {
    const network = fakeNetwork(problem(500, 'KESALAHAN_SERVER'));
    await failure(clientOn(network).request(endpoints.getUser, {}));
    expect(network.sent).toHaveLength(1);
  });
});

describe('no answer', () => {
  it('is repeated twice for reading, then given up', async () => {
    const network = fakeNetwork('no-answer');
    const error = await failure(clientOn(network).request(endpoints.getUser, {}));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason: 'unreachable' });
    expect(network.sent).toHaveLength(3);
  });

  it('is forgotten when the second try succeeds', async () => {
    const network = fakeNetwork('no-answer', { data: user });
    expect(await clientOn(network).request(endpoints.getUser, {})).toEqual(user);
  });

  it('is never repeated for a save, unless a key makes it harmless', async () => {
    const save = fakeNetwork('no-answer');
    const input = { body: { username: 'a', nama: 'A', role_id: 1, satuan_kerja_id: null, password: 'x' } };
    await failure(clientOn(save).request(endpoints.createUser, input));
    expect(save.sent).toHaveLength(1);

    const keyed = fakeNetwork('no-answer', { status: 201, data: {} });
    await clientOn(keyed).request(endpoints.createUser, { ...input, idempotencyKey: 'kunci' });
    expect(keyed.sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['kunci', 'kunci']);
  });

  it('in time is not repeated', async () => {
    const network = fakeNetwork('timeout');
    expect(await failure(clientOn(network).request(endpoints.getUser, {}))).toMatchObject({
      reason: 'timeout',
    });
    expect(network.sent).toHaveLength(1);
  });

  it('says so when this computer is offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await failure(clientOn(fakeNetwork('no-answer')).request(endpoints.getUser, {}))).toMatchObject({
      reason: 'offline',
      pesan: expect.stringContaining('luring'),
    });
    onLine.mockRestore();
  });

  it('but a page of somebody else is told apart from an answer', async () => {
    const network = fakeNetwork({ data: '<html>Masuk ke Wi-Fi</html>' });
    expect(await failure(clientOn(network).request(endpoints.getUser, {}))).toMatchObject({
      reason: 'unreadable',
    });
  });

  it('because the caller gave up stays an abort', async () => {
    const abort = new AbortController();
    abort.abort();
    const network = fakeNetwork({ data: user });
    const error = await failure(clientOn(network).request(endpoints.getUser, { signal: abort.signal }));
    expect(error).toBe(abort.signal.reason);
  });
});

describe('an expired session', () => {
  const expired = problem(401, 'BELUM_MASUK');
  const acceptOnly = (token: string) =>
    fakeNetwork(({ headers }) => (headers.Authorization === `Bearer ${token}` ? { data: user } : expired));

  it('sends the failed save once more after signing in again in place', async () => {
    let token = 'lama';
    const network = acceptOnly('baru');
    const client = clientOn(network, {
      getToken: () => token,
      onUnauthorized: async () => {
        token = 'baru';
        return true;
      },
    });
    const body = { nama: 'Baru', role_id: 3, satuan_kerja_id: 1012 };
    await expect(
      client.request(endpoints.updateUser, { params: { id: 7 }, body, ifMatch: '"1"' }),
    ).resolves.toEqual(user);
    expect(network.sent).toHaveLength(2);
    expect(network.sent[1]).toMatchObject({
      method: 'PUT',
      body,
      headers: { 'If-Match': '"1"', Authorization: 'Bearer baru' },
    });
  });

  it('asks for signing in once for all calls that meet it', async () => {
    let token = 'lama';
    const onUnauthorized = jest.fn(async () => {
      await Promise.resolve();
      token = 'baru';
      return true;
    });
    const client = clientOn(acceptOnly('baru'), { getToken: () => token, onUnauthorized });
    await Promise.all([1, 2, 3].map(() => client.request(endpoints.getUser, {})));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('does not ask when a newer token is there by the time the refusal comes', async () => {
    let token = 'lama';
    const onUnauthorized = jest.fn(async () => true);
    const network = fakeNetwork(
      () => {
        token = 'baru';
        return expired;
      },
      { data: user },
    );
    const client = clientOn(network, { getToken: () => token, onUnauthorized });
    await expect(client.request(endpoints.getUser, {})).resolves.toEqual(user);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    ['the user declines', async () => false],
    ['the new token is refused too', async () => true],
  ])('fails with 401 when %s', async (_, onUnauthorized) => {
    const network = fakeNetwork(expired);
    expect(await failure(clientOn(network, { onUnauthorized }).request(endpoints.getUser, {}))).toMatchObject(
      { status: 401 },
    );
    expect(network.sent.length).toBeLessThanOrEqual(2);
  });

  it('can be met, and answered, a second time', async () => {
    const onUnauthorized = jest.fn(async () => true);
    const network = fakeNetwork(expired, { data: user }, expired, { data: user });
    const client = clientOn(network, { onUnauthorized });
    await client.request(endpoints.getUser, {});
    await client.request(endpoints.getUser, {});
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('is none when nobody was signed in: a wrong password is an answer', async () => {
    const onUnauthorized = jest.fn(async () => true);
    const network = fakeNetwork(problem(401, 'LOGIN_SALAH'));
    const client = clientOn(network, { getToken: () => null, onUnauthorized });
    const body = { username: 'dinkes', password: 'salah' };
    expect(await failure(client.request(endpoints.login, { body }))).toMatchObject({ kode: 'LOGIN_SALAH' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('files', () => {
  it('open in a new tab by an address without token', () => {
    const client = clientOn(fakeNetwork({}));
    expect(
      client.url(endpoints.rekapAnggaran, { query: { tahun_kinerja: 2025, satuan_kerja_id: 1012 } }),
    ).toBe('/api/rekap-anggaran?tahun_kinerja=2025&satuan_kerja_id=1012');
  });

  it('are fetched with the rights of the user', async () => {
    const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
    const network = fakeNetwork({ data: pdf });
    const query = { jenis: 'pemda', id: 1 } as const;
    expect(await clientOn(network).file(endpoints.downloadPerjanjianKinerja, { query })).toBe(pdf);
    expect(network.sent[0]?.headers.Authorization).toBe('Bearer rahasia');
  });

  it('that are refused say why', async () => {
    const refusal = problem(404, 'TIDAK_DITEMUKAN');
    const data = Object.assign(new Blob(), { text: async () => JSON.stringify(refusal.data) });
    const network = fakeNetwork({ ...refusal, data });
    const query = { jenis: 'pemda', id: 1 } as const;
    expect(
      await failure(clientOn(network).file(endpoints.downloadPerjanjianKinerja, { query })),
    ).toMatchObject({ kode: 'TIDAK_DITEMUKAN' });
  });
});

describe('a stream', () => {
  it('is opened with the user’s rights below the base address, and handed over as it is', async () => {
    const answer = { ok: false, status: 429 };
    const opened = jest.fn(async () => answer);
    Object.assign(globalThis, { fetch: opened });
    const query = { satuan_kerja_id: 1012 };
    const { signal } = new AbortController();
    expect(await clientOn(fakeNetwork()).stream(endpoints.watchCascading, { query, signal })).toBe(answer);
    const [url, init] = opened.mock.lastCall as unknown as [
      string,
      { headers: Headers; signal: AbortSignal },
    ];
    expect(url).toBe('/api/cascading/perubahan?satuan_kerja_id=1012');
    expect(init.headers.get('authorization')).toBe('Bearer rahasia');
    expect(init.signal).toBe(signal);
  });
});

describe('a path parameter', () => {
  it.each(['', null, undefined])('that is %p is a mistake of the caller', async (satkerId) => {
    const params = { satkerId } as unknown as { satkerId: number };
    const attempt = clientOn(fakeNetwork({})).request(endpoints.optionSubKegiatan, { params, query: {} });
    expect(await failure(attempt)).toBeInstanceOf(TypeError);
  });
});
