import type { Page } from '@playwright/test';
import { ways } from '../../support/counted';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear, planner } from '../../support/rencana/rencana';

test.use({ journey: 'tinjauan' });

/** Its plan waits for the first validator, and is a large one. */
const UNIT = 1015;
/** Its plan is a draft that lacks nothing required. */
const DRAFT = 999907;
const DRAFT_NAMA = 'Bagian Umum';

async function reviewer(page: Page): Promise<void> {
  await signedIn(page, 'val_rencana1');
  await chooseYear(page);
  await page.goto(`/validasi-perencanaan/${UNIT}`);
  await loaded(page);
}

const heads = (page: Page) => page.getByRole('button', { name: /^Program .+\d+ baris/ });
const progress = (page: Page) => page.getByText(/^\d+ dari \d+ diperiksa$/);
const countIn = async (page: Page) => Number((await progress(page).textContent())?.split(' ')[0]);
const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Diperiksa: / });

test('a validator goes through a large plan programme by programme, and his marks are there on another device', {
  tag: '@core',
}, async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await reviewer(page);
  const before = await countIn(page);
  // Programmes alone are in sight at first, with what stands in them.
  expect(await heads(page).count()).toBeGreaterThan(1);
  const folded = await ticks(page).count();
  await heads(page).first().click();
  await expect(heads(page).first()).toHaveAttribute('aria-expanded', 'true');
  expect(await ticks(page).count()).toBeGreaterThan(folded);

  await ticks(page).nth(1).check();
  await expect(progress(page)).toHaveText(new RegExp(`^${before + 1} dari`));
  await loaded(page);
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await reviewer(other);
  await expect(progress(other)).toHaveText(new RegExp(`^${before + 1} dari`));

  // A search finds rows of folded programmes by words of the budget; the address keeps it.
  await page.getByRole('searchbox', { name: 'Cari baris' }).fill('rumah');
  await expect(page.getByText(/\d+ baris ditampilkan\./)).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=rumah/);
  await page.reload();
  await expect(page.getByText(/\d+ baris ditampilkan\./)).toBeVisible();
  await page.getByRole('button', { name: 'Kosongkan pencarian' }).click();
  // The switch says what the address does, and so a moment later.
  await page.getByRole('switch', { name: 'Hanya temuan' }).click();
  await expect(page).toHaveURL(/[?&]temuan=1/);
  await expect(page.getByText(/\d+ baris ditampilkan\./)).toBeVisible();
  await loaded(page);
  await expectAccessibleInThemes(page);
});

test('rows are gone through, marked, opened and searched by keys alone, and the way back leads to the row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await reviewer(page);
  const before = await countIn(page);
  const here = page.locator('tr:focus');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(here).toBeInViewport();
  const second = await here.getByRole('checkbox').getAttribute('aria-keyshortcuts');
  expect(second).toBe('E');
  const words = await here.textContent();
  await page.keyboard.press('e');
  await expect(here.getByRole('checkbox')).toBeChecked();
  await expect(progress(page)).toHaveText(new RegExp(`^${before + 1} dari`));
  await page.keyboard.press('k');
  expect(await here.textContent()).not.toBe(words);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/validasi-perencanaan/);
  await loaded(page);
  await page.goBack();
  await loaded(page);
  // Where he left off: the programme is open, the mark is there, and the keys go on from the row.
  await expect(progress(page)).toHaveText(new RegExp(`^${before + 1} dari`));
  await page.keyboard.press('e');
  await expect(progress(page)).toHaveText(new RegExp(`^${before} dari`));
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Cari baris' })).toBeFocused();
  await page.keyboard.type('je');
  await expect(page.getByRole('searchbox', { name: 'Cari baris' })).toHaveValue('je');
  await expect(progress(page)).toHaveText(new RegExp(`^${before} dari`));
});

test('on a telephone each row is a card that names its indicator and is marked there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await reviewer(page);
  const before = await countIn(page);
  await heads(page).first().click();
  await expectNoSidewaysScroll(page);
  const card = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .nth(1);
  await expect(card.getByText(/^Indikator ·/).first()).toBeVisible();
  await card.getByRole('checkbox').check();
  await expect(progress(page)).toHaveText(new RegExp(`^${before + 1} dari`));
  await loaded(page);
  await expectAccessibleInThemes(page);
  await card.getByRole('checkbox').uncheck();
  await expect(progress(page)).toHaveText(new RegExp(`^${before} dari`));
});

/** Its plan waits for the second validator. */
const TALKED = 1046;

