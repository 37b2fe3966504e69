import { dataFormats, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import { manifest } from '../../../../../../mf-rapor/src/manifest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { kartuDataset } from './kartu-dataset';

const UNIT = 1012;
const CARD = `/public-display/rapor-kinerja/2/${UNIT}`;
const tahun = '2024';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (url: string) => test.app.inject({ url });

it('every public page of report cards has a dataset', () => {
  const pages = manifest.pages.filter(({ guard }) => guard === 'none').map(({ path }) => path as string);
  expect(pages).toEqual([kartuDataset.path]);
});

it('has every sub-activity that the card counts, with a meaning for each column and without people', async () => {
  const card = (
    await test.app.inject({
      url: `/api/public-display/rapor/2/${UNIT}`,
      headers: { [HEADER_TAHUN_PUBLIK]: tahun },
    })
  ).json();
  const { metadata, baris } = (await ask(`${CARD}.json?tahun=${tahun}`)).json();
  const { ringkasan } = card;
  expect(baris).toHaveLength(ringkasan.jumlah);
  const met = baris.filter(({ keadaan }: { keadaan: string }) => keadaan === 'Tercapai');
  expect(met).toHaveLength(ringkasan.tercapai);
  const spent = baris.reduce(
    (sum: number, { realisasi_anggaran }: { realisasi_anggaran: number | null }) =>
      sum + (realisasi_anggaran ?? 0),
    0,
  );
  expect(spent).toBeCloseTo(ringkasan.realisasi, 2);
  for (const one of metadata.kolom) expect(one.definisi).toMatch(/[.]$/);
  expect(JSON.stringify(baris)).not.toMatch(/nip|penanggung/i);
});

it.each(dataFormats)('answers as .%s', async (format) => {
  const { statusCode, headers } = await ask(`${CARD}.${format}?tahun=${tahun}`);
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toMatch(/rapor-kinerja/);
});

it('has neither data nor a place in the map where there is no final plan', async () => {
  const map = async () => (await ask('/sitemap.xml')).body;
  expect(await map()).toContain(`${CARD}<`);
  expect((await ask(`/public-display/rapor-kinerja/5/${UNIT}.json?tahun=${tahun}`)).statusCode).toBe(404);
  await test.db
    .updateTable('validasi_perencanaan')
    .set({ tahun: 2030 })
    .where('satuan_kerja_id', '=', UNIT)
    .where('tahun', '=', Number(tahun))
    .execute();
  expect(await map()).not.toContain(`${CARD}<`);
  expect((await ask(`${CARD}.json?tahun=${tahun}`)).statusCode).toBe(404);
});
