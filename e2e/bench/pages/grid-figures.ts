import type { Browser } from '@playwright/test';
import { manyRows } from '../../support/rencana/terintegrasi';
import { framesDuring } from '../browser/frame-times';
import { demo, freshPage } from '../browser/opened';
import { atMost, type Figure, percentile } from '../figure/figure';

const ROWS = 2_000;
const pages = [
  { what: 'integrated action plan', path: '/kinerja-langkah-aksi-terintegrasi' },
  { what: 'its realisation', path: '/kinerja-langkah-aksi-terintegrasi/realisasi' },
];
/** Steps of the wheel in one direction before it turns. */
const TURN = 90;

/** Frames while 2,000 rows are scrolled by the wheel, and how many of them are in the document meanwhile. */
export async function measureGrids(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, path } of pages) {
    const page = await freshPage(browser, demo.origin, 'super');
    await manyRows(page, ROWS);
    await page.goto(`${demo.origin}${path}?satuan_kerja_id=1012`);
    const grid = page.getByRole('treegrid');
    await grid.getByRole('row').nth(5).waitFor();
    const { x = 0, y = 0, width = 0, height = 0 } = (await grid.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    const frames = await framesDuring(page, (step) =>
      page.mouse.wheel(0, step % (2 * TURN) < TURN ? 240 : -240),
    );
    const mounted = await grid.getByRole('row').count();
    await page.context().close();
    figures.push(
      atMost(`${what} of ${ROWS} rows: frame p95 scrolling`, percentile(frames, 0.95), 'ms', 20),
      atMost(`${what} of ${ROWS} rows: mounted rows`, mounted, 'elements', 60),
    );
  }
  return figures;
}
