import type { Browser } from '@playwright/test';
import { familyPages } from '../../support/pages/family-pages';
import { atMost, type Figure, median } from '../figure/figure';
import { type PageTask, pageTasks } from './page-tasks';

const ROUNDS = 5;
/** From here on browsers call a task long. */
const LONG_MS = 50;

/** The longest task of the main thread while a page of each family opens cold, of its thread. */
export async function measureTasks(browser: Browser): Promise<Figure[]> {
  const rounds: PageTask[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await pageTasks(browser, familyPages));
  return familyPages.map(({ address }, at) => {
    const of = (figure: 'longest' | 'slowness') =>
      median(rounds.map((round) => round[at]?.[figure] ?? Number.NaN));
    const name = `longest task while ${address} opens, median of ${ROUNDS}`;
    return atMost(
      name,
      of('longest'),
      'ms',
      LONG_MS,
      `fixed work took ${of('slowness').toFixed(2)} × its usual time`,
    );
  });
}
