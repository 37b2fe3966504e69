import { startTestApp, type TestApp } from '../../../testing/test-app';
import { SEMATKAN_PAGE, sematkanPageText } from './sematkan-page-text';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = (path: string) =>
  sematkanPageText(test.app)({
    origin: 'https://selaras.go.id',
    title: 'Sematkan',
    query: { tahun: '2024' },
    path,
  });

it('says the line to copy before any script, at one address for all choices', async () => {
  const page = await read(SEMATKAN_PAGE);
  expect(page?.title).toBe('Sematkan');
  expect(page?.body).toContain('&lt;script src=&quot;https://selaras.go.id/sematkan/cascading.js&quot;');
  expect(page?.head).toContain('<link rel="canonical" href="https://selaras.go.id/sematkan">');
});

it('leaves other pages to others', async () => {
  expect(await read('/sematkan/cascading')).toBeNull();
  expect(await read('/public-display/display-makro/cascading')).toBeNull();
});

it('searches are told of it', async () => {
  const lists = await Promise.all(test.app.publicPages.map((pages) => pages(2024)));
  expect(lists.flat()).toContain(SEMATKAN_PAGE);
});
