import type { Locator, Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { chooseYear, planner } from '../../support/rencana/rencana';
import { cellOf, newSteps, PATH, saved } from '../../support/rencana/terintegrasi';

test.use({ journey: 'siap-diajukan' });

/** Its plan of the year is a draft that lacks nothing required. */
const UNIT = 999907;
const NAMA = 'Bagian Umum';
/** Another draft. */
const OTHER = 1022;
/** Column of the first quarter's target. */
const TW1 = 4;

const card = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title }) });
/** How many findings of a kind are told. */
const countOf = async (place: Locator, kind: string) =>
  Number(await place.locator('summary', { hasText: kind }).locator('span').last().textContent());
const advised = /^\d+ hal sebaiknya dilengkapi/;

test('a plan is made ready by one press and one field, or in the table; who decides reads the rest before Setujui', {
  tag: '@core',
}, async ({ page, browser }) => {
  await planner(page, UNIT);
  const { word } = await newSteps(UNIT, 2);
  await page.goto('/kinerja-program');
  await page.getByRole('button', { name: 'Siap diajukan?' }).click();
  const own = card(page, 'Siap diajukan?');
  await expect(own.getByText(/^2 hal wajib dilengkapi dahulu/)).toBeVisible();

  // One press leads into the field, in sight above the bar that saves; one figure mends it.
  await own.getByRole('link', { name: `Indikator 1 ${word}` }).click();
  const target = page.locator('[name=target_tw1]');
  await expect(target).toBeFocused();
  expect(
    await target.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen !== null && (field.contains(seen) || seen.contains(field));
    }),
  ).toBe(true);
  await page.keyboard.type('4');
  await page.keyboard.press('Control+s');
  await expect(own.getByText(/^1 hal wajib dilengkapi dahulu/)).toBeVisible();
  await expect(own.getByRole('link', { name: `Indikator 1 ${word}` })).toHaveCount(0);

  // The other in the table, which shows what lacks something alone.
  await own.getByRole('link', { name: 'Lengkapi dalam tabel' }).click();
  await expect(page).toHaveURL(/lengkapi=1/);
  await expect(page.getByText(/^1 hal wajib, \d+ hal sebaiknya dilengkapi/)).toBeVisible();
  const grid = page.getByRole('treegrid');
  await expect(grid.getByRole('row').filter({ hasText: `Langkah 1 ${word}` })).toHaveCount(0);
  const cell = cellOf(page, `Langkah 2 ${word}`, TW1);
  await expect(cell.getByRole('img', { name: 'Tanpa target' })).toBeVisible();
  await cell.click();
  await expect(page.getByRole('list', { name: 'Perlu dilengkapi' })).toContainText('Tanpa target (wajib)');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await saved(page);
  const told = page.getByText(advised);
  await expect(told).toBeVisible();
  await expect(cell.getByRole('img', { name: 'Tanpa target' })).toHaveCount(0);
  const [left] = (await told.textContent())?.split(' ') ?? [];

  // The diagram finds the same.
  await page.goto('/kinerja-program?siap=ya');
  await expect(own.getByText(`${left} hal sebaiknya dilengkapi`)).toBeVisible();
  const kinds = ['Tanpa kamus indikator', 'Jumlah tidak sama'];
  const counts = await Promise.all(kinds.map((kind) => countOf(own, kind)));
  await page.goto('/display-mikro/cascading?panel=periksa');
  const panel = page.getByRole('tabpanel', { name: 'Periksa' });
  await expect(panel.getByText('Tanpa kamus indikator')).toBeVisible();
  expect(await Promise.all(kinds.map((kind) => countOf(panel, kind)))).toEqual(counts);
  await expect(panel.getByText('Tanpa target')).toHaveCount(0);

  await page.goto('/kinerja-program');
  await page.getByRole('button', { name: 'Ajukan validasi' }).click();
  await page
    .getByRole('dialog', { name: /^Ajukan perencanaan/ })
    .getByRole('button', { name: 'Ajukan validasi' })
    .click();
  await expect(page.locator('[data-kunci=validasi]')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await signedIn(other, 'val_rencana1');
  await chooseYear(other);
  await other.goto(`/validasi-perencanaan/${UNIT}`);
  await expect(other.getByRole('heading', { level: 1, name: NAMA })).toBeVisible();
  const before = card(other, 'Sebelum disetujui');
  await expect(before.getByText(`${left} hal sebaiknya dilengkapi`)).toBeVisible();
  await expect(before.getByText(/wajib/)).toHaveCount(0);
  expect(await Promise.all(kinds.map((kind) => countOf(before, kind)))).toEqual(counts);
  await other.getByRole('button', { name: 'Setujui' }).click();
  const asking = other.getByRole('dialog');
  await expect(asking.getByText(`${left} hal sebaiknya dilengkapi`)).toBeVisible();
  await asking.getByRole('button', { name: 'Setujui' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'Perencanaan disetujui' })).toBeVisible();
});

test('on a telephone the table of what is missing is gone through by its button and leads to the dictionary', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await planner(page, OTHER);
  await page.goto(`${PATH}?lengkapi=1`);
  await expect(page.getByText(/hal sebaiknya dilengkapi/)).toBeVisible();
  await loaded(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  const list = page.getByRole('list', { name: 'Perlu dilengkapi' });
  await expect(list).toBeVisible();
  await expectAccessibleInThemes(page);
  const way = list.getByRole('link', { name: 'Tulis kamusnya' });
  for (let press = 0; press < 20 && (await way.count()) === 0; press += 1) {
    await page.getByRole('button', { name: 'Berikutnya' }).click();
  }
  await way.click();
  await expect(page.getByRole('heading', { name: 'Tambah Kamus Indikator' })).toBeVisible();
  await page.getByRole('link', { name: 'Batal' }).click();
  await expect(page).toHaveURL(/lengkapi=1/);
});
