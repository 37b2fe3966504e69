import type { Browser } from '@playwright/test';
import { tokenOf } from '../../support/accounts';
import { framesDuring } from '../browser/frame-times';
import { freshPage } from '../browser/opened';
import { atMost, type Figure, median, percentile } from '../figure/figure';
import { timesOf } from '../server/latency';
import { measureEmployeeImport } from './employee-import';
import { PEOPLE, startLargeUnit, TAHUN, UNIT } from './large-unit';
import { measurePersonSearch } from './person-search';
import { measureTeamLists } from './team-lists';
import { measureTeamPages } from './team-pages';

/** Steps of the wheel in one direction before it turns. */
const TURN = 90;
const PATH = `/api/beban-kerja/${UNIT}`;

/**
 * A unit of 2,000 employees in 300 teams of a regency of 20,000: answers of lists, load view and person search, pages as
 * they appear, frames while rows are scrolled, an import of 20,000.
 */
export async function measureTim(browser: Browser): Promise<Figure[]> {
  const server = await startLargeUnit();
  try {
    return [
      ...(await measureTeamLists(server.origin)),
      ...(await answers(server.origin)),
      ...(await measurePersonSearch(server.origin)),
      ...(await measureTeamPages(browser, server.origin)),
      ...(await scrolling(browser, server.origin)),
      // The last one: it leaves 20,000 people behind.
      ...(await measureEmployeeImport(server.origin)),
    ];
  } finally {
    await server.stop();
  }
}

async function answers(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [account, limit] of [
    ['kadinkes', 120],
    ['kabid_kesmas', 120],
  ] as const) {
    const headers = {
      authorization: `Bearer ${await tokenOf(origin, account)}`,
      'default-key-tahun-kinerja': String(TAHUN),
    };
    const small = median(await timesOf(`${origin}/api/referensi/count-down`, headers));
    const answer = await fetch(origin + PATH, { headers });
    const { data } = (await answer.json()) as { data: { orang: { pegawai_id: number }[] } };
    const one = `${PATH}/orang/${data.orang[0]?.pegawai_id}`;
    for (const [what, path] of [
      ['load', PATH],
      ['one person', one],
    ] as const) {
      const samples = await timesOf(origin + path, headers);
      figures.push(
        atMost(
          `${what} of a unit of ${PEOPLE} people for ${account}, p95`,
          percentile(samples, 0.95),
          'ms',
          limit,
          `${data.orang.length} people seen, median ${median(samples).toFixed(1)} ms, a small answer ${small.toFixed(1)} ms`,
        ),
      );
    }
  }
  return figures;
}

async function scrolling(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await freshPage(browser, origin, 'kadinkes', TAHUN);
  await page.goto(`${origin}/tim-kerja/beban`);
  const grid = page.getByRole('grid');
  await grid.getByRole('row').nth(5).waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await grid.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  const frames = await framesDuring(page, (step) =>
    page.mouse.wheel(0, step % (2 * TURN) < TURN ? 240 : -240),
  );
  const mounted = await grid.getByRole('row').count();
  await page.context().close();
  return [
    atMost(`load view of ${PEOPLE} people: frame p95 scrolling`, percentile(frames, 0.95), 'ms', 20),
    atMost(`load view of ${PEOPLE} people: mounted rows`, mounted, 'elements', 60),
  ];
}
