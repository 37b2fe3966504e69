import { diagramRoot, interactive } from '../../support/cascading/diagram';
import { missedSub, publicTree } from '../../support/cascading/tree';
import { expect, test } from '../../support/portal';

const dinkes = '/public-display/display-mikro/cascading?satuan_kerja_id=1012';
const picture = '[aria-roledescription=diagram]';

test('a press on the achievement icon selects its box like a press beside it', async ({ page }) => {
  const { id, sasaran } = await missedSub();
  await page.goto(`${dinkes}&node=kinerja-sub-kegiatan:${id}`);
  await interactive(await diagramRoot(page));
  const details = page.getByRole('region', { name: 'Rincian kotak terpilih' });
  await details.getByRole('button', { name: 'Tutup rincian' }).click();
  await expect(details).toBeHidden();
  await page
    .locator(`[data-box="kinerja-sub-kegiatan:${id}"]`)
    .getByRole('img', { name: /Tidak tercapai/ })
    .click();
  await expect(details).toContainText(sasaran);
});

test('the keyboard keeps its place when details are closed, and selects from the picture alone', async ({
  page,
}) => {
  const { id } = await missedSub();
  await page.goto(`${dinkes}&panel=kerangka&node=kinerja-sub-kegiatan:${id}`);
  await interactive(await diagramRoot(page));
  await page.getByRole('button', { name: 'Tutup rincian' }).press('Enter');
  await expect(page.getByRole('tree').locator('[role=treeitem]:focus')).toHaveCount(1);

  await page.getByRole('button', { name: 'Sembunyikan panel' }).press('Enter');
  await page.locator(picture).press('Enter');
  await expect(page).toHaveURL(/node=/);
  const key = new URL(page.url()).searchParams.get('node') ?? '';
  await page.keyboard.press('Tab');
  await expect(page.locator(`[data-box="${key}"]`).locator(':focus')).toHaveCount(1);
  // Past its few buttons the Tab key leaves the cards, however many are on the screen.
  for (let stop = 0; stop < 12; stop += 1) await page.keyboard.press('Tab');
  await expect(page.locator('[data-box] :focus')).toHaveCount(0);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('who looks for a sub-activity from the plan below the picture sees the picture with its box', async ({
    page,
  }) => {
    const pd = (await publicTree(1012, 2024)).data.flatMap((rpjmd) => rpjmd.sasaran_strategis_pd).at(-1);
    await page.goto(`${dinkes}&kedalaman=2&node=sasaran-strategis-pd:${pd?.id}`);
    await diagramRoot(page);
    const details = page.getByRole('region', { name: 'Rincian kotak terpilih' });
    await details.scrollIntoViewIfNeeded();
    await details.getByRole('button', { name: 'RA Rencana Aksi' }).tap();
    await page
      .getByRole('dialog', { name: 'Rencana Aksi' })
      .getByRole('row')
      .nth(3)
      .getByRole('button')
      .tap();
    const frame = page.locator('[data-highlight]');
    await expect(frame).toBeInViewport({ ratio: 0.6 });
  });
});
