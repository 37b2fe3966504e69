import { DRAFT, portalServer, publicPages } from '../../../testing/display/public-pages';
import { SCRIPT_PATH, STYLE_PATH } from './embed-paths';

const server = portalServer();
const embeds = publicPages().map((url) => url.replace('/public-display/', '/embed/'));
const ATTACK = `</script><img src=x onerror="alert('1')">`;
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

describe.each(embeds)('%s', (url) => {
  it('is a card without script, cookie or session that any page may frame', async () => {
    const { statusCode, headers, body } = await server.get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(policyOf(headers)).toContain('frame-ancestors *');
    expect(policyOf(headers)).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).not.toMatch(/<script| style=| on\w+=|undefined|NaN|\b\d{18}\b/);
    expect(body).toMatch(/<h1>[^<]+<\/h1>/);
    expect(body).toContain('2025');
    expect(body).toContain('Sumber: Selaras, Pemerintah Kabupaten Tirtaraya.');
    expect(body).toContain(`<a href="${url.split('?')[0]?.replace('/embed/', '/public-display/')}`);
  });
});

it('tells its height by one script of this server, and only when asked for', async () => {
  const { body } = await server.get(`${embeds[0]}&tinggi=1`);
  expect(body.match(/<script[^>]*>/g)).toEqual([`<script src="${SCRIPT_PATH}" defer>`]);
  const script = await server.get(SCRIPT_PATH);
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.body).toContain('ResizeObserver');
  const style = await server.get(STYLE_PATH);
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(style.body).toContain('prefers-color-scheme: dark');
  const again = await server.get(STYLE_PATH, { 'if-none-match': String(style.headers.etag) });
  expect(again.statusCode).toBe(304);
});

it.each([
  '/',
  '/login',
  '/public-display/display-makro/dashboard',
  '/public-display/display-makro/dashboard.svg',
  '/public-display/display-mikro/cascading',
  '/embedded',
  '/embed',
  '/api/public-display/display/peringkat',
  '/api/tidak-ada',
  '/registry.json',
])('nobody else may frame %s', async (url) => {
  const { headers } = await server.get(url);
  expect(policyOf(headers)).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

it.each([
  `/embed/display-mikro/capaian-kinerja-pd?tahun=2025&satuan_kerja_id=${DRAFT}`,
  '/embed/display-mikro/capaian-kinerja-pd?tahun=2025',
  '/embed/indikator/kabupaten/99999',
  '/embed/indikator/lain/1',
  '/embed/display-makro/tidak-ada',
  '/embed/display-makro/dashboard?tahun=1999',
  '/embed/../api/session',
])('%s says in its frame that it is not there', async (url) => {
  const { statusCode, body } = await server.get(url);
  expect(statusCode).toBe(404);
  expect(body).toMatch(/tidak ditemukan/i);
});

it('values never become markup', async () => {
  await server.db
    .updateTable('indikator_sasaran_strategis')
    .set({ indikator: `Jalan ${ATTACK}` })
    .execute();
  for (const url of [
    '/embed/display-makro/dashboard?tahun=2025',
    '/embed/indikator/kabupaten/1?tahun=2025',
  ]) {
    const { body } = await server.get(url);
    expect(body).toContain('&lt;img src=x onerror=');
    expect(body).not.toMatch(/<img|<script/);
  }
});

it('sixteen who ask at once are all answered, and who has it already by 304', async () => {
  const answers = await Promise.all(embeds.slice(0, 16).map((url) => server.get(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const again = await server.get(String(embeds[0]), { 'if-none-match': String(answers[0]?.headers.etag) });
  expect(again.statusCode).toBe(304);
});
