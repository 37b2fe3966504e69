import {
  diagramRoot,
  drawnBy,
  focusNode,
  interactive,
  settled,
  setZoom,
  statsOf,
} from '../../support/cascading/diagram';
import { publicTree } from '../../support/cascading/tree';
import { expect, test } from '../../support/portal';

const UNIT = 1012;
const dinkes = `/public-display/display-mikro/cascading?satuan_kerja_id=${UNIT}`;
const withOutline = `${dinkes}&panel=kerangka`;
const picture = '[aria-roledescription=diagram]';

test('boxes are selected together by a rectangle, told as a sum, and let go by Escape', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await interactive(root);
  await page.getByRole('button', { name: 'Tampilkan seluruh pohon' }).click();
  await settled(root);
  const place = page.locator(picture);
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + 40, y + height - 90);
  await page.keyboard.down('Shift');
  await page.mouse.down();
  await page.mouse.move(x + width - 4, y + 4, { steps: 4 });
  await expect(page.locator('[data-kotak-pilih]')).toBeVisible();
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(page.locator('[data-kotak-pilih]')).toHaveCount(0);

  const { visible } = await statsOf(root);
  const bar = page.getByRole('group', { name: /^\d+ kotak terpilih: / });
  await expect(bar).toHaveAttribute('data-selected-count', String(visible));
  await expect(bar).toContainText(/\d+ Tercapai/);
  await expect.poll(async () => (await drawnBy(root)).selected).toBe(visible);
  await expect(page.getByRole('status').filter({ hasText: `${visible} kotak terpilih` })).toHaveCount(1);
  expect((await statsOf(root)).mountedElements).toBeLessThanOrEqual(600);

  await place.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect.poll(async () => (await drawnBy(root)).selected).toBe(0);
});

test('the keyboard walks from box to box, selects those on the way, and the address follows', async ({
  page,
}) => {
  const goal = (await publicTree(UNIT, 2024)).data[0]?.sasaran_strategis_pd[0];
  if (goal === undefined) throw new Error('the seed has no goal of the unit');
  await page.goto(`${withOutline}&node=sasaran-strategis-pd:${goal.id}`);
  const root = await diagramRoot(page);
  await interactive(root);
  const place = page.locator(picture);
  await place.press('Control+ArrowDown');
  const [first, second] = goal.kinerja_program;
  await expect(page).toHaveURL(new RegExp(`node=kinerja-program(:|%3A)${first?.id}(&|$)`));
  await expect.poll(async () => (await drawnBy(root)).path).toBe(2);
  await place.press('Shift+ArrowRight');
  await expect(page).toHaveURL(new RegExp(`node=kinerja-program(:|%3A)${second?.id}(&|$)`));
  await expect.poll(async () => (await drawnBy(root)).selected).toBe(2);
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(2);
  await place.press('Control+ArrowUp');
  await expect(page).toHaveURL(new RegExp(`node=sasaran-strategis-pd(:|%3A)${goal.id}(&|$)`));
  await expect.poll(async () => (await drawnBy(root)).selected).toBe(1);
});

test('a browser without canvases for cytoscape keeps the diagram, and its layout goes on picking', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...how: unknown[]) {
      const painted = document.querySelector('[data-state=ready]') !== null;
      return painted ? null : Reflect.apply(getContext, this, how);
    } as typeof getContext;
  });
  const goal = (await publicTree(UNIT, 2024)).data[0]?.sasaran_strategis_pd[0];
  await page.goto(`${withOutline}&node=sasaran-strategis-pd:${goal?.id}`);
  const root = await diagramRoot(page);
  await expect.poll(async () => (await statsOf(root)).interactiveCards).toBeGreaterThan(0);
  const place = page.locator(picture);
  await place.press('Control+ArrowDown');
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(1);
  await place.press('Shift+ArrowRight');
  await expect(page.getByRole('group', { name: /^2 kotak terpilih: / })).toBeVisible();
  expect((await statsOf(root)).mountedElements).toBe(0);
});

test('boxes are selected one by one with Ctrl, in the picture and in the outline', async ({ page }) => {
  await page.goto(withOutline);
  const root = await diagramRoot(page);
  await interactive(root);
  const lines = page.getByRole('tree').getByRole('treeitem');
  await lines.nth(0).click();
  await lines.nth(1).click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(async () => (await drawnBy(root)).selected).toBe(2);
  const bar = page.getByRole('group', { name: /^2 kotak terpilih: / });
  await bar.getByRole('button', { name: 'Perlihatkan semua' }).click();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Batalkan pilihan' }).click();
  await expect.poll(async () => (await drawnBy(root)).selected).toBe(0);
});

test('traced causes are led to by lines from the missed goal', async ({ page }) => {
  const { data } = await publicTree(UNIT, 2024);
  const missed = data
    .flatMap((row) => row.sasaran_strategis_pd)
    .find(({ capaian_1 }) => (capaian_1 ?? 100) < 100);
  if (missed === undefined) throw new Error('the seed has no missed goal of the unit');
  await page.goto(`${dinkes}&node=sasaran-strategis-pd:${missed.id}`);
  const root = await diagramRoot(page);
  await interactive(root);
  expect((await drawnBy(root)).trace).toBe(0);
  await page
    .getByRole('region', { name: 'Rincian kotak terpilih' })
    .getByRole('button', { name: 'Telusuri penyebab' })
    .click();
  await expect.poll(async () => (await drawnBy(root)).trace).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Akhiri penelusuran' }).click();
  await expect.poll(async () => (await drawnBy(root)).trace).toBe(0);
});

test('contributions are drawn to their cross items, and across the regency to the contributing boxes', async ({
  page,
}) => {
  await page.goto(`/public-display/arsitektur-kinerja-cross-cutting?satuan_kerja_id=${UNIT}`);
  const root = await diagramRoot(page);
  await interactive(root);
  await page.getByRole('button', { name: 'Tampilkan seluruh pohon' }).click();
  await expect.poll(async () => (await drawnBy(root)).cross).toBeGreaterThan(0);

  await page.goto('/public-display/display-makro/cascading?cc=semua&kedalaman=5');
  const regency = await diagramRoot(page);
  await interactive(regency);
  await page.getByRole('button', { name: 'Tampilkan seluruh pohon' }).click();
  await expect.poll(async () => (await drawnBy(regency)).links).toBeGreaterThan(0);
  expect((await statsOf(regency)).mountedElements).toBeLessThanOrEqual(600);
  await expect(page.locator("canvas[data-id='layer2-node']")).toBeVisible();
});

test('the picture that is moved takes what the graph draws along at once', async ({ page }) => {
  const goal = (await publicTree(UNIT, 2024)).data[0]?.sasaran_strategis_pd[0];
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await interactive(root);
  await focusNode(root, `sasaran-strategis-pd:${goal?.id}`);
  await settled(root);
  await expect.poll(async () => (await drawnBy(root)).path).toBe(1);
  await setZoom(root, 6);
  await settled(root);
  const layer = page.locator("canvas[data-id='layer2-node']");
  await expect(layer).toBeVisible();
  await expect(layer).toHaveCSS('transform', 'none');
  const box = (await page.locator(picture).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width - 60, box.y + 160);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 200, box.y + 180, { steps: 5 });
  await page.mouse.up();
  await settled(root);
  await expect(layer).toHaveCSS('transform', 'none');
});
