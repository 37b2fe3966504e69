import type { Page } from '@playwright/test';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, signedIn, test } from '../../support/portal';

/** Lists as their readers open them on a telephone, each with words of its first rows' verdict where it has one. */
const lists = [
  ['super', '/kinerja-sub-kegiatan', true],
  ['super', '/sasaran-strategis-rpjmd', true],
  ['super', '/kamus-indikator', true],
  ['super', '/perjanjian-kinerja', true],
  ['super', '/capaian-iku', true],
  ['val_bappeda', '/kinerja-sub-kegiatan/validasi', true],
  ['val_rencana2', '/validasi-perencanaan', true],
  ['ketua_tim', '/tim-kerja', false],
  ['dinkes', '/lkip/narasi-pd', true],
  ['dinkes', '/display-mikro/rkt', false],
  ['dinkes', '/display-mikro/rencana-aksi', false],
  ['dinkes', '/display-mikro/capaian-kinerja-efisiensi-anggaran', false],
  ['super', '/nilai-jenjang-kinerja/rekap', false],
  [null, '/public-display/display-makro/rencana-aksi', false],
] as const;

/** Texts that are drawn on cards and stand beyond their card's or the window's edge; formulas have a box that scrolls. */
const cutTexts = (page: Page) =>
  page.locator('tbody > [role="row"]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const room = card.getBoundingClientRect();
      const cut: string[] = [];
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        const isOnlyRead =
          !parentElement ||
          parentElement.closest('math') !== null ||
          getComputedStyle(parentElement).clipPath !== 'none';
        const text = document.createRange();
        text.selectNodeContents(texts.currentNode);
        const { left, right } = text.getBoundingClientRect();
        const isWhole = left >= room.left && right <= Math.min(room.right, innerWidth) + 1;
        if (!isOnlyRead && !isWhole && textContent?.trim()) cut.push(textContent);
      }
      return cut;
    }),
  );

for (const [user, path, isJudged] of lists) {
  test(`${path} is a list of cards on a telephone: the name first, then the verdict, nothing cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (user !== null) await signedIn(page, user);
    await page.goto(path);
    const card = page.locator('tbody').first().getByRole('row').first();
    await expect(card).not.toHaveText('');
    await expect(page.getByRole('table').first()).toBeVisible();
    const [name, verdict] = await card.getByRole('cell').all();
    const box = await name?.boundingBox();
    const below = await verdict?.boundingBox();
    expect(box?.width).toBeGreaterThan(280);
    if (isJudged) {
      expect(await verdict?.textContent()).not.toBe('');
      expect((below?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(130);
    }
    await expectAccessibleInThemes(page);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      expect(await cutTexts(page)).toEqual([]);
    }
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectNoSidewaysScroll(page);
    expect(await cutTexts(page)).toEqual([]);
  });
}

test('filters, order and acts of a list of cards are reached by keys, and told', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'super');
  await page.goto('/kinerja-sub-kegiatan?status=tercapai');
  const card = page.locator('tbody').getByRole('row').first();
  await expect(card).not.toHaveText('');
  const fold = page.getByRole('button', { name: 'Saring (1 aktif)' });
  await fold.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Saring' });
  await expect(sheet.getByRole('combobox', { name: 'Pengampu' })).toBeVisible();
  await sheet.getByRole('combobox', { name: /^Urutkan/ }).selectOption({ label: 'Capaian ↓' });
  await expect(page).toHaveURL(/urut=-capaian/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(fold).toBeFocused();
  await page.getByRole('button', { name: 'Hapus saringan Status' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Saring', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Capaian' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  for (const [at, act] of ['Lihat', 'Ubah', 'Hapus'].entries()) {
    const link = card.getByRole(at === 2 ? 'button' : 'link', { name: new RegExp(`^${act}`) });
    const size = await link.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
    expect(size?.width).toBeGreaterThanOrEqual(44);
  }
});

test('paper gets the table, also from a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'super');
  await page.goto('/kinerja-sub-kegiatan');
  await expect(page.locator('tbody').getByRole('row').first()).not.toHaveText('');
  const display = () =>
    page
      .locator('tbody > tr')
      .first()
      .evaluate((row) => getComputedStyle(row).display);
  expect(await display()).toBe('flex');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await display()).toBe('table-row');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await display()).toBe('flex');
});

test('a table of quarters says on a telephone that it goes on sideways, and not on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'super');
  await page.goto('/rekap-anggaran');
  const hint = page.getByText('Geser ke samping untuk melihat semua kolom');
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(hint).toBeHidden();
});
