import type { Browser } from '@playwright/test';
import type { Account } from '../../support/accounts';
import { DIAGRAM_SHOWN, demo, PUBLIC_DIAGRAM, UNIT_DIAGRAM } from '../browser/opened';
import { type Conditions, slow, unthrottled, vitalsOf } from '../browser/vitals';
import { atMost, type Figure, median } from '../figure/figure';

const ROUNDS = 5;

const routes: readonly { path: string; account: Account | null; shown: string }[] = [
  { path: '/', account: null, shown: 'h1' },
  { path: '/login', account: null, shown: 'input[type=password]' },
  // Its heading stands long before what it tells.
  { path: '/dashboard', account: 'super', shown: 'main a[href^="/dashboard-pd"]' },
  { path: UNIT_DIAGRAM, account: 'super', shown: DIAGRAM_SHOWN },
  { path: PUBLIC_DIAGRAM, account: null, shown: DIAGRAM_SHOWN },
];

/** When the largest part of each route stands, and how far things jump; beside a page of one line of text. */
export async function measureVitals(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, conditions, target] of [
    ['4× CPU, 150 ms', slow, 2.5],
    ['unthrottled', unthrottled, 0.5],
  ] as [string, Conditions, number][]) {
    const read = (path: string, account: Account | null, shown: string) =>
      vitalsOf(browser, { origin: demo.origin, path, account, shown, conditions });
    for (const { path, account, shown } of routes) {
      const samples = [];
      const bare = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        samples.push(await read(path, account, shown));
        bare.push((await read('/healthz', null, 'body')).lcp);
      }
      const note = `a line of text: ${(median(bare) / 1000).toFixed(2)} s`;
      figures.push(
        atMost(`LCP ${path}, ${name}`, median(samples.map(({ lcp }) => lcp)) / 1000, 's', target, note),
      );
      if (conditions !== unthrottled) continue;
      figures.push(atMost(`CLS ${path}`, Math.max(...samples.map(({ cls }) => cls)), 'shift', 0.02));
    }
  }
  return figures;
}
