import type { Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { endSessions, newPerson } from '../../support/api';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { signInAgain, signInAs } from '../../support/person';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { chooseYear, planner } from '../../support/rencana/rencana';
import {
  cellOf,
  manyRows,
  newSteps,
  openTable,
  PATH,
  pasteInto,
  REALISASI,
  saved,
  storedStep,
  summary,
} from '../../support/rencana/terintegrasi';

/** A unit whose plan of the year is a draft, and one whose plan is approved. */
const DRAFT = 1022;
const APPROVED = 1012;
/** Columns of the plan. */
const TW1 = 4;
const TW2 = 5;

const note = (page: Page) => page.locator('[data-note]');

test('arrows, typing, a pasted block and undo; every row tells how far it is, and the server has it', {
  tag: '@core',
}, async ({ page }) => {
  await planner(page, DRAFT);
  const { word, ids } = await newSteps(DRAFT, 3);
  const [first = 0, second = 0, third = 0] = ids;
  await openTable(page, word);

  await cellOf(page, `Langkah 1 ${word}`, TW1).click();
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F2');
  await page.keyboard.type('3');
  await page.keyboard.press('Escape');
  await page.keyboard.type('4');
  await page.keyboard.press('ArrowDown');
  const row = page.getByRole('row').filter({ hasText: `Langkah 1 ${word}` });
  await expect(row).toContainText('Tersimpan');
  await saved(page);
  expect(await storedStep(DRAFT, first)).toMatchObject({ target_tw1: 1, target_tw2: 2 });
  expect(await storedStep(DRAFT, second)).toMatchObject({ target_tw1: 4 });

  await cellOf(page, `Langkah 2 ${word}`, TW1).click();
  await pasteInto(page, '10\t20\t30\t40\r\n11\t21\t31\t41');
  await expect(note(page)).toHaveText('8 sel ditempel');
  await saved(page);
  expect(await storedStep(DRAFT, third)).toMatchObject({ target_tw1: 11, target_tw4: 41 });

  await page.keyboard.press('Control+z');
  await expect(note(page)).toHaveText('8 sel diurungkan');
  await expect(cellOf(page, `Langkah 2 ${word}`, TW1)).toHaveText('4');
  await saved(page);
  expect(await storedStep(DRAFT, second)).toMatchObject({ target_tw1: 4, target_tw2: null });
  await page.keyboard.press('Control+y');
  await saved(page);
  await page.reload();
  await expect(cellOf(page, `Langkah 3 ${word}`, TW2)).toHaveText('21');
});

test('a range is chosen, filled down, copied and emptied; Escape and Tab leave the grid', async ({
  page,
}) => {
  await planner(page, DRAFT);
  const { word, ids } = await newSteps(DRAFT, 3);
  await openTable(page, word);
  await cellOf(page, `Langkah 1 ${word}`, TW1).click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(note(page)).toHaveText('3 sel dipilih');
  await page.keyboard.press('Control+d');
  await expect(note(page)).toContainText('2 sel diisi');
  await saved(page);
  expect(await storedStep(DRAFT, ids[2] ?? 0)).toMatchObject({ target_tw1: 7 });

  const copied = await page.getByRole('treegrid').evaluate((grid) => {
    const clipboardData = new DataTransfer();
    grid.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
  expect(copied).toBe('7\r\n7\r\n7');
  await page.keyboard.press('Delete');
  await expect(note(page)).toContainText('3 sel dikosongkan');

  const grid = page.getByRole('treegrid');
  await expect(grid).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(grid).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(grid).not.toBeFocused();
});

test('two browsers: different cells of a row meet by themselves, the same cell asks which value stays', {
  tag: '@core',
}, async ({ page, browser }) => {
  await planner(page, DRAFT);
  const { word, ids } = await newSteps(DRAFT, 1);
  const words = `Langkah 1 ${word}`;
  const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await planner(other, DRAFT);
  await openTable(page, word);
  await openTable(other, word);

  await cellOf(other, words, TW2).click();
  await other.keyboard.type('5');
  await other.keyboard.press('Enter');
  await saved(other);
  await cellOf(page, words, TW1).click();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await saved(page);
  await expect(cellOf(page, words, TW2)).toHaveText('5');

  await cellOf(other, words, TW1).click();
  await other.keyboard.type('8');
  await other.keyboard.press('Enter');
  await expect(summary(other)).toContainText('bentrok');
  await summary(other).getByRole('button', { name: 'Tampilkan' }).click();
  const choice = other.getByRole('alert').filter({ hasText: 'baru saja diubah orang lain' });
  await expect(choice).toContainText('Target TW 1');
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await choice.getByRole('radio', { name: /Isian Anda/ }).check();
  await other.getByRole('button', { name: 'Simpan pilihan' }).click();
  await saved(other);
  expect(await storedStep(DRAFT, ids[0] ?? 0)).toMatchObject({ target_tw1: 8, target_tw2: 5 });
});

test('nothing is lost without a network, nor with a session that ends', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const person = await newPerson('perangkat_daerah', DRAFT);
  const token = await signInAs(context, person);
  await chooseYear(page);
  const { word, ids } = await newSteps(DRAFT, 1);
  const words = `Langkah 1 ${word}`;
  await openTable(page, word);

  await context.setOffline(true);
  await cellOf(page, words, TW1).click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('Luring: 1 baris menunggu');
  await context.setOffline(false);
  await saved(page);
  expect(await storedStep(DRAFT, ids[0] ?? 0)).toMatchObject({ target_tw1: 3 });

  expect((await endSessions(token)).status).toBe(204);
  await cellOf(page, words, TW2).click();
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await signInAgain(page, person);
  await saved(page);
  expect(await storedStep(DRAFT, ids[0] ?? 0)).toMatchObject({ target_tw2: 6 });
});

test('what could not be sent before the page was left is sent by the next visit', async ({
  page,
  context,
}) => {
  await planner(page, DRAFT);
  const { word, ids } = await newSteps(DRAFT, 1);
  await openTable(page, word);
  await page.route(`**/api${PATH}/*/*`, (route) => route.abort());
  await cellOf(page, `Langkah 1 ${word}`, TW1).click();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('1 baris');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await openTable(next, word);
  await saved(next);
  expect(await storedStep(DRAFT, ids[0] ?? 0)).toMatchObject({ target_tw1: 9 });
});

test('who sees all units chooses one and only reads; its table can be stored as a spreadsheet', async ({
  page,
}) => {
  await signedIn(page, 'pemda_pantau');
  await page.goto(PATH);
  await expect(page.getByText('Pilih satuan kerja', { exact: true }).last()).toBeVisible();
  await page.goto(`${PATH}?satuan_kerja_id=${APPROVED}`);
  const cell = page.getByRole('gridcell').first();
  await cell.click();
  await loaded(page);
  await page.keyboard.press('F2');
  await expect(page.getByRole('treegrid').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Urungkan/ })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor XLSX' }).click();
  expect((await download).suggestedFilename()).toMatch(/^rencana-aksi-terintegrasi-1012-\d{4}.xlsx$/);
});

test('of 2,000 rows a few dozen are mounted, wherever one scrolls to; levels close and open', async ({
  page,
}) => {
  await signedIn(page, 'super');
  await manyRows(page, 2_000);
  await page.goto(`${PATH}?satuan_kerja_id=${APPROVED}`);
  const grid = page.getByRole('treegrid');
  await expect(grid).toHaveAttribute('aria-rowcount', '2001');
  const mounted = () => grid.getByRole('row').count();
  expect(await mounted()).toBeLessThan(60);
  for (const share of [0.3, 0.7, 1]) {
    await grid.evaluate((scroller, share) => scroller.scrollTo(0, scroller.scrollHeight * share), share);
    await expect.poll(() => grid.getByRole('row').last().getAttribute('aria-rowindex')).not.toBe('2');
    expect(await mounted()).toBeLessThan(60);
  }
  await expect(page.locator('[aria-rowindex="2001"]')).toBeVisible();
  await page.getByLabel('Tingkat yang ditampilkan').selectOption({ label: 'Sampai program' });
  await expect(grid).not.toHaveAttribute('aria-rowcount', '2001');
  const program = grid.locator('[aria-rowindex="3"]');
  await expect(program).toHaveAttribute('aria-expanded', 'false');
  await program.getByRole('button', { name: /^Buka/ }).click();
  await expect(program).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect(program).toHaveAttribute('aria-expanded', 'false');
});

for (const path of [PATH, REALISASI]) {
  for (const width of [390, 1440]) {
    test(`${path} has no axe violation at ${width} px, light or dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signedIn(page, 'dinkes');
      await page.goto(path);
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await expectAccessibleInThemes(page);
      await expectNoSidewaysScroll(page);
    });
  }
}
