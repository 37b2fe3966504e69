import type { Page } from '@playwright/test';
import { shownAt } from '../../support/pages/shown-at';
import { expect, test } from '../../support/portal';

const INDIKATOR = 'Persentase Penduduk Miskin';
const field = (page: Page) => page.getByRole('combobox', { name: 'Apa yang ingin Anda ketahui?' });
const found = (page: Page) => page.getByRole('listbox', { name: 'Hasil pencarian' });
const missed = (page: Page) => page.getByRole('region', { name: 'Yang belum tercapai di bawahnya' });

/** Every press of a pointer on the page, from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let presses = 0;
    const count = () => {
      presses += 1;
      sessionStorage.setItem('tekan', String(presses));
    };
    addEventListener('pointerdown', count, true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('tekan') ?? 0));
}

/** Whether a part lies in the window as it was opened, without scrolling. */
const inSight = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name }).first()).toBeInViewport();

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px it is two presses from poverty to who is responsible and what failed below it`, {
    tag: '@core',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const presses = await countPresses(page);
    await field(page).click();
    await field(page).fill('kemiskinan');
    await found(page).getByRole('option', { name: INDIKATOR }).click();

    await expect(page.getByRole('heading', { level: 1, name: INDIKATOR })).toBeVisible();
    await expect(page.getByText(/Penanggung jawab: /)).toBeInViewport();
    await inSight(page, 'Yang belum tercapai di bawahnya');
    await expect(missed(page).getByRole('listitem').first()).toBeInViewport();
    await expect(missed(page).getByRole('listitem').first()).toContainText(/capaian \d/);
    expect(await presses()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('without typing it is two presses, too: a word that is often asked for, and what it finds', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'jalan rusak' }).click();
  await found(page).getByRole('option', { name: 'Persentase Jalan Kabupaten dalam Kondisi Mantap' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Persentase Jalan Kabupaten' })).toBeVisible();
  await expect(page.getByText(/Penanggung jawab: /)).toBeInViewport();
  await page.goBack();
  await expect(field(page)).toHaveValue('jalan rusak');
  await expect(found(page)).toBeVisible();
});

test('by keyboard alone: words, arrows, Enter', async ({ page }) => {
  await page.goto('/?cari=orang%20miskin');
  await expect(found(page)).toBeVisible();
  const target = found(page).getByRole('option', { name: INDIKATOR });
  await field(page).focus();
  await expect
    .poll(async () => {
      if ((await target.getAttribute('aria-selected')) === 'true') return true;
      await page.keyboard.press('ArrowDown');
      return false;
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: INDIKATOR })).toBeVisible();
});

test('a visitor hands his search on by its address, and an empty one helps', async ({ page, context }) => {
  await page.goto('/');
  await field(page).fill('dinas kesehatan');
  await expect(page).toHaveURL(shownAt('/?cari=dinas+kesehatan'));
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other)).toHaveValue('dinas kesehatan');
  await expect(found(other).getByRole('group', { name: 'Perangkat daerah' })).toContainText(
    'Dinas Kesehatan',
  );

  await field(other).fill('xyzzyq');
  await expect(other.getByText(/Tidak ada yang cocok dengan “xyzzyq”/)).toBeVisible();
  await expect(found(other)).toHaveCount(0);
  await field(other).press('Escape');
  await expect(field(other)).toHaveValue('');
  await expect(other).toHaveURL(shownAt('/'));
});

test('from what failed one goes down to its own page and up again, level by level', async ({ page }) => {
  await page.goto('/?cari=kemiskinan');
  await found(page).getByRole('option', { name: INDIKATOR }).click();
  const first = missed(page).getByRole('listitem').filter({ hasText: 'Kinerja program' }).first();
  const link = first.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/public-display\/indikator\/kinerja-program\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page
    .getByText(/^Mendukung:/)
    .getByRole('link', { name: INDIKATOR })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: INDIKATOR })).toBeVisible();
});

test('every card of the front page leads to what it counts', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const counts = main.getByRole('region', { name: 'Pekerjaan di baliknya' });
  await expect(main.getByRole('article')).toHaveCount(12);
  for (const card of await main.getByRole('article').all()) {
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      /^\/public-display\/indikator\/kabupaten\/\d+/,
    );
  }
  const programs = counts.getByRole('listitem').filter({ hasText: 'kinerja program' });
  const counted = await programs.locator('strong').textContent();
  await programs.getByRole('link').click();
  await expect(page.getByText(new RegExp(`dari ${counted} data`))).toBeVisible();
  await page.goBack();
  const answer = main.getByRole('link', { name: /indikator utama$/ });
  const [, keyIndicators = ''] = /dari (\d+)/.exec((await answer.textContent()) ?? '') ?? [];
  await answer.click();
  await expect(page.getByText(new RegExp(`dari ${keyIndicators} data`))).toBeVisible();
});
