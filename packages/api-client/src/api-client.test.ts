import { NetworkError } from './api-error';
import { cascadingEndpoints } from './endpoints/cascading-endpoints';
import { documentEndpoints } from './endpoints/document-endpoints';
import { optionEndpoints } from './endpoints/option-endpoints';
import { sessionEndpoints } from './endpoints/session-endpoints';
import { usersEndpoints } from './endpoints/users-endpoints';
import { clientOn, failure, user, userRow } from './testing/client-on';
import { fakeNetwork, fakeNetworkAtOnce, problem } from './testing/fake-network';

describe('a request', () => {
  it('carries the bearer token and both year headers', async () => {
    const network = fakeNetwork({ data: user });
    expect(await clientOn(network).request(sessionEndpoints.getUser, {})).toEqual(user);
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
    await clientOn(network, { getToken: () => null }).request(optionEndpoints.publicOptionSatuanKerja, {
      query: {},
    });
    expect(network.sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('asks the providers anew each time', async () => {
    let tahun = 2024;
    const network = fakeNetwork({ data: user });
    const client = clientOn(network, { getTahunKinerja: () => tahun });
    await client.request(sessionEndpoints.getUser, {});
    tahun = 2025;
    await client.request(sessionEndpoints.getUser, {});
    expect(network.sent.map(({ headers }) => headers['Default-Key-Tahun-Kinerja'])).toEqual(['2024', '2025']);
  });

  it('reads another year when told to, only in the header that its call listens to', async () => {
    const meta = { tahun: 2025, satuan_kerja: null, versi: 1, jumlah: 0, kemampuan: { ubah: false } };
    const network = fakeNetwork({ data: { data: [], meta } });
    await clientOn(network).request(cascadingEndpoints.getPublicCascading, { tahun: 2025 });
    await clientOn(network).request(cascadingEndpoints.getCascading, { tahun: 2024 });
    expect(network.sent.map(({ headers }) => headers)).toMatchObject([
      { 'Default-Key-Tahun-Kinerja': '2025', 'Default-Key-Tahun-Kinerja-Public': '2025' },
      { 'Default-Key-Tahun-Kinerja': '2024', 'Default-Key-Tahun-Kinerja-Public': '2024' },
    ]);
  });

  it('fills the path, escapes it, and passes the query on', async () => {
    const network = fakeNetwork({ data: [] });
    await clientOn(network).request(optionEndpoints.optionSubKegiatan, {
      params: { satkerId: 1012 },
      query: { q: 'gizi' },
    });
    expect(network.sent[0]).toMatchObject({ url: '/api/option/sub-kegiatan/1012', params: { q: 'gizi' } });
  });

  it('sends body, If-Match and Idempotency-Key', async () => {
    const network = fakeNetwork({ data: userRow });
    const body = { nama: 'Baru', role_id: 3, satuan_kerja_id: 1012 };
    await clientOn(network).request(usersEndpoints.updateUser, {
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
    await expect(clientOn(network).request(sessionEndpoints.logout, {})).resolves.toBeUndefined();
  });
});

describe('files', () => {
  it('open in a new tab by an address without token', () => {
    const client = clientOn(fakeNetwork({}));
    expect(
      client.url(documentEndpoints.rekapAnggaran, { query: { tahun_kinerja: 2025, satuan_kerja_id: 1012 } }),
    ).toBe('/api/rekap-anggaran?tahun_kinerja=2025&satuan_kerja_id=1012');
  });

  it('are fetched with the rights of the user', async () => {
    const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
    const network = fakeNetwork({ data: pdf });
    const query = { jenis: 'pemda', id: 1 } as const;
    expect(await clientOn(network).file(documentEndpoints.downloadPerjanjianKinerja, { query })).toBe(pdf);
    expect(network.sent[0]?.headers.Authorization).toBe('Bearer rahasia');
  });

  it('that are refused say why', async () => {
    const refusal = problem(404, 'TIDAK_DITEMUKAN');
    const data = Object.assign(new Blob(), { text: async () => JSON.stringify(refusal.data) });
    const network = fakeNetwork({ ...refusal, data });
    const query = { jenis: 'pemda', id: 1 } as const;
    expect(
      await failure(clientOn(network).file(documentEndpoints.downloadPerjanjianKinerja, { query })),
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
    expect(await clientOn(fakeNetwork()).stream(cascadingEndpoints.watchCascading, { query, signal })).toBe(
      answer,
    );
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
    const attempt = clientOn(fakeNetwork({})).request(optionEndpoints.optionSubKegiatan, {
      params,
      query: {},
    });
    expect(await failure(attempt)).toBeInstanceOf(TypeError);
  });
});

describe('a request for paper', () => {
  const ask = (answer: Parameters<typeof fakeNetworkAtOnce>[0]) => {
    const { sent, restore } = fakeNetworkAtOnce(answer);
    try {
      const client = clientOn(fakeNetwork());
      return {
        data: client.requestNow(optionEndpoints.publicOptionSatuanKerja, { query: { q: 'dinas' } }),
        sent,
      };
    } finally {
      restore();
    }
  };

  it('has its answer when it returns, with the same address and headers as any other', () => {
    const { data, sent } = ask(() => ({ data: [] }));
    expect(data).toEqual([]);
    expect(sent[0]?.url.search).toBe('?q=dinas');
    expect(sent[0]?.headers).toMatchObject({
      Authorization: 'Bearer rahasia',
      'Default-Key-Tahun-Kinerja-Public': '2024',
    });
  });

  it('throws what the server refuses, what cannot be read and what does not come', () => {
    expect(() => ask(() => problem(503, 'SIBUK', {}))).toThrow('pesan SIBUK');
    expect(() => ask(() => ({ data: '<html>' }))).toThrow(NetworkError);
    expect(() => ask(() => null)).toThrow(NetworkError);
  });
});

describe('who is told of requests', () => {
  it('hears of each when it goes out and when it is over, however it ended', async () => {
    const network = fakeNetwork('no-answer', 'no-answer', { data: user }, problem(500, 'KESALAHAN'));
    let [begun, over] = [0, 0];
    const client = clientOn(network, {
      onRequest: () => {
        begun += 1;
        return () => {
          over += 1;
        };
      },
    });
    const answer = client.request(sessionEndpoints.getUser, {});
    expect([begun, over]).toEqual([1, 0]);
    await answer;
    expect(network.sent).toHaveLength(3);
    expect([begun, over]).toEqual([1, 1]);
    await failure(client.request(sessionEndpoints.getUser, {}));
    expect([begun, over]).toEqual([2, 2]);
  });

  it('does not hear that somebody is being asked to sign in', async () => {
    const network = fakeNetwork(problem(401, 'BELUM_MASUK'));
    let open = 0;
    const whileAsked: number[] = [];
    const client = clientOn(network, {
      onRequest: () => {
        open += 1;
        return () => {
          open -= 1;
        };
      },
      onUnauthorized: async () => {
        whileAsked.push(open);
        return false;
      },
    });
    await failure(client.request(sessionEndpoints.getUser, {}));
    expect(whileAsked).toEqual([0]);
  });
});
