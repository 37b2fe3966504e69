import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { newPerson } from '../../support/api';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { signInAs } from '../../support/person';
import { expect, signedIn, test } from '../../support/portal';

const SECTION = 'Isu Strategis';
const text = (page: Page, name = SECTION) => page.getByRole('textbox', { name });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Tersimpan/ });
const section = (page: Page, name = SECTION) => page.getByRole('region', { name, exact: true });

async function write(page: Page, words: string, name = SECTION): Promise<void> {
  await page.getByRole('button', { name: `Tulis ${name}` }).click();
  await text(page, name).click();
  await page.keyboard.type(words);
}

test('two people write the regency’s report at once; a section is taken over, and nothing is lost', {
  tag: '@core',
}, async ({ page, browser }) => {
  await signedIn(page, 'pemda');
  await page.goto('/lkip/bab-1');
  await write(page, 'Kemiskinan menurun.');
  await expect(saved(page)).toBeVisible();

  const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await signedIn(other, 'pemda_pantau');
  await other.goto('/lkip/bab-1');
  await write(other, 'Laporan terdiri atas empat bab.', 'Sistematika Penyajian');
  await expect(saved(other)).toBeVisible();
  await other.getByRole('button', { name: 'Selesai menulis' }).click();
  await expect(section(other, 'Sistematika Penyajian')).toContainText('empat bab');
  await expectAccessibleInThemes(other, 'main');

  await other.getByRole('button', { name: `Tulis ${SECTION}` }).click();
  await expect(section(other)).toContainText('Sedang ditulis oleh');
  await other.getByRole('button', { name: 'Ambil alih' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Ambil alih' }).click();
  await expect(text(other)).toContainText('Kemiskinan menurun.');

  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Pengangguran juga.');
  await expect(section(page)).toContainText('diambil alih oleh');
  await expect(section(page)).toContainText('versi tersisih');

  await text(other).click();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' Stunting menurun.');
  await other.getByRole('button', { name: 'Selesai menulis' }).click();
  await expect(section(other)).toContainText('Kemiskinan menurun. Stunting menurun.');

  await other.getByRole('button', { name: `Riwayat naskah ${SECTION}` }).click();
  const history = other.getByRole('dialog', { name: 'Riwayat naskah' });
  await history
    .getByRole('listitem')
    .filter({ hasText: 'Tersisih' })
    .getByRole('button', { name: /^Lihat/ })
    .click();
  await expect(history).toContainText('Kemiskinan menurun. Pengangguran juga.');
});

test('a section is written with the keyboard, hostile clipboards bring words alone, and everybody can use the page', async ({
  page,
}) => {
  await signInAs(page.context(), await newPerson('perangkat_daerah', 1022));
  await page.goto('/lkip/bab-2');
  const name = 'Rencana Anggaran';
  await write(page, 'Anggaran', name);
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' program');
  await page.keyboard.press('Control+b');
  await text(page, name).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p>Pagu<img src=x onerror="globalThis.diretas=1"></p><script>globalThis.diretas=1</script>',
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text(page, name).locator('strong')).toHaveText('program');
  await expect(text(page, name)).toContainText('Pagu');
  await expectAccessibleInThemes(page, 'main');
  await page.getByRole('button', { name: 'Selesai menulis' }).click();
  await expect(section(page, name)).toContainText('Pagu');
  expect(await page.evaluate(() => 'diretas' in globalThis)).toBe(false);
});

test('the regency’s report is fetched whole as PDF/A and as DOCX, also by who only reads it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signedIn(page, 'rsud');
  await page.goto('/lkip/bab-3');
  const kabupaten = page.getByRole('group', { name: 'Laporan' }).getByRole('button', { name: 'Kabupaten' });
  await kabupaten.click();
  await expect(kabupaten).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectAccessibleInThemes(page, 'main');
  await page.getByRole('button', { name: 'Unduh DOCX/PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unduh laporan' });
  await expect(dialog).toContainText('Seluruh laporan kabupaten');
  for (const [kind, ending, start] of [
    ['PDF/A', 'pdf', '%PDF-'],
    ['Word (DOCX)', 'docx', 'PK'],
  ] as const) {
    await dialog.getByRole('button', { name: kind }).click();
    // The whole regency's report: its progress is told, and only one that never comes fails.
    await expect(dialog.getByRole('status')).toContainText('sudah siap', { timeout: 120_000 });
    await expectAccessibleInThemes(page, '[role=dialog]');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: `Simpan ${kind}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`lkip-2024-kabupaten.${ending}`);
    expect((await readFile(await download.path())).subarray(0, start.length).toString()).toBe(start);
    await dialog.getByRole('button', { name: 'Buat berkas lain' }).click();
  }
});
