import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../../support/portal';

test('a unit follows its report card from the diagram to the rows behind it, and its place to the public card', {
  tag: '@core',
}, async ({ page }) => {
  await signedIn(page, 'dinkes');
  await page.goto('/rapor-kinerja/3/diagram');
  const step = page.getByRole('list', { name: 'Tercapai?' });
  const part = step.getByRole('listitem').filter({ hasText: 'Tidak tercapai' });
  const count = /^(\d+) sub kegiatan/.exec((await part.locator('span').textContent()) ?? '')?.[1];
  await part.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/rapor-kinerja\/3\/data\?.*keadaan=tidak-tercapai/);
  const table = page.getByRole('table', { name: /Sub kegiatan bertarget triwulan 3/ });
  await expect(table.locator('tbody tr')).toHaveCount(Number(count));
  await expect(table.getByText('Tercapai', { exact: true })).toHaveCount(0);

  await page.goto('/rapor-kinerja-sasaran-strategis-pd/3/diagram');
  const iku = page.getByRole('list', { name: 'Indikator kinerja utama' }).getByRole('link').first();
  const name = (await iku.textContent()) ?? '';
  await iku.click();
  const indicators = page.getByRole('table', { name: /IKU bertarget triwulan 3/ }).locator('tbody tr');
  await expect(indicators).toHaveCount(1);
  await expect(indicators).toContainText(name);

  await page.goto('/rapor-kinerja/3/data');
  await page.getByRole('link', { name: 'Peringkat', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peringkat Rapor Kinerja' })).toBeVisible();
  const own = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Dinas Kesehatan' }) });
  await page.getByRole('searchbox').fill('kesehatan');
  await expect(own).toHaveCount(1);
  const place = await own.getByRole('cell').nth(1).textContent();
  await own.getByRole('link', { name: 'Kartu publik Dinas Kesehatan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dinas Kesehatan' })).toBeVisible();
  await expect(page.getByText(`${place} dari 40`, { exact: true })).toBeVisible();
});

/** The units whose names take the most lines. */
async function longestNamed(page: Page): Promise<readonly number[]> {
  const answer = await page.request.get('/api/public-display/option/satuan-kerja');
  const units = (await answer.json()) as { value: number; label: string }[];
  return [...units]
    .sort((a, b) => b.label.length - a.label.length)
    .slice(0, 3)
    .map(({ value }) => value);
}

const sheetsOf = async (page: Page) => {
  const paper = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test('the public card fits one sheet A4, and its printed address opens the year that is printed', async ({
  page,
}) => {
  for (const unit of [1012, ...(await longestNamed(page))]) {
    await page.goto(`/public-display/rapor-kinerja/3/${unit}?tahun=2024`);
    await expect(page.getByText('Rapor kinerja triwulan 3 tahun 2024.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Kode QR alamat rapor ini' })).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
  }

  await page.goto('/public-display/rapor-kinerja/3/9999?tahun=2025');
  await expect(page.getByText('Rapor kinerja triwulan 3 tahun 2025.')).toBeVisible();
  await page.getByLabel('Tahun').selectOption('2024');
  await expect(page.getByText('Rapor kinerja triwulan 3 tahun 2024.')).toBeVisible();
  expect(new URL(page.url()).searchParams.has('tahun')).toBe(false);
});

/** As long as texts of plans may be. */
const MAX_TEXT = 4_000;

for (const [kind, text] of [
  [
    'sentences',
    'Musim hujan memutus jalan ke lokasi sehingga pekerjaan mundur. '.repeat(80).slice(0, MAX_TEXT),
  ],
  ['one endless word', 'W'.repeat(MAX_TEXT)],
] as const) {
  test(`the public card fits one sheet with the longest texts, of ${kind}, and says where they are whole`, async ({
    page,
  }) => {
    await page.route(/\/api\/public-display\/rapor\/3\/1012/, async (route) => {
      const answer = await route.fetch();
      const kartu = await answer.json();
      const [row] = kartu.tidak_tercapai;
      const longest = {
        ...row,
        nama: text,
        indikator: text,
        target: 123_456_789_012.25,
        realisasi: 123_456_789_011.25,
        penyebab: [text, text, text],
      };
      kartu.satuan_kerja.satuan_kerja_nama =
        'Dinas Pemberdayaan Perempuan, Perlindungan Anak, Pengendalian Penduduk, Keluarga Berencana, Pemberdayaan Masyarakat dan Desa';
      kartu.tidak_tercapai = Array.from({ length: 8 }, (_, id) => ({ ...longest, id }));
      await route.fulfill({ response: answer, json: kartu });
    });
    await page.goto('/public-display/rapor-kinerja/3/1012?tahun=2024');
    await expect(page.getByRole('img', { name: 'Kode QR alamat rapor ini' })).toBeVisible();
    await expect(page.getByText('dapat dibaca selengkapnya')).toBeHidden();
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('dapat dibaca selengkapnya di alamat itu')).toBeVisible();
    await expect(page.getByRole('cell', { name: '123.456.789.012,25' }).first()).toBeInViewport();
  });
}
