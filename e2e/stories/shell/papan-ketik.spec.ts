import type { Page } from '@playwright/test';
import { treeLevels } from '@selaras/contracts';
import { demoPassword, servers } from '../../server/servers';
import { pressOn, tabTo } from '../../support/keyboard';
import { shownAt } from '../../support/pages/shown-at';
import { diagramReady, expect, test } from '../../support/portal';

const { origin } = servers.demo;
async function signInByKeyboard(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await expect(page.getByLabel('Nama pengguna')).toBeFocused();
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel('Kata sandi', { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shownAt(`${origin}/dashboard`));
}

test('the first stop of every page leads past menus and bars to its content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Langsung ke isi halaman' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('from login over the five levels of the tree to logging out without a mouse', { tag: '@core' }, async ({
  page,
}) => {
  await signInByKeyboard(page, 'dinkes');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const entry = menu.getByRole('link', { name: 'Cascading' }).last();
  await pressOn(page, menu.getByRole('button', { name: 'Display Mikro' }));
  await pressOn(page, entry);
  await expect(page).toHaveURL(/\/display-mikro\/cascading/);
  await expect(page.getByRole('main')).toBeFocused();
  await diagramReady(page);

  await tabTo(page, page.getByRole('button', { name: 'Tampilkan panel' }));
  await page.keyboard.press('Enter');
  const outline = page.getByRole('tree');
  await expect(outline).toBeVisible();
  await tabTo(page, outline.locator('[role=treeitem][tabindex="0"]'));
  const focused = outline.locator('[role=treeitem]:focus');
  await page.keyboard.press('Home');
  for (let level = 1; level < treeLevels.length; level += 1) {
    await expect(focused).toHaveAttribute('aria-level', String(level));
    if ((await focused.getAttribute('aria-expanded')) === 'false') {
      await page.keyboard.press('ArrowRight');
      await expect(focused).toHaveAttribute('aria-expanded', 'true');
    }
    await page.keyboard.press('ArrowRight');
  }
  await expect(focused).toHaveAttribute('aria-level', String(treeLevels.length));
  await expect(focused).not.toHaveAttribute('aria-selected', 'true');
  const sasaran = await focused.locator('[title]').getAttribute('title');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toContainText(sasaran ?? '?');
  await expect(page).toHaveURL(/node=/);

  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Cari' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('dashboard');
  const results = search.getByRole('option');
  await expect(results.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(results.filter({ hasText: 'Dashboard PD' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shownAt(`${origin}/dashboard-pd`));

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const account = page.getByRole('button', { name: /^Akun / });
  // Past the sidebar by the link that each page begins with, and back from there into the bar above.
  await tabTo(page, page.getByRole('link', { name: 'Langsung ke isi halaman' }));
  await page.keyboard.press('Enter');
  await tabTo(page, account, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Keluar' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/login`);
  expect((await page.context().cookies()).find(({ name }) => name === 'selaras_token')).toBeUndefined();
});
