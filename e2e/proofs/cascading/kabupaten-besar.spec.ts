import type { Locator, Page } from '@playwright/test';
import { diagramRoot, interactive, settled, setZoom, statsOf, zoomOf } from '../../support/cascading/diagram';
import { expect, test } from '../../support/portal';

const MOST_ELEMENTS = 600;
const MOST_CARDS = 80;
const regency = '/public-display/display-makro/cascading';

/** Looks at the counts in every frame until `mostMounted` is asked for the highest. */
async function watchMounted(root: Locator): Promise<void> {
  await root.evaluate((element) => {
    const { selaras } = element as HTMLElement & {
      selaras: { getStats(): { mountedElements: number; interactiveCards: number } };
    };
    const most = { elements: 0, cards: 0 };
    Object.assign(element, { most });
    requestAnimationFrame(function look() {
      const { mountedElements, interactiveCards } = selaras.getStats();
      most.elements = Math.max(most.elements, mountedElements);
      most.cards = Math.max(most.cards, interactiveCards, element.querySelectorAll('[data-box]').length);
      requestAnimationFrame(look);
    });
  });
}

const mostMounted = (root: Locator): Promise<{ elements: number; cards: number }> =>
  root.evaluate((element) => (element as HTMLElement & { most: { elements: number; cards: number } }).most);

async function drag(page: Page, by: { x: number; y: number }): Promise<void> {
  const box = await page.locator('[data-state=ready] canvas').first().boundingBox();
  if (box === null) throw new Error('the diagram has no canvas');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(x + (by.x * step) / 12, y + (by.y * step) / 12);
  }
  await page.mouse.up();
}

test('the regency of 10,000 boxes is opened, searched, unfolded, moved about and asked for details', async ({
  page,
  besar,
}) => {
  await page.goto(`${besar.origin}${regency}?kedalaman=5&panel=kerangka`);
  const root = await diagramRoot(page);
  await interactive(root);
  await watchMounted(root);
  const { boxes, visible } = await statsOf(root);
  expect(boxes).toBeGreaterThan(9_500);
  expect(visible).toBeGreaterThan(9_000);

  for (const zoom of [1, 4, 12, 30, 40]) {
    await setZoom(root, zoom);
    await drag(page, { x: -260, y: -140 });
    await drag(page, { x: 200, y: 180 });
  }
  await page.getByRole('button', { name: 'Tampilkan seluruh pohon' }).click();
  await settled(root);
  expect(await zoomOf(root)).toBeCloseTo(1, 1);

  await page.getByRole('searchbox', { name: 'Cari dalam pohon' }).fill('stunting');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/node=/);
  await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toContainText(/stunting/i);

  const goal = page.getByRole('treeitem', { level: 1 }).first();
  await page.getByRole('tree').press('Home');
  await goal.click();
  await expect(page).toHaveURL(/node=sasaran-strategis-rpjmd/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await statsOf(root)).visible).toBeLessThan(visible);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await statsOf(root)).visible).toBe(visible);

  await page
    .getByRole('button', { name: /^RA, Rencana Aksi/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Rencana Aksi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const most = await mostMounted(root);
  expect(most.elements).toBeGreaterThan(100);
  expect(most.elements).toBeLessThanOrEqual(MOST_ELEMENTS);
  expect(most.cards).toBeGreaterThan(0);
  expect(most.cards).toBeLessThanOrEqual(MOST_CARDS);
});
