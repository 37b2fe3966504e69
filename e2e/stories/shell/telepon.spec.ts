import type { Page } from '@playwright/test';
import type { Account } from '../../support/accounts';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { corePages } from '../../support/pages/pages';
import { storiesOfText } from '../../support/pages/text-size';
import { expect, loaded, signedIn, test } from '../../support/portal';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/**
 * Where the first card of a list may begin at most. What must be said above some of them needs more: a notice of a closed
 * year in four lines, the choice of a unit above two strips of ways, what waits in another year.
 */
const lists: readonly (readonly [Account | null, string, number])[] = [
  ['super', '/kinerja-program', 400],
  ['dinkes', '/kinerja-program', 400],
  ['dinkes', '/kinerja-kegiatan', 400],
  ['dinkes', '/kinerja-sub-kegiatan', 400],
  ['dinkes', '/rencana-aksi', 400],
  ['super', '/capaian-iku', 430],
  ['dinkes', '/capaian-iku', 400],
  ['dinkes', '/kamus-indikator', 400],
  ['val_rencana1', '/validasi-perencanaan', 410],
  ['val_rencana1', '/validasi-perencanaan/1012', 400],
  ['super', '/lke/rekap-pd', 400],
  [null, '/public-display/lke/hasil-akhir', 400],
  ['dinkes', '/tim-kerja', 400],
  ['super', '/pegawai', 400],
  ['super', '/admin/users', 400],
  ['dinkes', '/rapor-kinerja/3/data', 420],
  ['pemda', '/rapor-kinerja/3/rank', 400],
];

const firstCard = (page: Page) => page.locator('tbody').first().getByRole('row').first();

for (const [account, path, most] of lists) {
  test(`the first card of ${path} for ${account ?? 'a guest'} begins in the first half of the screen`, async ({
    page,
  }) => {
    if (account !== null) await signedIn(page, account);
    await page.goto(path);
    await expect(firstCard(page)).not.toHaveText('');
    await loaded(page);
    const top = (await firstCard(page).boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(Math.round(top)).toBeLessThanOrEqual(most);
    await expectNoSidewaysScroll(page);
  });
}

test('one button brings filters, order, export and columns; what is in use is told, and taken off by a press', async ({
  page,
}) => {
  await signedIn(page, 'super');
  await page.goto('/kinerja-sub-kegiatan');
  await expect(firstCard(page)).not.toHaveText('');
  await page.getByRole('button', { name: 'Saring', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Saring' });
  await sheet.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Tercapai' });
  await expect(page).toHaveURL(/status=tercapai/);
  await expect(sheet.getByRole('button', { name: 'Ekspor XLSX' })).toBeVisible();
  await sheet.getByText(/^Isi kartu/).tap();
  const pengampu = sheet.getByRole('checkbox', { name: 'Pengampu' });
  await pengampu.tap();
  await expect(pengampu).not.toBeChecked();
  await expect(page).toHaveURL(/sembunyi=/);
  await expectAccessibleInThemes(page, '[role=dialog]');
  await sheet.getByRole('button', { name: /^Lihat [\d.]+ baris$/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Saring (1 aktif)' })).toBeFocused();
  await page.getByRole('button', { name: /^Hapus saringan Status: Tercapai$/ }).tap();
  await expect(page).not.toHaveURL(/status=/);
  await expect(page.getByRole('button', { name: 'Saring', exact: true })).toBeVisible();
});

test('by keys alone the sheet is opened, all filters are taken off in it, and it gives the focus back', async ({
  page,
}) => {
  await signedIn(page, 'super');
  await page.goto('/kinerja-sub-kegiatan?status=tercapai');
  const button = page.getByRole('button', { name: 'Saring (1 aktif)' });
  await button.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Saring' });
  await sheet.getByRole('button', { name: 'Hapus semua' }).press('Enter');
  await expect(page).not.toHaveURL(/status=/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Saring', exact: true })).toBeFocused();
});

test('of what is said of a page in more than two lines, all is shown at a press', async ({ page }) => {
  await signedIn(page, 'pemda');
  await page.goto('/rapor-kinerja/3/rank');
  await expect(firstCard(page)).not.toHaveText('');
  const heightOf = async () => (await page.getByText(/^Triwulan 3 tahun \d+\./).boundingBox())?.height ?? 0;
  const more = page.getByRole('button', { name: 'Baca keterangan lengkap' });
  await expect(more).toBeVisible();
  const folded = await heightOf();
  await more.tap();
  const fold = page.getByRole('button', { name: 'Ringkas keterangan' });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(await heightOf()).toBeGreaterThan(folded + 30);
  await expectAccessibleInThemes(page, 'main');
  await fold.press('Enter');
  await expect.poll(heightOf).toBe(folded);
});

test('the filters of a plan under review stand behind one button', async ({ page }) => {
  await signedIn(page, 'val_rencana1');
  await page.goto('/validasi-perencanaan/1012');
  await expect(firstCard(page)).not.toHaveText('');
  await page.getByRole('button', { name: 'Saring', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Saring' });
  await sheet.getByRole('switch', { name: 'Hanya temuan' }).tap();
  await expect(page).toHaveURL(/temuan/);
  await expectAccessibleInThemes(page, '[role=dialog]');
  await sheet.getByRole('button', { name: /^Lihat [\d.]+ baris$/ }).tap();
  await expect(page.getByRole('button', { name: 'Saring (1 aktif)' })).toBeFocused();
});

test('the four quarters of an action stand two a line', async ({ page }) => {
  await signedIn(page, 'dinkes');
  await page.goto('/rencana-aksi');
  await expect(firstCard(page)).not.toHaveText('');
  const [first, second, third, fourth] = await firstCard(page)
    .locator('[data-label^="TW "]')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
  expect(second?.y).toBe(first?.y);
  expect(fourth?.y).toBe(third?.y);
  expect(third?.y).toBeGreaterThan(first?.y ?? 0);
  expect(second?.x).toBe(fourth?.x);
});

for (const [account, path, figures] of [
  [null, '/public-display/lke/hasil-akhir', ['Peringkat', 'Nilai akhir', 'Predikat']],
  ['super', '/capaian-iku', ['Target', 'Realisasi', 'Capaian']],
  ['pemda', '/rapor-kinerja/3/rank', ['Peringkat', 'Capaian rapor', 'Serapan (%)']],
] as const) {
  test(`a card of ${path} tells its figures in sight`, async ({ page }) => {
    if (account !== null) await signedIn(page, account);
    await page.goto(path);
    await expect(firstCard(page)).not.toHaveText('');
    for (const label of figures) {
      const figure = firstCard(page)
        .locator(`[data-label^="${label.split(' (')[0]}"]`)
        .first();
      await expect(figure).toBeInViewport();
      await expect(figure).toHaveText(/[\p{L}\d]/u);
    }
  });
}

storiesOfText(corePages);
