import { expect, signedIn, test } from '../../support/portal';

test('a leader finds who reaches results with less, and a citizen the same of one unit by programme', {
  tag: '@core',
}, async ({ page }) => {
  await signedIn(page, 'pemda');
  await page.goto('/display-makro/capaian-kinerja-keuangan');
  const dots = page.getByRole('button', { name: /capaian .*, serapan rencana .*: (Hasil|Anggaran)/ });
  await expect(dots.first()).toBeVisible();
  const table = page.getByRole('table', { name: /Serapan anggaran menurut perangkat daerah/ });
  await expect(table.locator('tbody tr')).toHaveCount(await dots.count());
  await dots.first().focus();
  await page.keyboard.press('Enter');
  await expect(dots.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/titik=\d+/);
  await expect(page.getByRole('table', { name: /Anggaran terserap/ })).toBeVisible();

  await page.goto('/public-display/display-mikro/capaian-kinerja-keuangan?satuan_kerja_id=9999');
  await expect(page.getByRole('table', { name: /Serapan anggaran menurut program/ })).toBeVisible();
  await expect(dots.first()).toBeVisible();
});
