import type { Browser, Locator, Page } from '@playwright/test';
import type { LkeInstrumen } from '@selaras/contracts';
import { unique } from '../../support/api';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear, planner } from '../../support/rencana/rencana';

test.use({ journey: 'lke-telepon', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A unit whose worksheet of the year is being filled in. */
const UNIT = 1016;
const NOMOR = '1.b.10';
const WIDTH = 390;

/** The criterion's own number in the address. */
async function kriteriaId(): Promise<number | undefined> {
  const { data } = await asSuper<{ data: LkeInstrumen }>('GET', '/lke/instrumen');
  return data.komponen
    .flatMap(({ subKomponen }) => subKomponen)
    .flatMap((sub) => sub.kriteria.map(({ id, nomor }) => ({ id, nomor: `${sub.nomor}.${nomor}` })))
    .find(({ nomor }) => nomor === NOMOR)?.id;
}

const row = (page: Page) =>
  page.getByRole('article', { name: new RegExp(`^${NOMOR.replaceAll('.', '\\.')} `) });

/** Two pages of A4 in letters of 12 points, as a report has them. */
async function report(browser: Browser): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const text = 'Laporan kinerja memuat target, realisasi dan penyebab setiap indikator. '.repeat(12);
  await page.setContent(
    `<body style="font: 12pt serif"><h1>Laporan ${unique()}</h1><p>${text}</p><p style="break-before: page">${text}</p>`,
  );
  const buffer = await page.pdf({ format: 'A4' });
  await context.close();
  return { name: 'Laporan kinerja.pdf', mimeType: 'application/pdf', buffer };
}

/** The page that is drawn reaches from edge to edge of the screen, in as many points as the screen has, and nothing moves sideways. */
async function expectAsWideAsScreen(page: Page, within: Locator): Promise<void> {
  const sheet = within.locator('[data-page] canvas').first();
  await expect(sheet).toBeVisible();
  await expect.poll(async () => Math.round((await sheet.boundingBox())?.width ?? 0)).toBe(WIDTH);
  expect((await sheet.boundingBox())?.x).toBe(0);
  const points = await sheet.evaluate((canvas: HTMLCanvasElement) => canvas.width / devicePixelRatio);
  expect(points).toBeGreaterThanOrEqual(WIDTH);
  const region = within.getByRole('region', { name: /^Isi / });
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectNoSidewaysScroll(page);
}

test('a PDF of evidence is as wide as the screen, for the unit in a sheet and for the evaluator on the page', async ({
  page,
  browser,
}) => {
  await planner(page, UNIT);
  await page.goto('/lke/eviden');
  await loaded(page);
  const file = await report(browser);
  await row(page).locator('input[type=file]').setInputFiles(file);
  await row(page)
    .getByRole('button', { name: `Tentukan halaman ${file.name}` })
    .tap();
  const dialog = page.getByRole('dialog', { name: 'Halaman eviden' });
  await dialog.getByLabel(/^Halaman/).fill('2');
  await dialog.getByRole('button', { name: 'Simpan' }).tap();
  await row(page)
    .getByRole('button', { name: `Buka ${file.name} pada halaman 2` })
    .tap();
  const sheet = page.getByRole('dialog', { name: file.name });
  await expect(sheet.getByText('Halaman 2 dari 2')).toBeVisible();
  await expectAsWideAsScreen(page, sheet);
  await expectAccessibleInThemes(page, '[role=dialog]');

  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const other = await context.newPage();
  await signedIn(other, 'val_lke');
  await chooseYear(other);
  await other.goto(`/lke/penilaian?satuan_kerja_id=${UNIT}&kriteria=${await kriteriaId()}`);
  await loaded(other);
  await other.getByRole('group', { name: 'Bagian', exact: true }).getByText('Eviden').tap();
  const evidence = other.getByRole('region', { name: 'Eviden', exact: true });
  await evidence.getByRole('button', { name: new RegExp(`^${file.name}`) }).tap();
  await expect(evidence.getByText('Halaman 2 dari 2')).toBeVisible();
  await expectAsWideAsScreen(other, evidence);
  await expectAccessibleInThemes(other, 'main');
});
