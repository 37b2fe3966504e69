import { diagramReady, expect, test } from '../../support/portal';

test('a citizen sees which activities failed in a unit and why, goes to the diagram and comes back', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/public-display/display-makro/capaian-kinerja-kegiatan');
  const part = page.getByRole('button', { name: /^(?!Semua).*: \d+ tidak tercapai$/ }).first();
  await part.focus();
  await page.keyboard.press('Enter');
  await expect(part).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/status=tidak-tercapai&satuan_kerja_id=\d+/);
  const count = /: (\d+) /.exec((await part.getAttribute('aria-label')) ?? '')?.[1];
  const table = page.getByRole('table', { name: /Capaian kinerja kegiatan tahun/ });
  await expect(table.locator('tbody tr')).toHaveCount(Math.min(Number(count), 20));
  await expect(table.getByText('Tercapai', { exact: true })).toHaveCount(0);

  const row = table.locator('tbody tr').first();
  await row.getByText('Penyebab dan solusi').click();
  await expect(row.locator('details')).toHaveAttribute('open', '');
  const address = page.url();
  await row.getByRole('link', { name: /^Lihat di diagram/ }).click();
  await diagramReady(page);
  expect(new URL(page.url()).searchParams.get('node')).toMatch(/^kinerja-kegiatan:\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(part).toHaveAttribute('aria-pressed', 'true');
});
