import { diagramRoot, placeOf, settled, statsOf, zoomOf } from '../../support/cascading/diagram';
import { expect, test } from '../../support/portal';

test.describe('Render gambar', () => {
  test('flips to a zoomable picture that the address remembers, and back', async ({ page }) => {
    await page.goto('/public-display/display-mikro/cascading?satuan_kerja_id=1012');
    const root = await diagramRoot(page);
    await settled(root);
    const before = await placeOf(root);
    const { boxes } = await statsOf(root);
    const toText = page.getByRole('switch', { name: 'Tampilkan dalam bentuk teks' });
    await expect(toText).toBeHidden();
    await page.getByRole('button', { name: 'Render gambar' }).click();
    const picture = page.getByRole('img', { name: 'Cascading · Dinas Kesehatan, tahun 2024' });
    await expect(picture).toBeVisible();
    await expect(page).toHaveURL(/bentuk=gambar/);
    const largest = await page.evaluate(() =>
      Math.max(0, ...[...document.images].map(({ naturalWidth }) => naturalWidth)),
    );
    expect(largest).toBeLessThan(2000);

    await page.reload();
    await expect(picture).toBeVisible();
    await diagramRoot(page);
    await page.getByRole('button', { name: 'Perbesar' }).click();
    await expect.poll(() => zoomOf(root)).toBeGreaterThan(before.zoom);

    await toText.click();
    await expect(picture).toBeHidden();
    await expect(page).toHaveURL(/bentuk=teks/);
    await expect.poll(async () => (await statsOf(root)).boxes).toBe(boxes);
    await expect(toText).toBeChecked();
    await toText.click();
    await expect(picture).toBeVisible();
  });
});