test('what a validator says about rows comes back with the plan, and is answered beside the field that is meant', {
  tag: '@core',
}, async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, 'val_rencana2');
  await chooseYear(page);
  await page.goto(`/validasi-perencanaan/${TALKED}`);
  await loaded(page);
  await page.getByRole('button', { name: 'Buka semua' }).click();
  const rows = page.getByRole('row').filter({ hasText: /Kegiatan [\d.]+ ·/ });
  const words = ['Target ini dari mana?', 'Samakan dengan RPJMD.'];
  for (const [at, text] of words.entries()) {
    await rows
      .nth(at)
      .getByRole('button', { name: /^Komentari/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Komentar' });
    await dialog.getByLabel('Tentang').selectOption('Target');
    await dialog.getByLabel('Komentar baru').fill(text);
    // Nothing that is typed is lost.
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await rows
      .nth(at)
      .getByRole('button', { name: /^Komentari/ })
      .click();
    await expect(dialog.getByLabel('Komentar baru')).toHaveValue(text);
    await dialog.getByRole('button', { name: 'Kirim' }).click();
    await expect(dialog.getByRole('article')).toContainText(text);
    await loaded(page);
    await expectAccessibleInThemes(page);
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await expect(rows.nth(at).getByRole('button', { name: /^1 belum selesai/ })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Kembalikan' }).click();
  const returning = page.getByRole('dialog', { name: /^Kembalikan/ });
  await expect(returning.getByText(/^2 komentar belum selesai/)).toBeVisible();
  await returning.getByLabel('Apa yang perlu diperbaiki').fill('Lihat komentar');
  await returning.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Perencanaan dikembalikan' })).toBeVisible();

  const unit = await (
    await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: { width: 390, height: 844 } })
  ).newPage();
  await planner(unit, TALKED);
  await unit.goto('/dashboard');
  await unit.getByRole('link', { name: /Komentar tentang rencana belum selesai/ }).click();
  const list = unit.locator('section', {
    has: unit.getByRole('heading', { name: 'Komentar tentang rencana' }),
  });
  await expect(list.getByRole('article')).toHaveCount(2);
  await expectNoSidewaysScroll(unit);
  await loaded(unit);
  await expectAccessibleInThemes(unit);
  // One press leads into the field that is meant, with what was said in sight.
  await list.getByRole('article').filter({ hasText: words[0] }).getByRole('link').click();
  await expect(unit.locator('[name=target]')).toBeFocused();
  const beside = unit.locator('section', { has: unit.getByRole('heading', { name: /^Komentar \(/ }) });
  await expect(beside).toContainText(words[0] ?? '');
  await beside.getByRole('button', { name: 'Balas' }).click();
  await beside.getByLabel('Balasan').fill('Sudah disamakan.');
  await beside.getByRole('button', { name: 'Kirim' }).click();
  await expect(beside.getByText('Sudah disamakan.')).toBeVisible();
  await beside.getByRole('button', { name: 'Tandai selesai' }).click();
  await expect(unit.getByRole('heading', { name: 'Komentar (0 belum selesai)' })).toBeVisible();
  await expectNoSidewaysScroll(unit);
  await beside.getByRole('link', { name: 'Berikutnya' }).click();
  await expect(beside).toContainText(words[1] ?? '');
  await expect(unit.locator('[name=target]')).toBeFocused();
});

/** What all three validators press from their dashboards until each has decided about a plan that lacks nothing required. */
const PRESSES_MAX = 12;

test('three validators decide about a plan with a few presses, told what it lacks before each', async ({
  page,
  browser,
}) => {
  const { data } = await asSuper<{ data: { versi: number } }>('GET', `/validasi-perencanaan/${DRAFT}`);
  await asSuper(
    'POST',
    `/validasi-perencanaan/${DRAFT}/ajukan`,
    { catatan: null },
    { 'if-match': `"${data.versi}"`, 'idempotency-key': crypto.randomUUID() },
  );
  let presses = 0;
  const origin = new URL((await page.goto('/'))?.url() ?? '').origin;
  // Each way and width has the same presses.
  const [, ...others] = ways;
  for (const [at, { width, height, handsOf }] of others.entries()) {
    const context = await browser.newContext({ baseURL: origin, viewport: { width, height } });
    const other = await context.newPage();
    const hands = handsOf(other);
    await signedIn(other, `val_rencana${(at + 1) as 1 | 2 | 3}`);
    await chooseYear(other);
    await other.goto('/dashboard');
    const today = other
      .locator('section')
      .filter({ has: other.getByRole('heading', { level: 2, name: 'Hari ini' }) });
    await hands.press(today.getByRole('link', { name: DRAFT_NAMA, exact: true }));
    await expect(other.getByText(/hal sebaiknya dilengkapi/).first()).toBeVisible();
    await hands.press(other.getByRole('button', { name: 'Setujui', exact: true }));
    await hands.press(other.getByRole('dialog').getByRole('button', { name: 'Setujui', exact: true }));
    await expect(other.getByRole('status').filter({ hasText: 'Perencanaan disetujui' })).toBeVisible();
    presses += hands.count();
  }
  expect(presses).toBeLessThanOrEqual(PRESSES_MAX);
});
