import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What a mounted diagram tells about itself (`DiagramHandle` of the cascading remote). */
interface Stats {
  boxes: number;
  visible: number;
  mountedElements: number;
  htmlCards: number;
}

interface Handle {
  getStats(): Stats;
  getView(): { zoom: number };
  focusNode(key: string): boolean;
}

type HandleElement = HTMLElement & { selaras: Handle };

/** The root of the diagram page once its first picture is drawn. */
export async function diagramRoot(page: Page): Promise<Locator> {
  const root = page.locator('[data-state=ready]');
  await expect(root).toBeVisible();
  return root;
}

export const statsOf = (root: Locator): Promise<Stats> =>
  root.evaluate((element) => (element as HandleElement).selaras.getStats());

export const zoomOf = (root: Locator): Promise<number> =>
  root.evaluate((element) => (element as HandleElement).selaras.getView().zoom);

export const focusNode = (root: Locator, key: string): Promise<boolean> =>
  root.evaluate((element, node) => (element as HandleElement).selaras.focusNode(node), key);

/** cytoscape's working set has arrived. */
export async function interactive(root: Locator): Promise<void> {
  await expect.poll(async () => (await statsOf(root)).mountedElements).toBeGreaterThan(0);
}
