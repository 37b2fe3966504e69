import { EMBED_VERSION, embedServer } from '../../../../testing/remote/embed-server';

const { ask } = embedServer();
const bare = embedServer({}, null);
const FRAME = '/sematkan/cascading';
const ATTACK = `"><img src=x onerror="alert('1')">`;
const policyOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => String(headers['content-security-policy']);

describe('the page for a frame', () => {
  it('is one diagram by the script of the active version, held against its hash', async () => {
    const answer = await ask(`${FRAME}?satuan_kerja_id=1012&tahun=2024&locale=en&theme=dark`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.match(/<script[^>]*>/g)).toEqual([
      `<script src="/remotes/mf_cascading/${EMBED_VERSION}/sematkan.js" integrity="sha256-${EMBED_VERSION}" crossorigin="anonymous" defer>`,
    ]);
    expect(answer.body.match(/<selaras-cascading[^>]*>/g)).toEqual([
      '<selaras-cascading satuan-kerja-id="1012" tahun="2024" locale="en" theme="dark">',
    ]);
    expect(answer.body).toContain('<html lang="en" data-theme="dark">');
    expect(answer.body).toContain('<title>Performance Cascade · Pemerintah Kabupaten Tirtaraya</title>');
    const noscript = /<noscript>(.*)<\/noscript>/.exec(answer.body)?.[1];
    expect(noscript).toContain('scripts do not run');
    expect(noscript).toContain(
      'href="/public-display/display-mikro/cascading?satuan_kerja_id=1012&amp;tahun=2024"',
    );
  });

  it('is in Indonesian and of the whole regency when nothing is said', async () => {
    const { body } = await ask(FRAME);
    expect(body).toContain('<html lang="id" data-theme="auto">');
    expect(body).toContain('<selaras-cascading locale="id" theme="auto">');
    expect(body).toContain('<title>Cascading Kinerja · Pemerintah Kabupaten Tirtaraya</title>');
    expect(body).toContain('href="/public-display/display-makro/cascading"');
  });

  it('may stand in any page, with a policy that allows the diagram and nothing else', async () => {
    const answer = await ask(FRAME);
    expect(policyOf(answer).split('; ').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "form-action 'none'",
      'frame-ancestors *',
      'img-src data:',
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      "style-src 'self'",
      'trusted-types selaras-sematan selaras-sematan-cetak',
    ]);
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body).not.toMatch(/ style=| on\w+=|<style/);
  });

  it('is the same for everybody: no cookie is read or set, and who has it is answered 304', async () => {
    const answer = await ask(FRAME);
    const signedIn = await ask(FRAME, { headers: { cookie: 'selaras_token=apa-saja' } });
    expect(signedIn.body).toBe(answer.body);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await ask(FRAME, { headers: { 'if-none-match': String(answer.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await ask(`${FRAME}?locale=en`, {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(other.statusCode).toBe(200);
  });

  it('has its look from a file, light or dark as its reader or its address wants it', async () => {
    const { body } = await ask(FRAME);
    const path = /<link rel="stylesheet" href="([^"]+)">/.exec(body)?.[1] ?? '';
    const style = await ask(path);
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.body).toContain('prefers-color-scheme: dark');
    expect(style.body).toContain(':root[data-theme=dark] { color-scheme: dark;');
    const again = await ask(path, { headers: { 'if-none-match': String(style.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
});

describe('an address that cannot be followed', () => {
  it.each([
    ['tahun=1999', 'Alamat bingkai ini perlu diperbaiki', '<code>tahun</code> harus 2024 atau 2025.'],
    [
      'tahun=1999&locale=en',
      'The address of this frame needs a repair',
      '<code>tahun</code> must be 2024 or 2025.',
    ],
    [
      'satuan_kerja_id=dinas&locale=en',
      'needs a repair',
      '<code>satuan_kerja_id</code> must be the number of a unit',
    ],
    ['theme=gelap', 'perlu diperbaiki', '<code>theme</code> harus light, dark, atau auto.'],
    ['tahun=2024&tahun=2025', 'perlu diperbaiki', '<code>tahun</code> disebut lebih dari sekali.'],
    ['unit=1', 'perlu diperbaiki', 'Yang dikenal: satuan_kerja_id, tahun, locale, theme.'],
  ])('?%s says in its frame what to change', async (query, title, remedy) => {
    const answer = await ask(`${FRAME}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(policyOf(answer)).toContain('frame-ancestors *');
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.body).toContain(title);
    expect(answer.body).toContain(remedy);
    expect(answer.body).not.toMatch(/<script|selaras-cascading/);
  });

  it('speaks both languages when the one that it asks for is not there', async () => {
    const { body } = await ask(`${FRAME}?locale=fr`);
    expect(body).toContain('<section lang="id"><h1>Alamat bingkai ini perlu diperbaiki</h1>');
    expect(body).toContain('<section lang="en"><h1>The address of this frame needs a repair</h1>');
  });

  it('never makes markup of what it is given, and does not repeat all of it', async () => {
    const name = encodeURIComponent(ATTACK);
    const { body } = await ask(`${FRAME}?${name}=1&${'x'.repeat(500)}=1&tahun=${name}`);
    expect(body).toContain('&quot;&gt;&lt;img src=x');
    expect(body).not.toContain('<img');
    expect(body).not.toContain('x'.repeat(41));
  });
});

it('says so in the frame while this portal has no diagram for others', async () => {
  const answer = await bare.ask(`${FRAME}?locale=en`);
  expect(answer.statusCode).toBe(404);
  expect(policyOf(answer)).toContain('frame-ancestors *');
  expect(answer.body).toContain('This diagram is not available yet');
});
