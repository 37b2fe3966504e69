import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { browserExecutable, browserFlags } from '../support/browser';
import { measureAgainstOne } from './as-one/as-one-figures';
import { measureDiagrams } from './diagram/diagram-figures';
import { measureProvince } from './diagram/province-figures';
import { measureEmbed } from './embed/embed-figures';
import { closeRun } from './figure/closing';
import type { Figure } from './figure/figure';
import { thisRun, toldOf } from './figure/this-run';
import { measureFaults } from './gagal/fault-figures';
import { measureLke } from './lke/lke-figures';
import { measureDisplays } from './pages/display-figures';
import { measureGrids } from './pages/grid-figures';
import { measureAllInteractions } from './pages/interaction-figures';
import { measureMounts } from './pages/mount-figures';
import { measurePages } from './pages/page-figures';
import { measureTasks } from './pages/task-figures';
import { measureVitals } from './pages/vital-figures';
import { measureRapor } from './rapor/rapor-figures';
import { measureReleases } from './rilis/release-figures';
import { measureRoutes } from './rute/route-figures';
import { measureImports } from './server/import-figures';
import { measureLists } from './server/list-figures';
import { startServers } from './server/processes';
import { measurePublic } from './server/public-figures';
import { measureServer } from './server/server-figures';
import { measureTim } from './tim/tim-figures';

type Running = Awaited<ReturnType<typeof startServers>>;

/** The parts by the names under which one may be measured alone. */
const parts: Record<string, (browser: Browser, running: Running) => Promise<Figure[]>> = {
  halaman: measurePages,
  vital: measureVitals,
  interaksi: measureAllInteractions,
  tugas: measureTasks,
  'satu-aplikasi': measureAgainstOne,
  diagram: measureDiagrams,
  provinsi: measureProvince,
  tabel: measureGrids,
  daftar: measureLists,
  memori: measureMounts,
  sematan: measureEmbed,
  server: (_browser, { demo }) => measureServer(demo.pid),
  rilis: (browser, { demo }) => measureReleases(browser, demo.pid),
  gagal: measureFaults,
  display: measureDisplays,
  publik: (_browser, { besar }) => measurePublic(besar.pid),
  lke: measureLke,
  tim: measureTim,
  rapor: measureRapor,
  rute: measureRoutes,
  // The last one: it leaves 20,000 rows behind.
  impor: measureImports,
};

/**
 * `npm run bench`: every figure of the portal beside its target, each measured in this run on the built product.
 * `npm run bench -- vital server` measures only these parts; `--rinci` prints what lies behind some of them; `--ketat` ends
 * with exit code 1 when a figure misses its target. A part that could not be measured says why, ends the run with exit
 * code 1, and leaves the others standing. What was measured is kept, and stands beside the figures of the next run on the
 * same machine.
 */
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part named ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const run = thisRun();
console.log(toldOf(run));
const running = await startServers();
const figures: Figure[] = [];
const unmeasured: string[] = [];
try {
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: browserFlags });
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`${name} … (load of the machine ${loadavg()[0]?.toFixed(1)})`);
    try {
      const measured = await measure(browser, running);
      if (measured.length === 0) throw new Error(`The part ${name} gives no figure`);
      figures.push(...measured);
    } catch (error) {
      unmeasured.push(name);
      console.error(error);
    }
  }
  await browser.close();
} finally {
  await Promise.all(Object.values(running).map(({ stop }) => stop()));
}

await closeRun(run, figures, unmeasured);
