import type { Browser, Page } from '@playwright/test';
import type { Account } from '../../support/accounts';
import { freshPage } from './opened';

export interface Vitals {
  /** Largest contentful paint, ms since navigation. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
}

export interface Conditions {
  /** CPU slowdown, 1 = none. */
  cpu: number;
  /** Round-trip time added to every request, ms. */
  rtt: number;
}

export const unthrottled: Conditions = { cpu: 1, rtt: 0 };
/** The slow telephone of the figures: 4× CPU and 150 ms round trips. */
export const slow: Conditions = { cpu: 4, rtt: 150 };

/** Nothing more is painted this long after a page stands, ms. */
const QUIET_MS = 300;

export interface Visit {
  readonly origin: string;
  readonly path: string;
  readonly account: Account | null;
  readonly tahun?: number;
  /** Selector of what shows that the page stands. */
  readonly shown: string;
  readonly conditions: Conditions;
}

/** Opens a page in a fresh browser and reads what the browser itself observed. */
export async function vitalsOf(browser: Browser, visit: Visit): Promise<Vitals> {
  const { page, vitals } = await visited(browser, visit);
  await page.context().close();
  return vitals;
}

/** The same with the page left open, for who goes on with it and closes its context. */
export async function visited(
  browser: Browser,
  { origin, path, account, tahun, shown, conditions }: Visit,
): Promise<{ page: Page; vitals: Vitals }> {
  const page = await freshPage(browser, origin, account, tahun);
  const session = await page.context().newCDPSession(page);
  if (conditions.cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  if (conditions.rtt > 0) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: conditions.rtt,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (0.75 * 1024 * 1024) / 8,
    });
  }
  await page.addInitScript(observeVitals);
  await page.goto(origin + path);
  await page.locator(shown).first().waitFor();
  await page.waitForTimeout(QUIET_MS);
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  return { page, vitals };
}

/** Runs in the page. */
function observeVitals(): void {
  const vitals = { lcp: 0, cls: 0 };
  (globalThis as unknown as { vitals: typeof vitals }).vitals = vitals;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) vitals.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
