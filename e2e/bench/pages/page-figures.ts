import type { Browser } from '@playwright/test';
import { DIAGRAM_SHOWN, demo, freshPage, UNIT_DIAGRAM } from '../browser/opened';
import { weigh } from '../browser/page-weight';
import { atMost, type Figure } from '../figure/figure';

/** What the first pages cost: bytes, requests and how many of them wait for one another. */
export async function measurePages(browser: Browser): Promise<Figure[]> {
  const login = await freshPage(browser, demo.origin);
  const loginWeight = await weigh(login, `${demo.origin}/login`, 'input[type=password]');
  await login.context().close();

  const url = demo.origin + UNIT_DIAGRAM;
  const first = await freshPage(browser, demo.origin, 'super');
  const cold = await weigh(first, url, DIAGRAM_SHOWN);
  const warm = await weigh(await first.context().newPage(), url, DIAGRAM_SHOWN);
  await first.context().close();
  if (process.argv.includes('--rinci')) console.log(cold.urls.join('\n'));
  return [
    atMost('JS to show the login page (brotli)', loginWeight.scriptBytes / 1000, 'kB', 180),
    atMost('JS to show a first page of a remote (brotli)', cold.scriptBytes / 1000, 'kB', 265),
    atMost(
      'script requests of that page, cold',
      cold.scripts,
      'requests',
      12,
      `${cold.requests} of every kind`,
    ),
    atMost('JS of that page, warm', warm.scriptBytes / 1000, 'kB', 0),
    atMost('waterfall from HTML to data', cold.depth, 'steps', 3),
  ];
}
