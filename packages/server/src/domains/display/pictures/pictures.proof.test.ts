import { DRAFT, portalServer, publicPages } from '../../../testing/display/public-pages';

const server = portalServer();
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const UNIT = '/public-display/display-mikro/capaian-kinerja-pd';

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/deed.id';

/** Texts of a PNG by their names; each chunk is read with its checksum. */
function pngTexts(png: Buffer): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    if (png.toString('latin1', at + 4, at + 8) === 'iTXt') {
      const [name = '', , , , , ...text] = png.toString('utf8', at + 8, end).split('\0');
      texts[name] = text.join('');
    }
    at = end + 4;
  }
  return texts;
}

/** As the PNG specification writes it down. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

describe.each(publicPages('.png'))('%s', (url) => {
  it('is a picture of the size and weight that previews take, and so is its preview', async () => {
    for (const address of [url, `${url}&pratinjau=1`]) {
      const { statusCode, headers, rawPayload } = await server.get(address);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/png');
      expect(rawPayload.subarray(0, 8)).toEqual(PNG);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(rawPayload.length).toBeGreaterThan(10_000);
      expect(rawPayload.length).toBeLessThan(300_000);
      const { Description, Copyright, Comment } = pngTexts(rawPayload);
      expect(Description).toContain('Sumber: Selaras, Pemerintah Kabupaten Tirtaraya.');
      expect(Copyright).toContain(LICENCE);
      expect(Comment).toMatch(/^[^:\n]+: .*[.]\n/);
    }
  });

  it('is drawn of lines and words as SVG as well', async () => {
    const { statusCode, headers, body } = await server.get(url.replace('.png', '.svg'));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(body).toMatch(/^<svg [^>]*><title>[^<]+<\/title><desc>[^<]+<\/desc>/);
    expect(body).toContain('Sumber: Selaras, Pemerintah Kabupaten Tirtaraya.');
    expect(body).toContain('2025');
    expect(body).toMatch(/<text[^>]*>Lisensi CC BY 4.0[.]/);
    expect(body).toContain(`<cc:license rdf:resource="${LICENCE}"/>`);
    const { kolom } = (await server.get(url.replace('.png', '.metadata.json'))).json();
    const meanings = [...body.matchAll(/<dc:description>([^<]*)</g)].map(([, words]) => words);
    expect(meanings).toHaveLength(kolom.length);
    expect(body).not.toMatch(/undefined|NaN|Infinity|\b\d{18}\b/);
  });
});

it('what is drawn is explained below it, and whole in the file', async () => {
  const { body } = await server.get('/public-display/display-makro/capaian-kinerja-pemda.svg?tahun=2025');
  expect(body).toContain('>Lisensi CC BY 4.0. Capaian: Realisasi terhadap target menurut polaritas');
  expect(body).toMatch(/<dc:description>Nilai pembanding: [^<]+[.]<\/dc:description>/);
});

it('a preview with the version of the data in its address is kept for ever, another one is asked for again', async () => {
  const page = await server.get('/public-display/display-makro/dashboard');
  const address = /<meta property="og:image" content="http:\/\/localhost:80([^"]+)">/
    .exec(page.body)?.[1]
    ?.replaceAll('&amp;', '&');
  const current = await server.get(String(address));
  expect(current.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const old = await server.get(String(address).replace(/pratinjau=\d+/, 'pratinjau=1'));
  expect(old.headers['cache-control']).toBe('no-cache');
  const again = await server.get('/public-display/display-makro/dashboard.png', {
    'if-none-match': String((await server.get('/public-display/display-makro/dashboard.png')).headers.etag),
  });
  expect(again.statusCode).toBe(304);
});

it.each([
  `${UNIT}.png?tahun=2025&satuan_kerja_id=${DRAFT}`,
  `${UNIT}.png?tahun=2025`,
  '/public-display/indikator/kabupaten/99999.png',
  '/public-display/display-makro/tidak-ada.png',
])('%s is not found', async (url) => {
  expect((await server.get(url)).statusCode).toBe(404);
});

it('what an address names besides makes no second picture', async () => {
  const one = await server.get('/public-display/display-makro/dashboard.svg?tahun=2025');
  const other = await server.get('/public-display/display-makro/dashboard.svg?utm_source=surat&tahun=2025');
  expect(other.headers.etag).toBe(one.headers.etag);
});

it('sixteen who ask at once all get their picture', async () => {
  await server.db.updateTable('indikator_sasaran_strategis').set({ indikator: 'Berubah' }).execute();
  const answers = await Promise.all(
    publicPages('.png')
      .slice(0, 16)
      .map((url) => server.get(url)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});
