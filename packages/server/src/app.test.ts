import { brotliDecompressSync } from 'node:zlib';
import type { OpenAPIV3_1 } from 'openapi-types';
import { startTestApp, type TestApp } from './testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({
    env: {
      CORS_ORIGINS: 'https://portal.go.id',
      SEMATAN_ORIGINS: 'https://kota.go.id',
      FRAME_ANCESTORS: 'https://portal.go.id',
    },
  });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('answers', () => {
  it('all carry the security headers, also those of failures', async () => {
    for (const url of ['/api/user', '/api/tidak-ada', '/registry.json', '/api/docs']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://portal.go.id");
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('of the API are never kept by a cache that others share', async () => {
    const headers = await test.signIn('dinkes');
    expect((await get('/api/user', headers)).headers['cache-control']).toBe('private, no-cache');
  });

  it('are compressed with an ETag of their own that revalidates', async () => {
    const plain = await get('/api/openapi.json');
    const brotli = await get('/api/openapi.json', { 'accept-encoding': 'br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
    for (const etag of [plain.headers.etag, brotli.headers.etag]) {
      const again = await get('/api/openapi.json', {
        'accept-encoding': 'br',
        'if-none-match': String(etag),
      });
      expect(again.statusCode).toBe(304);
    }
  });
});

describe('other origins', () => {
  it.each([
    ['https://portal.go.id', 'https://portal.go.id'],
    ['https://portal.go.id.jahat.id', undefined],
    ['http://portal.go.id', undefined],
    ['null', undefined],
  ])('%s is let in: %s', async (origin, allowed) => {
    expect(
      (await get('/api/public-display/cascading', { origin })).headers['access-control-allow-origin'],
    ).toBe(allowed);
  });

  it.each([
    ['/api/public-display/cascading', 'https://kota.go.id'],
    ['/api/public-display/cascading?satuan_kerja_id=1012', 'https://kota.go.id'],
    ['/sematkan/cascading.js', '*'],
    ['/remotes/mf_cascading/1/sematkan.js', '*'],
    ['/remotes/mf_cascading/1/remoteEntry.js', 'https://kota.go.id'],
    ['/api/public-display/cascading/perubahan', undefined],
    ['/api/cascading', undefined],
    ['/api/user', undefined],
    ['/remotes/mf_lke/1/remoteEntry.js', undefined],
    ['/registry.json', undefined],
  ])('that may only show the diagram get of %s: %s', async (url, allowed) => {
    const { headers } = await test.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://kota.go.id', 'access-control-request-method': 'GET' },
    });
    expect(headers['access-control-allow-origin']).toBe(allowed);
    if (allowed !== undefined) expect(headers['access-control-allow-methods']).toBe('GET, HEAD');
  });

  it('learn in a preflight which headers they may send', async () => {
    const answer = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/cascading',
      headers: { origin: 'https://portal.go.id', 'access-control-request-method': 'GET' },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toMatch(
      /Authorization.*Default-Key-Tahun-Kinerja/,
    );
  });
});

describe('too much', () => {
  it('from one address is answered 429 with the seconds to wait; health and pages go on', async () => {
    const strict = await startTestApp({ seed: 'none', env: { PERMINTAAN_PER_MENIT: '3' } });
    const ask = (url: string) => strict.app.inject({ url, remoteAddress: '10.9.9.9' });
    for (let n = 0; n < 3; n += 1) expect((await ask('/api/user')).statusCode).toBe(401);
    const refused = await ask('/api/user');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().kode).toBe('TERLALU_SERING');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('/healthz')).statusCode).toBe(200);
    expect((await ask('/registry.json')).statusCode).toBe(200);
    expect((await strict.app.inject({ url: '/api/user', remoteAddress: '10.9.9.8' })).statusCode).toBe(401);
    await strict.close();
  });

  it('in one body is answered 413', async () => {
    const payload = { username: 'x'.repeat(1024 * 1024), password: 'x' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/login', payload });
    expect(answer.json()).toMatchObject({ status: 413, kode: 'UKURAN_BERLEBIH' });
  });

  it('work for the process is answered 503 with when to come back', async () => {
    const slow = await startTestApp({ seed: 'none', env: { TUNGGU_MAKS_MS: '50' } });
    await slow.app.ready();
    const until = performance.now() + 1_200;
    while (performance.now() < until) Math.sqrt(until);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const answer = await slow.app.inject('/api/user');
    expect(answer.json()).toMatchObject({ status: 503, kode: 'LAYANAN_SIBUK' });
    expect(answer.headers['retry-after']).toBe('5');
    expect((await slow.app.inject('/healthz')).statusCode).toBe(200);
    await slow.close();
  });
});

describe('health', () => {
  it('is ready with a database of this version and room on the disk', async () => {
    const answer = await get('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'siap',
      basis_data: true,
      migrasi: true,
      penyimpanan: true,
      remote_tidak_terbaca: [],
    });
  });

  it('is not ready without its database, and still alive', async () => {
    const lonely = await startTestApp({ seed: 'none' });
    expect((await lonely.app.inject('/readyz')).statusCode).toBe(200);
    await lonely.db.destroy();
    const answer = await lonely.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ basis_data: false });
    expect((await lonely.app.inject('/healthz')).statusCode).toBe(200);
    await lonely.close();
  });

  it('gives Prometheus the time each route takes, by its pattern and not by its addresses', async () => {
    await get('/api/users/17?token=rahasia');
    const body = await test.figures();
    expect(body).toMatch(
      /selaras_http_durasi_detik_count\{metode="GET",rute="\/api\/users\/:id",status="401"\} 1/,
    );
    expect(body).not.toContain('rahasia');
  });

  it('counts methods that nobody has routes for as one', async () => {
    for (const method of ['PROPFIND', 'REPORT', 'LOCK'] as const)
      await test.app.inject({ method, url: '/x' });
    const body = await test.figures();
    expect(body).toContain('metode="lain",rute="tidak dikenal"');
    expect(body).not.toMatch(/PROPFIND|REPORT|LOCK/);
  });

  it('shows its figures to nobody without the token, and not at all where none is set', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer lain-lain-lain-lain'])
      expect((await get('/metrics', { authorization })).statusCode).toBe(404);
    const none = await startTestApp({ seed: 'none', env: { METRICS_TOKEN: '' } });
    expect(await none.figures()).toContain('TIDAK_DITEMUKAN');
    await none.close();
  });

  it('collects its figures once for everybody who asks within a while', async () => {
    const kept = await startTestApp({ seed: 'none', env: { METRICS_SIMPAN_MS: '60000' } });
    const [first, second] = await Promise.all([kept.figures(), kept.figures()]);
    await kept.app.inject('/api/user');
    expect([second, await kept.figures()]).toEqual([first, first]);
    await kept.close();
  });
});

