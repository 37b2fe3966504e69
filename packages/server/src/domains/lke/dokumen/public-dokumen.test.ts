import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domains } from '../../../app';
import { openStore } from '../../../kit/files/open-store';
import { storeDemoFiles } from '../../../kit/files/store-demo-files';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'selaras-dokumen-'));
beforeAll(async () => {
  copyFileSync(new URL('../../../../../../shell/index.html', import.meta.url), join(folder, 'index.html'));
  test = await startTestApp({ env: { SHELL_DIR: folder } });
  const files = domains.flatMap((domain) => domain.demoFiles?.() ?? []);
  await storeDemoFiles(test.db, openStore(test.app.context.config), files);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const firstHtml = () => test.app.inject({ url: '/public-display/dokumen/1?tahun=2024' });

const get = (url: string, tahun = '2024', headers = {}) =>
  test.app.inject({ url, headers: { 'default-key-tahun-kinerja-public': tahun, ...headers } });
const list = async (jenis: number, query = '', tahun = '2024') =>
  (await get(`/api/public-display/dokumen/${jenis}${query}`, tahun)).json();
const lkipOfDinkes = async () => (await list(1, '?satuan_kerja_id=1012')).data[0];

describe('the public', () => {
  it('finds documents of a kind and year by words of title or unit, and by unit', async () => {
    const all = await list(1);
    expect(all.data).toHaveLength(20);
    expect(all.data[0].satuan_kerja).toBeNull();
    expect(all.total).toBeGreaterThan(30);
    expect(all.pemilik.length).toBe(all.total - 1);
    expect((await list(1, '?q=kesehatan')).data).toMatchObject([
      { judul: 'LKIP Dinas Kesehatan 2024', nomor: 2, satuan_kerja: { satuan_kerja_id: 1012 } },
    ]);
    expect((await list(1, '?q=tidak-ada')).data).toEqual([]);
    expect((await list(2, '', '2025')).total).toBe((await list(2, '', '2024')).total);
  });

  it('reads of a document what it is, and nothing of people or earlier versions', async () => {
    expect(Object.keys(await lkipOfDinkes()).sort()).toEqual(
      ['diunggah', 'gambar', 'id', 'judul', 'nomor', 'satuan_kerja', 'tahun', 'tahun_akhir', 'ukuran'].sort(),
    );
  });

  it('downloads it under a name of the portal, and goes on after a broken line', async () => {
    const { id, ukuran } = await lkipOfDinkes();
    const url = `/api/public-display/dokumen/1/${id}/berkas`;
    const whole = await get(url);
    expect(whole.headers['content-disposition']).toContain('LKIP Dinas Kesehatan 2024.pdf');
    expect(whole.rawPayload).toHaveLength(ukuran);
    const rest = await get(url, '2024', { range: 'bytes=100-', 'if-range': whole.headers.etag });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload.equals(whole.rawPayload.subarray(100))).toBe(true);
  });

  it('sees its first page as a picture, drawn once', async () => {
    const { id } = await lkipOfDinkes();
    const url = `/api/public-display/dokumen/1/${id}/gambar`;
    const picture = await get(url);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await lkipOfDinkes()).gambar).toBe(true);
    const again = await get(url, '2024', { 'if-none-match': picture.headers.etag });
    expect(again.statusCode).toBe(304);
    const kept = await test.db.selectFrom('berkas_gambar').select('berkas_id').execute();
    expect(kept).toHaveLength(1);
  });

  it('reads the list without scripts, each document a link that works', async () => {
    const { body } = await firstHtml();
    expect(body).toContain('<title>LKIP tahun 2024');
    expect(body).toContain('LKIP Dinas Kesehatan 2024</a>');
    const [, href = ''] = /<a href="([^"]+)">LKIP Dinas Kesehatan 2024/.exec(body) ?? [];
    expect((await get(href)).headers['content-type']).toBe('application/pdf');
    expect((await get('/public-display/dokumen/5')).statusCode).toBe(404);
  });

  it('has no part in what was withdrawn: not in the list, not its bytes, not its picture', async () => {
    const { id } = await lkipOfDinkes();
    const { total } = await list(1);
    await test.db
      .updateTable('dokumen')
      .set({ ditarik_pada: new Date(), alasan_tarik: 'Salah' })
      .where('id', '=', id)
      .execute();
    expect((await list(1)).total).toBe(total - 1);
    expect(
      (await list(1)).pemilik.map((one: { satuan_kerja_id: number }) => one.satuan_kerja_id),
    ).not.toContain(1012);
    for (const part of ['berkas', 'gambar'])
      expect((await get(`/api/public-display/dokumen/1/${id}/${part}`)).statusCode).toBe(404);
    expect((await firstHtml()).body).not.toContain('LKIP Dinas Kesehatan');
  });

  it('does not reach a document as another kind', async () => {
    const [{ id }] = (await list(3)).data;
    expect((await get(`/api/public-display/dokumen/3/${id}/berkas`)).statusCode).toBe(200);
    expect((await get(`/api/public-display/dokumen/4/${id}/berkas`)).statusCode).toBe(404);
    expect((await get('/api/public-display/dokumen/5')).statusCode).toBe(422);
  });
});

it('searches are told of the four pages', async () => {
  const { body } = await get('/sitemap.xml');
  for (const jenis of [1, 2, 3, 4]) expect(body).toContain(`/public-display/dokumen/${jenis}<`);
});
