import type { Page } from '@playwright/test';
import { accountNames } from '../../support/accounts';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { shownAt } from '../../support/pages/shown-at';
import { expect, test } from '../../support/portal';

const offer = (page: Page) => page.getByRole('region', { name: 'Masuk sebagai …' });

test('one press on the login page stands in a role of the demo, and the next one in another', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/login');
  await expect(offer(page).getByRole('button')).toHaveCount(accountNames.length);
  await offer(page)
    .getByRole('button', { name: /^Perangkat daerah Dinas Kesehatan · dinkes/ })
    .click();
  await expect(page).toHaveURL(shownAt(/\/dashboard$/));

  await page.getByRole('button', { name: /^Akun/ }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await offer(page)
    .getByRole('button', { name: /^Validator perencanaan 2/ })
    .press('Enter');
  await expect(page).toHaveURL(shownAt(/\/dashboard$/));
  await expect(
    page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Validasi Perencanaan' }),
  ).toBeVisible();
});

test('the offer is readable in both themes and fits 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await expect(offer(page)).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});
