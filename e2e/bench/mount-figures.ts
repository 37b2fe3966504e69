import type { Browser } from '@playwright/test';
import { atMost, type Figure } from './figure';
import { growth, mountCycles } from './mount-cycles';
import { DIAGRAM_SHOWN, demo, freshPage } from './opened';

/** What a remote's page leaves behind when it is opened and left a thousand times. */
export async function measureMounts(browser: Browser): Promise<Figure[]> {
  const page = await freshPage(browser, demo.origin, 'dinkes');
  await page.goto(`${demo.origin}/dashboard`);
  await page.locator('article').first().waitFor();
  const { samples, detached } = await mountCycles(page, {
    away: { path: '/dashboard', shown: 'article' },
    page: { path: '/display-mikro/cascading', shown: DIAGRAM_SHOWN },
    warmUp: 200,
    count: 1_000,
    every: 50,
  });
  await page.context().close();
  if (process.argv.includes('--rinci')) console.table(samples);
  return [
    atMost('remote mounted 1,000 times: heap left a cycle', growth(samples, 'heap') / 1000, 'kB', 1),
    atMost('remote mounted 1,000 times: DOM nodes left a cycle', growth(samples, 'nodes'), 'elements', 0.01),
    atMost('remote mounted 1,000 times: detached trees of nodes', detached.length, 'elements', 0),
  ];
}
