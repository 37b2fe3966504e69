import type { CDPSession, Page } from '@playwright/test';
import { diagramRoot, interactive } from '../support/diagram';
import { expect, test } from '../support/portal';

/** `SELARAS_SIKLUS=200` proves more, and takes minutes. */
const CYCLES = Number(process.env.SELARAS_SIKLUS ?? 30);
/** Caches, pools and compiled code have to fill first. */
const WARM_UP = 30;
/** On average, for code that the browser compiles and its own time records; one tree that stays would be a megabyte. */
const HEAP_PER_CYCLE = 48 * 1024;

// A trace keeps pictures of the page inside the page, which would be counted as its own.
test.use({ trace: 'off' });

interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

async function held(cdp: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

/** Opens the diagram within the running portal, works with it, and goes back to where no diagram is. */
async function openAndClose(page: Page): Promise<void> {
  await page.goBack();
  const root = await diagramRoot(page);
  await interactive(root);
  await page.getByRole('button', { name: 'Perbesar' }).click();
  await page.goForward();
  await expect(root).toBeHidden();
}

test('opening and closing the diagram leaves no nodes, no listeners and no growing heap behind', async ({
  page,
}) => {
  test.setTimeout(60_000 + (WARM_UP + CYCLES) * 10_000);
  await page.goto('/public-display/display-makro/cascading');
  await diagramRoot(page);
  await page.getByRole('link', { name: 'Selaras, beranda' }).click();
  await expect(page).toHaveURL(/\/$/);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  for (let cycle = 0; cycle < WARM_UP; cycle += 1) await openAndClose(page);
  const before = await held(cdp);
  for (let cycle = 0; cycle < CYCLES; cycle += 1) await openAndClose(page);
  const after = await held(cdp);

  expect(after.nodes - before.nodes).toBeLessThan(CYCLES);
  expect(after.listeners - before.listeners).toBeLessThan(CYCLES);
  expect((after.heap - before.heap) / CYCLES).toBeLessThan(HEAP_PER_CYCLE);
});
