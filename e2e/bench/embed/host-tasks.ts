import type { Browser } from '@playwright/test';
import { hostServer } from '../../server/servers';
import { type Tasks, traceOf } from '../browser/main-thread';
import { besar, freshPage } from '../browser/opened';
import { median } from '../figure/figure';
import { SHOWN } from './host-page';

const VISITS = 7;

/** What the embed does on the main thread of a page until it is ready; medians of several cold visits. */
export async function hostTasks(browser: Browser): Promise<Tasks> {
  const visits: Tasks[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visited(browser));
  return {
    longest: median(visits.map(({ longest }) => longest)),
    longestByClock: median(visits.map(({ longestByClock }) => longestByClock)),
    all: median(visits.map(({ all }) => all)),
  };
}

async function visited(browser: Browser): Promise<Tasks> {
  const page = await freshPage(browser, besar.origin);
  const trace = await traceOf(browser, async () => {
    await page.goto(`${hostServer.origin}/unit`);
    await page.locator(SHOWN).waitFor({ state: 'attached' });
  });
  await page.context().close();
  return trace.tasks('siap');
}
