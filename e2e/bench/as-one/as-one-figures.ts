import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { measuredServer, servers } from '../../server/servers';
import { DIAGRAM_SHOWN, demo, freshPage, PUBLIC_DIAGRAM } from '../browser/opened';
import { type Conditions, slow, unthrottled, vitalsOf } from '../browser/vitals';
import { atMost, type Figure, median } from '../figure/figure';
import { startServer } from '../server/processes';

const ROUNDS = 9;

/** The first page of a remote against the same page of a portal built as one app, turn by turn. */
export async function measureAgainstOne(browser: Browser): Promise<Figure[]> {
  const folder = process.env.AS_ONE_DIST;
  if (folder === undefined) throw new Error('npm run bench builds the portal as one app first');
  const remotes = await mkdtemp(join(tmpdir(), 'selaras-tanpa-remote-'));
  const { port, origin } = measuredServer;
  const { stop } = await startServer(servers.demo.name, port, { SHELL_DIR: folder, REMOTES_DIR: remotes });
  try {
    await addPreloads(folder, await scriptsOfFirstPicture(browser, origin));
    const compare = async (name: string, conditions: Conditions) => {
      const visit = { path: PUBLIC_DIAGRAM, account: null, shown: DIAGRAM_SHOWN, conditions };
      const federated: number[] = [];
      const one: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        federated.push((await vitalsOf(browser, { ...visit, origin: demo.origin })).lcp);
        one.push((await vitalsOf(browser, { ...visit, origin })).lcp);
      }
      return atMost(
        `LCP federated against built as one, ${name}`,
        median(federated) / median(one),
        '×',
        1.15,
      );
    };
    return [await compare('4× CPU, 150 ms', slow), await compare('unthrottled', unthrottled)];
  } finally {
    await stop();
    await rm(remotes, { recursive: true, force: true });
  }
}

/** Lets the page ask for these scripts at once, as the server does for the pages of a remote. */
async function addPreloads(folder: string, scripts: readonly string[]): Promise<void> {
  const file = join(folder, 'index.html');
  const html = await readFile(file, 'utf8');
  const links = scripts.map(
    (src) => `<link rel="preload" as="script" href="${src}" crossorigin="anonymous">`,
  );
  await writeFile(file, html.replace('</head>', `${links.join('')}</head>`));
}

/** Scripts that the page fetched before it could ask for its data, those in its HTML left out. */
async function scriptsOfFirstPicture(browser: Browser, origin: string): Promise<string[]> {
  const page = await freshPage(browser, origin);
  await page.goto(origin + PUBLIC_DIAGRAM);
  await page.locator(DIAGRAM_SHOWN).waitFor();
  const scripts = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource');
    const data = resources.find(({ name }) => name.includes('/api/'))?.startTime ?? 0;
    const stated = new Set(
      [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].map(({ src }) => src),
    );
    return resources
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < data && !stated.has(name))
      .map(({ name }) => new URL(name).pathname);
  });
  await page.context().close();
  return scripts;
}
