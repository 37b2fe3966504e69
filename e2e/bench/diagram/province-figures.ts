import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { memoryWhile } from '../../support/pages/browser-memory';
import { measureInteractions } from '../browser/interactions';
import { DIAGRAM_SHOWN, freshPage } from '../browser/opened';
import { atMost, type Figure } from '../figure/figure';
import { resultsFolder } from '../figure/results-folder';
import { startServer, WITHOUT_LIMIT } from '../server/processes';
import { framesWhileMoved } from './diagram';
import { traceFirstPicture } from './first-picture';
import { measureProvincePicture } from './province-picture';

const { name, port, origin } = servers.provinsi;
const PATH = '/public-display/display-makro/cascading';
const TREE = '/api/public-display/cascading';
const LIMIT_MS = 60_000;
const SETTLE_MS = 3_000;
const MEGABYTE = 1_000_000;

/**
 * The tree of 38 regencies, about 100,000 boxes in one picture, on a server of its own. With `--rinci` a trace of the first
 * picture and pictures of the tree are left behind.
 */
export async function measureProvince(browser: Browser): Promise<Figure[]> {
  const server = await startServer(name, port, WITHOUT_LIMIT);
  try {
    // What is measured is the page; the server makes the tree for the first one who asks.
    await (await fetch(origin + TREE, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    const figures = [...(await pictures()), ...(await work(browser))];
    if (isKept) {
      const file = await fileOf('gambar-provinsi.json');
      await traceFirstPicture(browser, origin, PATH, file);
      console.log(`  the province: ${file}`);
    }
    return figures;
  } finally {
    await server.stop();
  }
}

const isKept = process.argv.includes('--rinci');
const fileOf = async (name: string): Promise<string> => join(await resultsFolder(), name);

async function keepPicture(page: Page, name: string): Promise<void> {
  if (isKept) await page.screenshot({ path: await fileOf(`provinsi-${name}.png`) });
}

async function pictures(): Promise<Figure[]> {
  const { first, data, whole } = await measureProvincePicture(origin + PATH);
  const note = `all data after ${data.toFixed(0)} ms, all of it in the picture after ${whole.toFixed(0)}`;
  return [atMost('province: first picture after the first data, median of 5', first, 'ms', 1_000, note)];
}

/** Opens all branches, moves the whole tree about and searches it. */
async function work(browser: Browser): Promise<Figure[]> {
  const page = await freshPage(browser, origin);
  const root = page.locator(DIAGRAM_SHOWN);
  const peak = await memoryWhile(browser, page, async () => {
    await page.goto(`${origin}${PATH}?kedalaman=5&panel=kerangka`);
    await root.waitFor({ timeout: LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
  });
  const near = await framesWhileMoved(page, root);
  await keepPicture(page, 'dekat');
  await page.getByRole('button', { name: 'Tampilkan seluruh pohon' }).click();
  await page.waitForTimeout(SETTLE_MS);
  const far = await framesWhileMoved(page, root);
  await keepPicture(page, 'seluruh');
  const field = page.getByRole('searchbox', { name: 'Cari dalam pohon' });
  await field.click();
  const typed = 'type in the search';
  const search = await measureInteractions(page, {
    interactions: [{ what: typed, act: () => field.pressSequentially('ibu hamil', { delay: 60 }) }],
  });
  await keepPicture(page, 'pencarian');
  await page.context().close();
  return [
    atMost('province: frame p95 at reading size', near.frame, 'ms', 20, `${near.boxes} boxes`),
    atMost('province: frame p95 with all of it in the picture', far.frame, 'ms', 20, `${far.boxes} boxes`),
    atMost('province: memory of the page, most of it', peak / MEGABYTE, 'MB', 400),
    atMost('province: search, slowest key', search.get(typed) ?? Number.NaN, 'ms', 50),
  ];
}
