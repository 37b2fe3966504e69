import type { CDPSession, Page } from '@playwright/test';
import { diagramRoot, interactive, settled, viewOf, zoomOf } from '../../support/cascading/diagram';
import { expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, test } from '../../support/portal';

const dinkes = '/public-display/display-mikro/cascading?satuan_kerja_id=1012';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Fingers that glide from one place to another, as the browser gets them from a touch screen. */
async function glide(cdp: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Finger[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((point) => ({ ...point })) });
  await send('touchStart', from);
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    await send(
      'touchMove',
      from.map((start, at) => ({
        x: start.x + (((to[at]?.x ?? start.x) - start.x) * step) / steps,
        y: start.y + (((to[at]?.y ?? start.y) - start.y) * step) / steps,
      })),
    );
  }
  await send('touchEnd', []);
}

async function pictureMiddle(page: Page): Promise<Finger> {
  const picture = page.locator('[aria-roledescription=diagram]').first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('no picture');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('two fingers zoom, one finger moves, a tap selects', async ({ page }) => {
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  const cdp = await page.context().newCDPSession(page);
  await interactive(root);
  await settled(root);
  const { x, y } = await pictureMiddle(page);
  const before = await zoomOf(root);
  await glide(
    cdp,
    [
      { x: x - 30, y },
      { x: x + 30, y },
    ],
    [
      { x: x - 110, y },
      { x: x + 110, y },
    ],
  );
  await settled(root);
  const near = await zoomOf(root);
  expect(near).toBeGreaterThan(before * 1.5);
  await glide(
    cdp,
    [
      { x: x - 110, y },
      { x: x + 110, y },
    ],
    [
      { x: x - 40, y },
      { x: x + 40, y },
    ],
  );
  await settled(root);
  const view = await viewOf(root);
  expect(view.zoom).toBeLessThan(near);

  await glide(cdp, [{ x, y }], [{ x: x - 120, y: y - 60 }]);
  await settled(root);
  expect((await viewOf(root)).x).toBeGreaterThan(view.x);
  expect((await viewOf(root)).zoom).toBeCloseTo(view.zoom, 2);
});

test('the tools fold into one bar, whose sheet holds the rest', async ({ page }) => {
  await page.goto(dinkes);
  await diagramRoot(page);
  const bar = page.getByRole('toolbar', { name: 'Alat diagram' });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
  await bar.getByRole('button', { name: 'Alat' }).tap();
  await expect(page.getByRole('combobox', { name: 'Buka sampai' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Tampilkan cross cutting' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Maximize' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Buka sampai' })).toHaveCount(0);
});

test('what is pressed by a finger is at least 44 px large', async ({ page }) => {
  await page.goto(`${dinkes}&panel=saringan&node=sasaran-strategis-pd:21`);
  await diagramRoot(page);
  await expect(page.getByRole('button', { name: /^Sasaran RPJMD, semua/ })).toBeVisible();
  const small = await page.locator('main').evaluate((main) => {
    const picture = main.querySelector('[data-state]') ?? main;
    return [...picture.querySelectorAll<HTMLElement>('button, select, input, [role=tab]')]
      .filter((element) => element.closest('[data-box]') === null && element.checkVisibility())
      .map((element) => ({
        element:
          element.closest('label') ??
          (element.matches('input, select') ? element.parentElement : null) ??
          element,
      }))
      .map(({ element }) => ({
        name: element.textContent || element.ariaLabel,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`);
  });
  expect(small).toEqual([]);
});

test('at 360 px nothing sticks out, with 200 % text neither', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(`${dinkes}&panel=saringan`);
  await diagramRoot(page);
  await expectNoSidewaysScroll(page);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect(page.getByRole('button', { name: /^Sasaran RPJMD, semua/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
