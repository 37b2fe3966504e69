import { problemCatalogue } from '@selaras/contracts';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { problemPage } from './problem-page';

/** What a browser asks for when an address is opened in a tab. */
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const inTab = (url: string) => test.app.inject({ url, headers: { accept } });

describe('a document that cannot be opened in its tab', () => {
  it.each([
    ['/api/perjanjian-kinerja/download?jenis=kinerja-program&id=99999999', 404, 'Data tidak ditemukan'],
    ['/api/rekap-anggaran?tahun_kinerja=2025&satuan_kerja_id=4711', 404, 'Data tidak ditemukan'],
    ['/api/rekap-anggaran?tahun_kinerja=2031&satuan_kerja_id=1012', 422, 'Tahun kinerja tidak dikenal'],
  ])('%s is a page that says why, in Indonesian', async (url, status, pesan) => {
    const answer = await inTab(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(answer.body).toContain('<h1>Dokumen ini tidak dapat dibuka</h1>');
    expect(answer.body).toContain(pesan);
    expect(answer.body).toContain('href="/"');
  });

  it('names what is wrong in the address', async () => {
    const { body } = await inTab('/api/perjanjian-kinerja/download?jenis=lain&id=x');
    expect(body).toContain('<li>jenis: ');
    expect(body).toContain('<li>id: ');
  });

  it('stays a problem document for whoever calls the API', async () => {
    const url = '/api/rekap-anggaran?tahun_kinerja=2025&satuan_kerja_id=4711';
    for (const asked of ['application/json', '*/*', undefined]) {
      const answer = await test.app.inject({ url, headers: asked === undefined ? {} : { accept: asked } });
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.json().kode).toBe('TIDAK_DITEMUKAN');
    }
  });

  it('is an unknown address, not a document, where the API has nothing', async () => {
    const answer = await inTab('/api/tidak-ada');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>Alamat ini tidak dapat dibuka</h1>');
  });
});

describe('problemPage', () => {
  const { status, title, pesan } = problemCatalogue.LAYANAN_SIBUK;
  const problem = { type: 'urn:selaras:LAYANAN_SIBUK', title, status, kode: 'LAYANAN_SIBUK', pesan };
  const about = { instansi: 'Pemerintah Kabupaten Tirtaraya', isDocument: true };

  it('offers another try only for what may pass by itself', () => {
    expect(problemPage({ ...about, problem })).toContain('Coba lagi</a>');
    expect(problemPage({ ...about, problem: { ...problem, status: 404 } })).not.toContain('Coba lagi</a>');
  });

  it('escapes every text', () => {
    const page = problemPage({ ...about, problem: { ...problem, errors: { '<b>': ['<script>'] } } });
    expect(page).toContain('<li>&lt;b&gt;: &lt;script&gt;</li>');
  });
});
