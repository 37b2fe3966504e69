import type { Browser } from '@playwright/test';
import { hostServer } from '../../server/servers';
import { serveHosts } from '../../support/sematkan/host-server';
import { frameP95 } from '../browser/frame-times';
import { besar, freshPage } from '../browser/opened';
import { weigh } from '../browser/page-weight';
import { atMost, type Figure } from '../figure/figure';
import { firstPictures } from './first-picture';
import { hostPages, PLACE, SHOWN } from './host-page';
import { hostTasks } from './host-tasks';

/** The diagram in a page of somebody else, beside the portal's own page in the same run. */
export async function measureEmbed(browser: Browser): Promise<Figure[]> {
  const hosts = await serveHosts(hostPages);
  try {
    return [...(await ofUnit(browser)), await framesOfWhole(browser)];
  } finally {
    await hosts.end();
  }
}

/** What 500 boxes cost the page until they are shown. */
async function ofUnit(browser: Browser): Promise<Figure[]> {
  const page = await freshPage(browser, besar.origin);
  const { scriptBytes } = await weigh(page, `${hostServer.origin}/unit`, SHOWN);
  const boxes = await page.locator(SHOWN).getAttribute('data-siap');
  await page.context().close();
  const { embed, portal } = await firstPictures(browser);
  const { longest, longestByClock, all } = await hostTasks(browser);
  const of = `embedded diagram of ${boxes} boxes`;
  return [
    atMost(`${of}: JS to its first picture (brotli)`, scriptBytes / 1000, 'kB', 270),
    atMost(
      `${of}: script to first picture against the portal's`,
      embed / portal,
      '×',
      1.2,
      `${embed.toFixed(0)} ms, portal ${portal.toFixed(0)} ms`,
    ),
    atMost(
      `${of}: longest task of the page before "ready", of its thread`,
      longest,
      'ms',
      50,
      `by the clock ${longestByClock.toFixed(0)} ms, all tasks ${all.toFixed(0)} ms`,
    ),
  ];
}

/** The whole regency where the page's rules are as loud as they come. */
async function framesOfWhole(browser: Browser): Promise<Figure> {
  const page = await freshPage(browser, besar.origin);
  await page.goto(`${hostServer.origin}/gaduh`);
  const shown = page.locator(SHOWN);
  // Floated children leave the body no height.
  await shown.waitFor({ state: 'attached' });
  const boxes = await shown.getAttribute('data-siap');
  // Bar, outline and overview have come: what moves with the picture is there.
  await page.locator(`${PLACE} [role=toolbar]`).waitFor();
  const place = await page.locator(`${PLACE} canvas`).first().boundingBox();
  if (place === null) throw new Error('the embedded diagram has no canvas');
  const { x, y, width, height } = place;
  const frame = await frameP95(page, { x: x + width / 2, y: y + height / 2 });
  await page.context().close();
  return atMost(`embedded diagram of ${boxes} boxes under loud rules: frame p95`, frame, 'ms', 20);
}
