import { FINAL, portalServer } from '../../../testing/display/public-pages';
import { datasetSources } from '../open-data/dataset-sources';
import { MOST_ADDRESSES, sitemap } from './sitemap';

const server = portalServer();
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
  );

it('lists every public page, each indicator and each unit of the public year, and nothing that is not there', async () => {
  const { statusCode, headers, body } = await server.get('/sitemap.xml');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/);
  const listed = addresses(body);
  const paths = new Set(listed.map(({ pathname }) => pathname));
  for (const { path } of datasetSources.filter((source) => !source.path.includes('{'))) {
    expect(paths.has(path)).toBe(true);
  }
  const indicators = listed.filter(({ pathname }) => pathname.includes('/indikator/'));
  expect(indicators.length).toBeGreaterThan(20);
  const some = [...indicators.slice(0, 2), ...indicators.slice(-2), ...listed.slice(-2)];
  for (const { pathname, search } of some) {
    expect((await server.get(pathname + search)).statusCode).toBe(200);
  }
  expect(new Set(listed.map(String)).size).toBe(listed.length);
});

it('leaves out units whose plan is not final', async () => {
  const { body } = await server.get('/sitemap.xml');
  expect(body).toContain(`satuan_kerja_id=${FINAL}<`);
  await server.db
    .updateTable('validasi_perencanaan')
    .set({ tahun: 2030 })
    .where('satuan_kerja_id', '=', FINAL)
    .where('tahun', '=', 2024)
    .execute();
  expect((await server.get('/sitemap.xml')).body).not.toContain(`satuan_kerja_id=${FINAL}<`);
});

it('stays within what one file may hold', () => {
  const many = Array.from({ length: MOST_ADDRESSES + 5 }, (_, at) => `/${at}?a=1&b=2`);
  const text = sitemap({ origin: 'https://selaras.go.id', addresses: many, diperbarui: null });
  expect(text.match(/<loc>/g)).toHaveLength(MOST_ADDRESSES);
  expect(text).toContain('<loc>https://selaras.go.id/7?a=1&amp;b=2</loc></url>');
});

it('robots are told where the map is and what is not for them', async () => {
  const { body, headers } = await server.get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: http://localhost:80/sitemap.xml');
  for (const path of ['/api/', '/embed/']) expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).not.toContain('Disallow: /public-display');
});

it.each(['/api/public-display/display/peringkat', '/embed/display-makro/dashboard'])(
  '%s is not for an index',
  async (url) => {
    expect((await server.get(url)).headers['x-robots-tag']).toBe('noindex');
  },
);
