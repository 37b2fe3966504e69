import { EMBED_VERSION, embedServer } from '../../../testing/remote/embed-server';
import { embedText } from '../../../testing/remote/example-embed';

const { ask } = embedServer();
const open = embedServer({ FRAME_ANCESTORS: 'https://portal.go.id' });
const FOR_EVER = 'public, max-age=31536000, immutable';

/** What browsers ask for when a person opens an address, and what programs ask for. */
const accepts = ['text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', 'application/json'];

describe('below /sematkan/', () => {
  it.each([
    ['GET', '/sematkan/tidak-ada'],
    ['GET', '/sematkan/tidak-ada.js'],
    ['GET', '/sematkan/sematkan.graf.cccccccc.js'],
    ['GET', '/sematkan/a/b/c'],
    ['GET', '/sematkan/cascading/1012'],
    ['GET', '/sematkan/cascading/'],
    ['GET', '/sematkan/cascading.js/x'],
    ['GET', '/sematkan%2Fcascading'],
    ['GET', '/sematkan/skema.json/'],
    ['GET', '/sematkan//'],
    ['GET', `/sematkan/${'x'.repeat(300)}`],
    ['GET', '/sematkan/%3Cscript%3E'],
    ['POST', '/sematkan/cascading'],
    ['PUT', '/sematkan/cascading.js'],
    ['DELETE', '/sematkan/a/b'],
    ['OPTIONS', '/sematkan/tidak-ada'],
    ['PATCH', '/sematkan'],
  ] as const)('%s %s is a 404 problem, never the page of the portal', async (method, url) => {
    for (const accept of accepts) {
      const answer = await ask(url, { method, headers: { accept } });
      expect(answer.statusCode).toBe(404);
      const isPage = method === 'GET' && accept.startsWith('text/html');
      expect(answer.headers['content-type']).toBe(
        isPage ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
      );
      expect(answer.body).toContain('TIDAK_DITEMUKAN');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('the address itself is a page of the portal, with and without a slash at its end', async () => {
    const answer = await ask('/sematkan?satuan_kerja_id=1012');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    const slash = await ask('/sematkan/?satuan_kerja_id=1012');
    expect([slash.statusCode, slash.headers.location]).toEqual([308, '/sematkan?satuan_kerja_id=1012']);
  });
});

describe('who may be framed', () => {
  const strangers = [
    '/sematkan/cascading',
    '/sematkan/cascading?tahun=1999',
    '/embed/tidak-ada',
    '/embed/gaya.css',
  ];
  const others = [
    '/',
    '/login',
    '/dashboard',
    '/sematkan',
    '/sematkan/',
    '/sematkan/tidak-ada',
    '/public-display/display-mikro/cascading?satuan_kerja_id=1012',
    '/embed',
    '/registry.json',
    '/paket/paket.json',
    '/remotes/mf_cascading',
    `/remotes/mf_cascading/${EMBED_VERSION}/remoteEntry.js`,
    '/api/user',
    '/api/public-display/cascading?satuan_kerja_id=1012',
    '/api/public-display/cascading?satuan_kerja_id=x',
    '/api/tidak-ada',
    '/api/docs',
    '/tidak-ada.js',
    '/%2e%2e/x',
    '/%ff',
    '/sematkan/%ff',
    `/sematkan/${'x'.repeat(300)}`,
  ];
  const framing = ({ headers }: Awaited<ReturnType<typeof ask>>) => [
    /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0],
    headers['x-frame-options'],
  ];

  it.each(strangers)('anybody may frame %s', async (url) => {
    expect(framing(await ask(url))).toEqual(['frame-ancestors *', undefined]);
  });

  it.each(others)('nobody else may frame %s, but for those that are listed', async (url) => {
    for (const accept of accepts) {
      const headers = { accept };
      expect(framing(await ask(url, { headers }))).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
      expect(framing(await open.ask(url, { headers }))).toEqual([
        "frame-ancestors 'self' https://portal.go.id",
        undefined,
      ]);
    }
  });
});

describe('the script', () => {
  const SCRIPTS = [
    ['/sematkan/cascading.js', 'public, max-age=300'],
    [`/remotes/mf_cascading/${EMBED_VERSION}/sematkan.js`, FOR_EVER],
  ] as const;

  it.each(SCRIPTS)(
    '%s is kept as %s, compressed by the build, and asked for anew by its tag',
    async (url, kept) => {
      const plain = await ask(url);
      expect([plain.statusCode, plain.body]).toEqual([200, embedText(EMBED_VERSION)]);
      expect(plain.headers['cache-control']).toBe(kept);
      const brotli = await ask(url, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
      expect(brotli.headers.vary).toMatch(/accept-encoding/i);
      expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length);
      for (const [{ headers }, encoding] of [
        [plain, 'identity'],
        [brotli, 'gzip, br'],
      ] as const) {
        const again = await ask(url, {
          headers: { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) },
        });
        expect([again.statusCode, again.body]).toEqual([304, '']);
        expect(again.headers['cache-control']).toBe(kept);
      }
    },
  );
});
