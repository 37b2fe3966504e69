import type { Locator, Page } from '@playwright/test';
import { diagramRoot, focusNode, settled, statsOf, zoomOf } from '../../support/cascading/diagram';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { expect, loaded, test } from '../../support/portal';

const dinkes = '/public-display/display-mikro/cascading?satuan_kerja_id=1012';
const goal = 'sasaran-strategis-pd:21';

for (const panel of ['kerangka', 'saringan', 'periksa']) {
  for (const width of [360, 1440]) {
    test(`panel ${panel} has no axe violation at ${width} px, light or dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const filter = panel === 'saringan' ? `&telusur=${goal}` : '';
      await page.goto(`${dinkes}&panel=${panel}&node=${goal}${filter}`);
      await diagramRoot(page);
      await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toBeVisible();
      await loaded(page);
      await expectAccessibleInThemes(page);
    });
  }
}

const MOST_STOPS = 80;

/** Walks with the Tab key until the wanted element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Nobody tabs to what he does not see yet.
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if ((await target.count()) > 0 && (await target.evaluate((one) => one === document.activeElement)))
      return;
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

test('tools, filters, causes and checks work without a mouse', async ({ page }) => {
  await page.goto(`${dinkes}&panel=kerangka`);
  const root = await diagramRoot(page);
  await page.getByRole('main').focus();

  const tabs = page.getByRole('tablist', { name: 'Panel diagram' });
  await tabTo(page, tabs.getByRole('tab', { name: 'Kerangka' }));
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Saringan' })).toBeFocused();
  const all = (await statsOf(root)).visible;
  await tabTo(page, page.getByRole('button', { name: /^Kinerja Sub Kegiatan, tidak tercapai/ }).first());
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await statsOf(root)).visible).toBeLessThan(all);
  await expect(page.getByRole('status').filter({ hasText: 'Saringan dipakai' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await statsOf(root)).visible).toBe(all);

  await tabTo(page, tabs.getByRole('tab', { name: 'Saringan' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Periksa' })).toBeFocused();
  const jump = page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first();
  await tabTo(page, jump);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/node=/);

  const trace = page
    .getByRole('region', { name: 'Rincian kotak terpilih' })
    .getByRole('button', { name: 'Telusuri penyebab' });
  await tabTo(page, trace);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/telusur=/);
  const path = page.getByRole('navigation', { name: 'Jalur ke akar' }).getByRole('button').first();
  await tabTo(page, path);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/node=sasaran-strategis-rpjmd/);

  await tabTo(page, page.getByLabel('Zoom, 1 sampai 40'), 'Shift+Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12,5');
  await page.keyboard.press('Enter');
  await settled(root);
  expect(await zoomOf(root)).toBeCloseTo(12.5, 1);
});

test('the outline opens, closes and walks the tree by keys and types ahead; the details follow', async ({
  page,
}) => {
  await page.goto(`${dinkes}&panel=kerangka`);
  const root = await diagramRoot(page);
  const item = page.getByRole('treeitem').first();
  await item.focus();
  const before = (await statsOf(root)).visible;
  await page.keyboard.press('ArrowLeft');
  await expect(item).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(async () => (await statsOf(root)).visible).toBeLessThan(before);
  await page.keyboard.press('ArrowRight');
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('End');
  const last = page.locator('[role=treeitem]:focus');
  await expect(last).toHaveAttribute('aria-level', '5');
  await page.keyboard.press(' ');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Terpilih Kinerja Sub Kegiatan' })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Tindakan kotak terpilih' })).toBeVisible();
});

test('with reduced motion the picture jumps instead of gliding', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await settled(root);
  const places = await root.evaluate((element) => {
    const { selaras } = element as unknown as {
      selaras: { focusNode(key: string): boolean; getView(): { zoom: number } };
    };
    const zooms = [selaras.getView().zoom];
    selaras.focusNode('sasaran-strategis-pd:21');
    zooms.push(selaras.getView().zoom);
    return zooms;
  });
  expect(places[1]).toBeGreaterThan((places[0] ?? 0) * 1.5);
  await settled(root);
  expect(await zoomOf(root)).toBeCloseTo(places[1] ?? 0, 3);
});

test('with forced colours the picture is painted in the reader’s own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await focusNode(root, goal);
  await settled(root);
  const colours = await page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const seen = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4 * 7) {
        const key = `${data[at]},${data[at + 1]},${data[at + 2]}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      return [...seen].sort((a, b) => b[1] - a[1]).map(([key]) => key);
    });
  const ground = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'Canvas';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor.replace(/[^\d,]/g, '');
  });
  expect(colours[0]).toBe(ground);
});
