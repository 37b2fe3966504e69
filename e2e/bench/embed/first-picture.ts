import type { Browser } from '@playwright/test';
import { hostServer } from '../../server/servers';
import { besar, DIAGRAM_SHOWN, freshPage } from '../browser/opened';
import { median } from '../figure/figure';
import { SHOWN, UNIT } from './host-page';

const VISITS = 7;

/** Medians of several cold visits in turn, ms. */
export interface FirstPictures {
  readonly embed: number;
  readonly portal: number;
}

/** From the first script that is asked for to the first picture: in a page of another origin, and in the portal's own. */
export async function firstPictures(browser: Browser): Promise<FirstPictures> {
  const portalPage = `${besar.origin}/public-display/display-mikro/cascading?satuan_kerja_id=${UNIT}`;
  const [embed, portal]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < VISITS; visit += 1) {
    portal.push(await visited(browser, portalPage, DIAGRAM_SHOWN));
    embed.push(await visited(browser, `${hostServer.origin}/unit`, SHOWN));
  }
  return { embed: median(embed), portal: median(portal) };
}

async function visited(browser: Browser, url: string, shown: string): Promise<number> {
  const page = await freshPage(browser, besar.origin);
  await page.addInitScript(markMatch, shown);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('cocok').length > 0);
  const time = await page.evaluate(sinceFirstScript);
  await page.context().close();
  return time;
}

/** Runs in the page: notes when the selector first matches. */
function markMatch(selector: string): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    watch.disconnect();
    performance.mark('cocok');
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page. */
function sinceFirstScript(): number {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.js(\?|$)/.test(name))
    .map(({ startTime }) => startTime);
  return (performance.getEntriesByName('cocok')[0]?.startTime ?? Number.NaN) - Math.min(...scripts);
}
