import type { Page } from '@playwright/test';
import {
  diagramRoot,
  focusNode,
  interactive,
  setPlace,
  settled,
  statsOf,
  viewOf,
  zoomOf,
} from '../../support/cascading/diagram';
import { expect, signedIn, test } from '../../support/portal';

const dinkes = '/public-display/display-mikro/cascading?satuan_kerja_id=1012';

/** What a script is known by to hold a part of the page that comes after the first picture. */
const words = {
  hands: 'data-kotak-pilih',
  tools: 'Alat diagram',
  search: 'Cari dalam pohon',
  overview: 'Peta seluruh pohon',
};

/** Lets each script of a remote, the diagram's unless another is named, pass once `mayPass` agrees to what stands in it. */
async function withScripts(
  page: Page,
  mayPass: (body: string) => Promise<boolean>,
  remote: 'mf_cascading' | 'mf_planning' = 'mf_cascading',
): Promise<void> {
  await page.route(`**/remotes/${remote}/**/*.js`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (await mayPass(body)) await route.fulfill({ response, body });
    else await route.abort('internetdisconnected');
  });
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('[aria-roledescription=diagram]').boundingBox();
  if (box === null) throw new Error('no picture');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('a gesture before what understands it has come', () => {
  let arrive = () => {};

  test.beforeEach(async ({ page }) => {
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await withScripts(page, async (body) => {
      if (body.includes(words.hands)) await arrived;
      return true;
    });
    await page.goto(dinkes);
  });

  test('moves the picture when it has', async ({ page }) => {
    const root = await diagramRoot(page);
    await settled(root);
    const { x, y } = await middleOf(page);
    const before = await viewOf(root);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 200, y, { steps: 4 });
    await page.mouse.up();
    expect((await statsOf(root)).interactiveCards).toBe(0);
    expect((await viewOf(root)).x).toBeCloseTo(before.x, 0);
    arrive();
    await expect.poll(async () => (await viewOf(root)).x).toBeGreaterThan(before.x + 150);
    await settled(root);
    expect((await viewOf(root)).zoom).toBeCloseTo(before.zoom, 2);
    // Nothing of it is left: a pointer that only passes drags nothing.
    const { x: there } = await viewOf(root);
    await page.mouse.move(x, y);
    await settled(root);
    expect((await viewOf(root)).x).toBeCloseTo(there, 0);
  });

  test('zooms the picture when it has, and does not scroll the page', async ({ page }) => {
    const root = await diagramRoot(page);
    await settled(root);
    const { x, y } = await middleOf(page);
    const before = await zoomOf(root);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await page.mouse.wheel(0, -400);
    expect(await zoomOf(root)).toBeCloseTo(before, 2);
    arrive();
    await expect.poll(() => zoomOf(root)).toBeGreaterThan(before * 1.2);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('selects the box that was tapped when it has', async ({ page }) => {
    const goal = 'sasaran-strategis-pd:21';
    const first = await diagramRoot(page);
    await focusNode(first, goal);
    await settled(first);
    const place = await viewOf(first);

    await page.goto(dinkes);
    const root = await diagramRoot(page);
    await settled(root);
    await setPlace(root, place);
    const { x, y } = await middleOf(page);
    await page.mouse.click(x, y);
    arrive();
    await interactive(root);
    await expect(page).toHaveURL(/node=sasaran-strategis-pd(:|%3A)21/);
  });
});

test('what cannot be fetched while the connection is away comes when it is back, and nothing is called broken', {
  tag: '@core',
}, async ({ page }) => {
  let away = true;
  let refused = 0;
  await withScripts(page, async (body) => {
    const late = Object.values(words).some((word) => body.includes(word));
    if (away && late) refused += 1;
    return !(away && late);
  });
  await page.goto(`${dinkes}&panel=kerangka&peta=buka`);
  const root = await diagramRoot(page);
  await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
  const tools = page.getByRole('toolbar', { name: 'Alat diagram' });
  await expect(tools).toHaveCount(0);
  expect((await statsOf(root)).visible).toBeGreaterThan(0);
  await expect(page.locator('[data-remote-failure]')).toHaveCount(0);

  away = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(tools).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Cari dalam pohon' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Peta seluruh pohon/ })).toBeVisible();
  await interactive(root);
  await page.getByRole('button', { name: 'Perbesar' }).click();
  await expect(page.locator('[data-remote-failure]')).toHaveCount(0);
});

test('a dialog that cannot be fetched leaves its page as it is, and opens when the connection is back', async ({
  page,
}) => {
  let away = true;
  let refused = 0;
  const mayPass = async (body: string) => {
    const pass = !away || !body.includes('Berkas belum dipilih');
    if (!pass) refused += 1;
    return pass;
  };
  await withScripts(page, mayPass, 'mf_planning');
  await signedIn(page, 'super');
  await page.goto('/program');
  const rows = page.locator('tbody tr[tabindex]');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Impor' }).click();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(rows.first()).toBeVisible();
  await expect(page.locator('[data-remote-failure]')).toHaveCount(0);

  away = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog', { name: 'Impor nomenklatur' })).toBeVisible();
});
