import type { Browser } from '@playwright/test';
import { measureInteractions } from '../browser/interactions';
import { freshPage } from '../browser/opened';
import { atMost, type Figure, median } from '../figure/figure';
import { TAHUN } from './large-report';

const SECTION = 'Isu Strategis';
const ROUNDS = 3;
const QUIET_MS = 1_000;
const WHAT = 'type in a chapter of 50 pages';

/** From a key to the next picture in the editor of a section, in a chapter of 50 pages. */
export async function typingFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const durations: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) durations.push(await typeOnce(browser, origin));
  return [atMost(`INP: ${WHAT}`, median(durations), 'ms', 100, 'the slowest key of a sentence')];
}

async function typeOnce(browser: Browser, origin: string): Promise<number> {
  const page = await freshPage(browser, origin, 'dinkes', TAHUN);
  await page.goto(`${origin}/lkip/bab-1`);
  await page.getByRole('button', { name: `Tulis ${SECTION}` }).click();
  const text = page.getByRole('textbox', { name: SECTION });
  await text.click();
  await page.waitForTimeout(QUIET_MS);
  const act = () => page.keyboard.type('Kemiskinan menurun, dan pengangguran juga. ', { delay: 60 });
  const durations = await measureInteractions(page, { interactions: [{ what: WHAT, act }] });
  // The section is given back, so that the next round holds it.
  await page.getByRole('button', { name: 'Selesai menulis' }).click();
  await text.waitFor({ state: 'detached' });
  await page.context().close();
  return durations.get(WHAT) ?? Number.NaN;
}
