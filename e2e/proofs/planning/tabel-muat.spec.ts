import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../../support/portal';
import { chooseYear } from '../../support/rencana/rencana';

/** Rows that stand whole above the lower edge of the window. */
const wholeRows = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll(
      (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
    );

/** How much the sign shows that columns pass below the pinned end of a table. */
const fadeOfEnd = (page: Page) =>
  page
    .locator('tbody tr:first-child td:last-child')
    .evaluate((cell) => Number(getComputedStyle(cell, '::before').opacity));

/** Figures of the first row, column by column: whether all of each is in sight now, and whether it is painted. */
const figuresOfRow = (page: Page) =>
  page.locator('table').evaluate((table) => {
    const heads = [...table.querySelectorAll('thead tr:last-child th')];
    const [first, last] = [heads[0], heads.at(-1)];
    const box = table.parentElement?.getBoundingClientRect();
    if (!first || !last || !box) return [];
    const isPinnedEnd = getComputedStyle(last).right !== 'auto';
    const from = first.getBoundingClientRect().right;
    const to = isPinnedEnd ? last.getBoundingClientRect().left : box.right;
    return [...table.querySelectorAll<HTMLTableCellElement>('tbody tr:first-child td')]
      .filter((cell) => getComputedStyle(cell).textAlign === 'right' && /\d/.test(cell.textContent))
      .map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const { left, right } = text.getBoundingClientRect();
        const room = cell.getBoundingClientRect();
        const colour = getComputedStyle(cell).color;
        return {
          column: heads[cell.cellIndex]?.textContent ?? '',
          isCut: (left < from && right > from) || (left < to && right > to),
          isWhole: room.left >= from && room.right <= to,
          isPainted: colour !== 'rgba(0, 0, 0, 0)' && colour !== 'transparent',
        };
      });
  });

/** Lists as who sees all units reads them, and as a unit whose plan is approved does, with the banner that says so. */
const lists = [
  ['super', '/kinerja-program'],
  ['super', '/kinerja-kegiatan'],
  ['super', '/kinerja-sub-kegiatan'],
  ['super', '/kamus-indikator'],
  ['super', '/rencana-aksi'],
  ['super', '/perjanjian-kinerja'],
  ['dinkes', '/perjanjian-kinerja-pegawai'],
  ['dinkes', '/kinerja-sub-kegiatan'],
  ['dinkes', '/kinerja-sub-kegiatan', 2025],
  ['super', '/kamus-indikator-fungsional'],
  ['val_bappeda', '/kinerja-sub-kegiatan/validasi', 2025],
  ['val_bappeda', '/kamus-indikator-validasi-bappeda', 2025],
  ['val_rencana2', '/validasi-perencanaan', 2025],
  ['dinkes', '/kamus-indikator'],
  ['super', '/capaian-iku?tingkat=pd', 2025],
  ['pemda', '/capaian-iku?tampilan=lima-tahun'],
] as const;

for (const [user, path, year] of lists) {
  test(`${path} shows ${user} at least 8 rows at once, however long its texts are${year ? `, in the open plan of ${year}` : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedIn(page, user);
    if (year) await chooseYear(page, year);
    await page.goto(`${path}${path === '/rencana-aksi' ? '?tab=pd' : ''}`);
    // Key indicators of the regency are 12; a chart below the list has a table of its own.
    await expect(page.locator('table').first().locator('tbody tr')).toHaveCount(
      path.includes('lima-tahun') ? 12 : 20,
    );
    await expect(page.locator('tbody tr').first()).not.toHaveText('');
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(8);
  });
}

for (const path of ['/kinerja-program', '/sasaran-strategis-pd', '/sasaran-strategis-rpjmd']) {
  test(`${path} shows figures of the year and their achievement whole at 1440`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedIn(page, 'super');
    await page.goto(path);
    await expect(page.locator('tbody tr').first()).not.toHaveText('');
    const edge = (name: string, side: 'left' | 'right') =>
      page
        .getByRole('columnheader', { name })
        .evaluate((head, which) => head.getBoundingClientRect()[which], side);
    expect(await edge('Capaian', 'right')).toBeLessThanOrEqual(await edge('Tindakan', 'left'));
  });
}

for (const [user, path, width] of [
  ['super', '/kinerja-sub-kegiatan', 1440],
  ['super', '/kinerja-sub-kegiatan', 700],
  ['super', '/sasaran-strategis-rpjmd', 1024],
  ['super', '/rekap-anggaran', 390],
  ['val_rencana1', '/validasi-perencanaan/1015', 1440],
] as const) {
  test(`${path} never shows a part of a figure at ${width}, however it is scrolled`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signedIn(page, user);
    await page.goto(path);
    await expect(page.locator('tbody tr').first()).not.toHaveText('');
    const sheet = page.getByRole('region').filter({ has: page.locator('table') });
    const whole = new Set<string>();
    const all = new Set((await figuresOfRow(page)).map(({ column }) => column));
    const length = await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    for (let at = 0; at < length + 23; at += 23) {
      await sheet.evaluate((element, left) => element.scrollTo({ left }), at);
      const wrong = async () =>
        (await figuresOfRow(page)).filter(
          ({ isCut, isWhole, isPainted }) => (isCut && isPainted) || (isWhole && !isPainted),
        );
      await expect.poll(wrong).toEqual([]);
      for (const { column, isWhole } of await figuresOfRow(page)) if (isWhole) whole.add(column);
    }
    expect([...whole].sort()).toEqual([...all].sort());
  });
}

test('what passes below the pinned column fades, until the last column is reached', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await signedIn(page, 'super');
  await page.goto('/kinerja-sub-kegiatan');
  await expect(page.locator('tbody tr').first()).not.toHaveText('');
  await expect.poll(() => fadeOfEnd(page)).toBe(1);
  await page
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .evaluate((sheet) => {
      sheet.scrollLeft = sheet.scrollWidth;
    });
  await expect.poll(() => fadeOfEnd(page)).toBe(0);
});

test('texts of a list are shown whole on demand, on every list from then on', async ({ page }) => {
  await signedIn(page, 'super');
  await page.goto('/kinerja-sub-kegiatan');
  const row = page.locator('tbody tr').first();
  await expect(row).not.toHaveText('');
  const lines = () =>
    page.locator('tbody').evaluate((body) => getComputedStyle(body).getPropertyValue('--table-lines'));
  expect(await lines()).toBe('2');
  await page.getByRole('button', { name: 'Kolom' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Teks selengkapnya' }).press('Enter');
  await page.keyboard.press('Escape');
  expect(await lines()).toBe('');
  await page.goto('/kinerja-program');
  await expect(page.locator('tbody tr').first()).not.toHaveText('');
  expect(await lines()).toBe('');
});
