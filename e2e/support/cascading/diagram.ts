import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What a mounted diagram tells about itself (`DiagramHandle` of the cascading remote). */
interface Stats {
  boxes: number;
  visible: number;
  mountedElements: number;
  interactiveCards: number;
}

interface Place {
  zoom: number;
  x: number;
  y: number;
}

interface Handle {
  getStats(): Stats;
  getView(): Place;
  setView(place: Place): void;
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

/** Zoom and the world point in the middle of the picture. */
export const viewOf = (root: Locator): Promise<Place> =>
  root.evaluate((element) => (element as HandleElement).selaras.getView());

/** Zoom and the point of the world in the middle of the picture. */
export const placeOf = (root: Locator): Promise<Place> =>
  root.evaluate((element) => (element as HandleElement).selaras.getView());

/** Another zoom with the middle of the picture kept in place. */
export const setZoom = (root: Locator, zoom: number): Promise<void> =>
  root.evaluate((element, to) => {
    const { selaras } = element as HandleElement;
    selaras.setView({ ...selaras.getView(), zoom: to });
  }, zoom);

export const setPlace = (root: Locator, place: Place): Promise<void> =>
  root.evaluate((element, to) => (element as HandleElement).selaras.setView(to), place);

export const focusNode = (root: Locator, key: string): Promise<boolean> =>
  root.evaluate((element, node) => (element as HandleElement).selaras.focusNode(node), key);

/** What the graph above the cards holds and draws, by cytoscape's own counts. */
interface Drawn {
  selected: number;
  path: number;
  trace: number;
  highlight: number;
  /** Lines to cross items, and links to the contributing boxes themselves. */
  cross: number;
  links: number;
}

/** As much of cytoscape as is asked here. */
interface Graph {
  elements(selector: string): { length: number };
}

export const drawnBy = (root: Locator): Promise<Drawn> =>
  root.evaluate((element) => {
    const cy = (element as HTMLElement & { selaras: { getCy(): Graph } }).selaras.getCy();
    const count = (selector: string) => cy.elements(selector).length;
    return {
      selected: count(':selected'),
      path: count('.path'),
      trace: count('.trace'),
      highlight: count('.highlight'),
      cross: count('edge[kind = "cross"]'),
      links: count('edge[kind = "link"]'),
    };
  });

/**
 * The diagram has settled: nothing glides or is laid out, no finger holds it, and the address says what is seen. What was
 * just done to it has reached the page after a frame.
 */
export async function settled(root: Locator): Promise<void> {
  await root.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(root).toHaveAttribute('data-settled', 'true');
}

/** The buttons over a box, once they are there. */
export async function cardOf(root: Locator, key: string): Promise<Locator> {
  const card = root.locator(`[data-box="${key}"]`);
  await expect(card).toBeVisible();
  return card;
}

/** cytoscape's working set has arrived. */
export async function interactive(root: Locator): Promise<void> {
  await expect.poll(async () => (await statsOf(root)).mountedElements).toBeGreaterThan(0);
}
