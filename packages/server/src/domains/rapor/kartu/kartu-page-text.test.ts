import { startTestApp, type TestApp } from '../../../testing/test-app';
import { kartuPageText } from './kartu-page-text';

const [FINAL, DRAF] = [9999, 999906];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = (path: string, tahun = '2024') =>
  kartuPageText(test.app)({ origin: 'http://localhost', title: '', query: { tahun }, path });

it('says the card with its year before any script', async () => {
  const page = await read(`/public-display/rapor-kinerja/3/${FINAL}`);
  expect(page?.title).toMatch(/^Rapor Kinerja .+, triwulan 3 2024$/);
  expect(page?.description).toMatch(/^\d+ dari \d+ sub kegiatan tercapai/);
  expect(page?.body).toMatch(/<th scope="row">Peringkat<\/th><td class="angka">\d+ dari 40<\/td>/);
  expect(page?.head).toContain(`href="http://localhost/public-display/rapor-kinerja/3/${FINAL}?tahun=2024"`);
});

it('of a year that is not open is that of the usual one', async () => {
  expect((await read(`/public-display/rapor-kinerja/3/${FINAL}`, '1999'))?.title).toMatch(/2024$/);
});

it.each([
  '/public-display/rapor-kinerja/5/9999',
  '/public-display/rapor-kinerja/1/0',
  '/public-display/rapor-kinerja/1/12345678',
  '/public-display/rapor-kinerja/1',
])('%s is nothing', async (path) => {
  await expect(read(path)).rejects.toMatchObject({ kode: 'TIDAK_DITEMUKAN' });
});

it('says nothing of a draft, and leaves other pages to others', async () => {
  await expect(read(`/public-display/rapor-kinerja/1/${DRAF}`, '2025')).rejects.toMatchObject({
    kode: 'TIDAK_DITEMUKAN',
  });
  expect(await read('/public-display/lain')).toBeNull();
});
