import type { Browser } from '@playwright/test';
import { newPerson } from '../../support/api';
import { measureInteractions, type Workplace, workplaces } from '../browser/interactions';
import { demo, freshPage } from '../browser/opened';
import { atMost, type Figure, median } from '../figure/figure';

/** The accounts of the demo fill one page of the table but for a few. */
const MORE_USERS = 8;
const QUIET_MS = 1_000;
const ROUNDS = 3;

/** From what staff do again and again to the next picture; the median of three browsers. */
export async function measureAllInteractions(browser: Browser): Promise<Figure[]> {
  for (let more = 0; more < MORE_USERS; more += 1) await newPerson('pemda');
  const figures: Figure[] = [];
  for (const workplace of workplaces) {
    const rounds: Map<string, number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await workOnce(browser, workplace));
    for (const { what } of workplace.interactions) {
      const durations = rounds.map((round) => round.get(what) ?? Number.NaN);
      figures.push(atMost(`INP: ${what}`, median(durations), 'ms', 100));
    }
  }
  return figures;
}

async function workOnce(browser: Browser, workplace: Workplace): Promise<Map<string, number>> {
  const page = await freshPage(browser, demo.origin, 'super');
  await page.goto(demo.origin + workplace.path);
  await page.locator(workplace.shown).first().waitFor();
  await page.waitForTimeout(QUIET_MS);
  const durations = await measureInteractions(page, workplace);
  await page.context().close();
  return durations;
}
