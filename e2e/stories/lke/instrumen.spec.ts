import { expectAccessible } from '../../support/pages/accessible';
import { expect, signedIn, test } from '../../support/portal';

/** A year that no other story and no seed has. */
const YEAR = 2029;

test('a year is copied, changed, refused while it does not add up, saved, and a used one is frozen', {
  tag: '@core',
}, async ({ page }) => {
  await signedIn(page, 'super');
  await page.goto('/lke/rekap-pd');
  await page.getByRole('button', { name: 'Instrumen evaluasi' }).click();
  await expect(page.getByText(/sehingga dibekukan/)).toBeVisible();
  await expect(page.getByLabel('Nama instrumen')).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Salin ke tahun lain' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ke tahun').selectOption(String(YEAR));
  await dialog.getByRole('button', { name: 'Salin', exact: true }).dblclick();
  await expect(page).toHaveURL(new RegExp(`instrumen=${YEAR}`));
  const save = page.getByRole('button', { name: 'Simpan instrumen' });
  await expect(save).toBeDisabled();

  const weight = page.getByLabel('Bobot', { exact: true }).first();
  await weight.fill('31');
  await expect(page.getByText('Jumlah bobot komponen 101, seharusnya 100')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText(/Jumlah bobot komponen/)).toHaveCount(0);

  await page.getByText(/^1\.a /).click();
  await page.getByLabel('Kriteria 1.a.1', { exact: true }).fill('Pedoman teknis ditetapkan bupati.');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await page.getByRole('button', { name: 'Tetap di sini' }).click();
  await page.getByRole('button', { name: 'Pakai skala Ya atau tidak' }).click();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText(/Skala diubah, 1 kriteria diubah/)).toBeVisible();
  await page.reload();
  await page.getByText(/^1\.a /).click();
  await expect(page.getByLabel('Kriteria 1.a.1', { exact: true })).toHaveValue(
    'Pedoman teknis ditetapkan bupati.',
  );
});