describe('the OpenAPI document', () => {
  let document: OpenAPIV3_1.Document;
  beforeAll(async () => {
    document = (await get('/api/openapi.json')).json();
  });

  it('is of version 3.1 and has every call with its summary, failures and who may call', () => {
    expect(document.openapi).toMatch(/^3\.1/);
    for (const { method, path, summary, act } of test.app.calls) {
      const operation = document.paths?.[`/api${path}`]?.[method.toLowerCase() as 'get'];
      expect({ path, summary: operation?.summary }).toEqual({ path, summary });
      expect(operation?.responses).toHaveProperty('default');
      expect({ act, security: operation?.security }).toEqual({ act, security: expect.any(Array) });
    }
    const names = JSON.stringify(document).match(/"operationId":"\w+"/g);
    expect(new Set(names).size).toBe(test.app.calls.length);
  });

  it('names the year header of the calls that have one', () => {
    const headers = (path: string) =>
      document.paths?.[path]?.get?.parameters?.flatMap((parameter) =>
        'in' in parameter && parameter.in === 'header' ? [parameter.name] : [],
      );
    expect(headers('/api/cascading')).toEqual(['Default-Key-Tahun-Kinerja']);
    expect(headers('/api/public-display/cascading')).toEqual(['Default-Key-Tahun-Kinerja-Public']);
  });

  it('has a reader without inline scripts, which our policy forbids', async () => {
    const { body, statusCode } = await get('/api/docs');
    expect(statusCode).toBe(200);
    expect([...body.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)]).toEqual([]);
  });
});
