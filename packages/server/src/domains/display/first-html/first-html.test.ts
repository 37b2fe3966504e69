import { DRAFT, FINAL, portalServer, publicPages } from '../../../testing/display/public-pages';

const server = portalServer();
const DASHBOARD = '/public-display/display-makro/dashboard';
const UNIT = '/public-display/display-mikro/capaian-kinerja-pd';
const ATTACK = `</script><img src=x onerror="alert('1')">&amp;`;

const ldOf = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null');
const tag = (body: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(body)?.[1];
const rootOf = (body: string) => /<div id="root">([\s\S]*)<\/div>\s*<\/body>/.exec(body)?.[1] ?? '';

describe.each(publicPages())('the first HTML of %s', (url) => {
  it('says title, sentence, figures and where all data are, before any script', async () => {
    const { statusCode, body } = await server.get(url);
    expect(statusCode).toBe(200);
    const root = rootOf(body);
    expect(root).toMatch(/<h1>[^<]{8,}<\/h1>/);
    expect(root).toMatch(/<p class="kalimat">[^<]{12,}<\/p>/);
    expect(root).toContain('Sumber: Selaras, Pemerintah Kabupaten Tirtaraya.');
    const rows = /<tbody>/.test(root);
    expect(rows || /belum ada/i.test(root)).toBe(true);
    for (const ending of ['csv', 'xlsx', 'json', 'metadata.json', 'svg', 'png']) {
      expect(root).toContain(`href="${url.split('?')[0]}.${ending}?`);
    }
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(root).not.toMatch(/\b\d{18}\b|undefined|NaN|\[object/);
  });

  it('tells links, previews and searches what it shows', async () => {
    const { body } = await server.get(url);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:80${url.split('?')[0]}`);
    expect(tag(body, 'description')).toMatch(/.{12,}/);
    expect(tag(body, 'og:title')).toMatch(/2025/);
    expect(tag(body, 'og:image')).toMatch(/^http:\/\/localhost:80\/.*\.png\?.*pratinjau=\d+/);
    expect(tag(body, 'twitter:card')).toBe('summary_large_image');
    expect(body.match(/property="og:title"/g)).toHaveLength(1);
    expect(ldOf(body)).toMatchObject({
      '@type': 'Dataset',
      license: 'https://creativecommons.org/licenses/by/4.0/deed.id',
      temporalCoverage: '2025',
      dateModified: expect.stringMatching(/^\d{4}-/),
      distribution: expect.arrayContaining([expect.objectContaining({ encodingFormat: 'text/csv' })]),
    });
  });
});

it('an indicator is shared with its name, its figure and its year', async () => {
  const { body } = await server.get('/public-display/indikator/kabupaten/1?tahun=2025');
  expect(tag(body, 'og:title')).toMatch(/.+2025 · Realisasi .*\d/);
});

it('values never become markup, wherever they stand', async () => {
  await server.db
    .updateTable('indikator_sasaran_strategis')
    .set({ indikator: `Jalan ${ATTACK}` })
    .execute();
  for (const url of [`${DASHBOARD}?tahun=2025`, '/public-display/indikator/kabupaten/1?tahun=2025']) {
    const { body } = await server.get(url);
    expect(body).toContain('&lt;img src=x onerror=');
    expect(body).not.toContain('<img');
    expect(body.match(/<script/g)).toHaveLength(body.match(/<\/script>/g)?.length ?? 0);
    expect(JSON.stringify(ldOf(body))).not.toBe('null');
  }
});

it('a long table is cut with a sentence and a link to all of it', async () => {
  const { body } = await server.get('/public-display/display-makro/capaian-kinerja-sub-kegiatan?tahun=2025');
  expect(body.match(/<tr>/g)).toHaveLength(101);
  expect(rootOf(body)).toMatch(/Tabel ini menampilkan 100 dari [\d.]+ baris\. <a href="[^"]+\.csv\?[^"]+">/);
});

it('who has it already is answered 304, until the data change', async () => {
  const first = await server.get(DASHBOARD);
  const again = { 'if-none-match': String(first.headers.etag) };
  expect((await server.get(DASHBOARD, again)).statusCode).toBe(304);
  await server.db.updateTable('indikator_sasaran_strategis').set({ indikator: 'Berubah' }).execute();
  expect((await server.get(DASHBOARD, again)).statusCode).toBe(200);
});

it("a unit's page without a unit offers all whose plan is final", async () => {
  const { statusCode, body } = await server.get(`${UNIT}?tahun=2025`);
  expect(statusCode).toBe(200);
  expect(rootOf(body)).toContain(`<a href="${UNIT}?satuan_kerja_id=${FINAL}">`);
  expect(rootOf(body)).not.toContain(`satuan_kerja_id=${DRAFT}"`);
});

it("a draft's page and an unknown one are not found, and the portal itself comes", async () => {
  for (const url of [
    `${UNIT}?tahun=2025&satuan_kerja_id=${DRAFT}`,
    `${UNIT}?tahun=2025&satuan_kerja_id=12345`,
    '/public-display/indikator/kabupaten/99999',
    '/public-display/indikator/kabupaten/satu',
    '/public-display/indikator/lain/1',
  ]) {
    const { statusCode, body, headers } = await server.get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('ld+json');
  }
});

it.each(['/dashboard', '/login', `${DASHBOARD}?tahun=1999`])('%s is the portal alone', async (url) => {
  const { statusCode, body } = await server.get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
});

it('sixteen who ask at once are all answered', async () => {
  const answers = await Promise.all(
    publicPages()
      .slice(0, 16)
      .map((url) => server.get(url)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});
