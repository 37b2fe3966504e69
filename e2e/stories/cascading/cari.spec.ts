import { expect, signedIn, test } from '../../support/portal';

test('an indicator is found by typing and its box stands selected in the diagram', { tag: '@core' }, async ({
  page,
}) => {
  await signedIn(page, 'dinkes');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Cari/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Cari' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('persentase puskesmas');
  const found = search.getByRole('group', { name: 'Indikator' }).getByRole('option');
  await expect(found.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const chosen = search.getByRole('option', { selected: true });
  const indikator = (await chosen.locator('span').textContent()) ?? '?';
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/cascading\?satuan_kerja_id=\d+&node=/);
  await expect(page.locator('[data-state=ready]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toContainText(indikator);
});

test('a document that does not exist is a page to read in its tab', async ({ page }) => {
  const answer = await page.goto('/api/perjanjian-kinerja/download?jenis=kinerja-program&id=99999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dokumen ini tidak dapat dibuka');
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
  await page.getByRole('link', { name: 'Ke halaman depan' }).click();
  await expect(page).toHaveURL(/\/$/);
});
