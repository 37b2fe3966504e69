import type { Browser } from '@playwright/test';
import { servers } from '../../server/servers';
import { type FamilyPage, STANDS } from '../../support/pages/family-pages';
import { doFixedWork, slownessAt } from '../browser/fixed-work';
import { traceOf } from '../browser/main-thread';
import { freshPage } from '../browser/opened';

/** What the main thread of a page did from its first script until the page stood and had nothing left to do. */
export interface PageTask {
  readonly page: FamilyPage;
  /** The longest task, ms of its thread. */
  readonly longest: number;
  /** How slow the machine was there; see `slownessAt`. */
  readonly slowness: number;
}

const OPENS = 'opens';

/** Opens pages of the demo one after the other, each cold, in one trace. */
export async function pageTasks(browser: Browser, pages: readonly FamilyPage[]): Promise<PageTask[]> {
  const trace = await traceOf(browser, async () => {
    for (const page of pages) await openCold(browser, page);
  });
  return pages.map((page) => ({
    page,
    longest: trace.tasks(standing(page), OPENS).longest,
    slowness: slownessAt(trace, working(page)),
  }));
}

const standing = ({ address }: FamilyPage) => `${address} stands`;
const working = ({ address }: FamilyPage) => `${address} works`;

async function openCold(browser: Browser, opened: FamilyPage): Promise<void> {
  const { origin } = servers.demo;
  const page = await freshPage(browser, origin, opened.visitor);
  await page.addInitScript((mark) => performance.mark(mark), OPENS);
  await page.goto(origin + opened.address);
  await page.locator(STANDS).first().waitFor();
  await page.evaluate(markWhenIdle, standing(opened));
  await doFixedWork(page, working(opened));
  await page.context().close();
}

/** Runs in the page: what a page puts off until it stands is done before it is idle. */
function markWhenIdle(mark: string): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => {
      performance.mark(mark);
      resolve();
    });
  });
}
