import type { Browser } from '@playwright/test';
import { besar } from '../browser/opened';
import { vitalsOf } from '../browser/vitals';
import { atMost, type Figure, median } from '../figure/figure';
import { addressOfRoute } from './addresses';
import { ensureEmployeeAgreement } from './employee-agreement';
import { familyFigures } from './family-figures';
import { tahunOf } from './first-rows';
import { conditionsOf, measureRoute, quick, slowly, type Targets, VISITS } from './rounds';
import { type Route, routesOf } from './routes';
import { printRoutes, type Row } from './table';
import { visitorOf } from './visitors';

/** `--awal=/kinerja,/lke` measures only routes that begin so. */
const BEGINNINGS = process.argv
  .find((word) => word.startsWith('--awal='))
  ?.replace('--awal=', '')
  .split(',') ?? [''];

const CONDITIONS: readonly (readonly [string, Targets])[] = [
  ['unthrottled', quick],
  ...(process.argv.includes('--lambat') ? ([['4× CPU, 150 ms', slowly]] as const) : []),
];

/**
 * Every route of the portal on the regency of 10,000 boxes, with somebody who may open it: when its largest part stands,
 * how far things jump, and the slowest of what people do on any page. `--lambat` also under 4× CPU and 150 ms; `--rinci`
 * prints all routes, the slowest first.
 */
export async function measureRoutes(browser: Browser): Promise<Figure[]> {
  await ensureEmployeeAgreement(besar.origin);
  const routes = (await routesOf(besar.origin)).filter(({ path }) =>
    BEGINNINGS.some((beginning) => path.startsWith(beginning)),
  );
  const figures: Figure[] = [];
  for (const [name, targets] of CONDITIONS) {
    const before = await lineOfText(browser, targets);
    const { rows, failures } = await measureAll(browser, routes, targets);
    const floor = `a line of text: ${before.toFixed(0)} ms before, ${(await lineOfText(browser, targets)).toFixed(0)} ms after`;
    if (process.argv.includes('--rinci')) printRoutes(rows, `${rows.length} routes, ${name} (${floor})`);
    const note = [...failures, `of ${routes.length}`, floor].join('; ');
    figures.push(atMost(`routes that were not measured, ${name}`, failures.length, 'routes', 0, note));
    figures.push(...familyFigures(rows, targets, name));
  }
  return figures;
}

/** LCP of a page of one line of text, the middle of three visits, ms. */
async function lineOfText(browser: Browser, targets: Targets): Promise<number> {
  const visits: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { lcp } = await vitalsOf(browser, {
      origin: besar.origin,
      path: '/healthz',
      account: null,
      shown: 'body',
      conditions: conditionsOf(targets),
    });
    visits.push(lcp);
  }
  return median(visits);
}

async function measureAll(browser: Browser, routes: readonly Route[], targets: Targets) {
  const rows: Row[] = [];
  const failures: string[] = [];
  for (const route of routes) {
    try {
      const visitor = visitorOf(route);
      const address = await addressOfRoute(route, besar.origin);
      const place = { origin: besar.origin, address, visitor, tahun: tahunOf(route.path) };
      const { path, family } = route;
      rows.push({ path, family, visitor, ...(await measureRoute(browser, place, targets)) });
    } catch (error) {
      failures.push(`${route.path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  return { rows, failures };
}
