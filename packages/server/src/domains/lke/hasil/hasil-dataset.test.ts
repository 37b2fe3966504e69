import { dataFormats, HEADER_TAHUN_PUBLIK, lkeHasilPublikCalls } from '@selaras/contracts';
import { manifest } from '../../../../../../mf-lke/src/manifest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { hasilDatasets } from './hasil-dataset';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (url: string) => test.app.inject({ url });
const twins = hasilDatasets.map(({ path }) => path);

/** Documents are files that download as they are; their list is no table of figures. */
const WITHOUT_FIGURES = ['/public-display/dokumen/{jenisDokumenId}'];

it('every public page of figures has a dataset', () => {
  const pages = manifest.pages.filter(({ guard }) => guard === 'none').map(({ path }) => path as string);
  expect(pages.filter((path) => !WITHOUT_FIGURES.includes(path)).sort()).toEqual([...twins].sort());
});

describe.each(twins)('%s', (path) => {
  const kind = path.endsWith('akhir') ? ('pleno' as const) : ('mandiri' as const);

  it('has the page’s own rows, final ones alone, with a meaning for each column', async () => {
    for (const tahun of [2024, 2025]) {
      const page = (
        await test.app.inject({
          url: `/api${lkeHasilPublikCalls.list.path}`,
          headers: { [HEADER_TAHUN_PUBLIK]: String(tahun) },
        })
      ).json();
      const answer = await ask(`${path}.json?tahun=${tahun}`);
      expect(answer.statusCode).toBe(200);
      const { metadata, baris } = answer.json();
      expect(baris.length).toBeGreaterThan(0);
      expect(baris.map((row: { nilai: number }) => row.nilai)).toEqual(
        page.data.map((row: Record<typeof kind, { nilai: number }>) => row[kind].nilai),
      );
      for (const one of metadata.kolom) expect(one.definisi).toMatch(/[.]$/);
      expect(JSON.stringify(baris)).not.toContain('penilai');
    }
  });

  it.each(dataFormats)('answers as .%s', async (format) => {
    const { statusCode, headers } = await ask(`${path}.${format}?tahun=2024`);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(/filename="lke-hasil-[a-z0-9-]+-2024-/);
  });
});

it('a result that is opened again is in the data no longer', async () => {
  const rows = async () => (await ask('/public-display/lke/hasil-akhir.json?tahun=2024')).json().baris.length;
  const before = await rows();
  await test.db
    .updateTable('lke_penilaian')
    .set({ keadaan: 'pleno' })
    .where('satuan_kerja_id', '=', 1012)
    .where('tahun', '=', 2024)
    .execute();
  expect(await rows()).toBe(before - 1);
});
