import type { Browser } from '@playwright/test';
import { type FaultCase, promisedCases } from '../../support/gagal/fault-cases';
import { expectContained, type Kept } from '../../support/gagal/faulty-page';
import { demo, freshPage } from '../browser/opened';
import { atLeast, atMost, type Figure, median } from '../figure/figure';

/** Six remotes, each broken in eight ways: how long people wait for the message, and what goes on meanwhile. */
export async function measureFaults(browser: Browser): Promise<Figure[]> {
  const cases: Partial<Record<Kept, number>>[] = [];
  for (const one of promisedCases) cases.push(await partsKept(browser, one));
  const all = cases.length;
  const times = cases.map(({ told = Number.POSITIVE_INFINITY }) => told);
  const slowest = promisedCases[times.indexOf(Math.max(...times))];
  const count = (part: Kept) => cases.filter((one) => one[part] !== undefined).length;
  return [
    atMost(
      `${all} broken remotes: longest until the message`,
      Math.max(...times) / 1000,
      's',
      8,
      `${slowest?.broken.remote}, ${slowest?.fault}; median ${(median(times) / 1000).toFixed(2)} s`,
    ),
    atLeast('broken remotes beside which shell and another remote work', count('others'), 'cases', all),
    atLeast('broken remotes that recover without a reload', count('retry'), 'cases', all),
  ];
}

/** When each part of the promise was kept, ms since the page was asked for; what is missing was not. */
async function partsKept(browser: Browser, one: FaultCase): Promise<Partial<Record<Kept, number>>> {
  const kept: Partial<Record<Kept, number>> = {};
  const page = await freshPage(browser, demo.origin, 'dinkes');
  try {
    await expectContained(page, one, (part, since) => {
      kept[part] = since;
    });
  } catch (error) {
    console.error(`${one.broken.remote}, ${one.fault}:`, error);
  } finally {
    await page.context().close();
  }
  if (process.argv.includes('--rinci')) console.log(`  ${one.broken.remote}, ${one.fault}:`, kept);
  return kept;
}
