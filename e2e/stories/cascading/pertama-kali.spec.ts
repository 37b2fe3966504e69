import { treeLevels } from '@selaras/contracts';
import { menuEntry } from '../../support/pages/menu';
import { shownAt } from '../../support/pages/shown-at';
import { diagramReady, expect, signInByForm, test } from '../../support/portal';

test('a newcomer signs in as dinkes and explores the cascade from RPJMD goal to sub-activity', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Masuk' }).first().click();
  await expect(page).toHaveURL(/\/login$/);

  await signInByForm(page, 'dinkes');
  await expect(page).toHaveURL(shownAt(/\/dashboard$/));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await (await menuEntry(page, 'Cascading')).click();
  await expect(page).toHaveURL(/\/display-mikro\/cascading/);
  await diagramReady(page);

  await page.getByRole('button', { name: 'Tampilkan panel' }).click();
  const outline = page.getByRole('tree');
  for (let level = 1; level <= treeLevels.length; level += 1) {
    const item = outline.locator(`[role=treeitem][aria-level="${level}"]`).first();
    await expect(item).toBeVisible();
    await item.click();
    if ((await item.getAttribute('aria-expanded')) === 'false') await item.press('ArrowRight');
  }
  await expect(outline.locator('[role=treeitem][aria-level="5"]').first()).toBeVisible();
});
