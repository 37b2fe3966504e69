import type { Browser } from '@playwright/test';
import type { Account } from '../../support/accounts';
import { besar } from '../browser/opened';
import { unthrottled, vitalsOf } from '../browser/vitals';
import { atMost, type Figure, median } from '../figure/figure';

const ROUNDS = 3;
const LIMIT_S = 0.5;
const [ROW, SECTION] = ['tbody td', 'main section h2'];

/** Who opens which page, and what shows that it stands. */
const pages: readonly (readonly [Account | null, string, string])[] = [
  ['pemda', '/rapor-kinerja/3/diagram', 'main figure a'],
  ['pemda', '/rapor-kinerja/3/data', ROW],
  ['pemda', '/rapor-kinerja/3/rank', ROW],
  ['pemda', '/rapor-kinerja/4/langkah-aksi-perbaikan', 'main h1'],
  ['pemda', '/rapor-kinerja-sasaran-strategis-pd/3/diagram', 'main h1'],
  ['pemda', '/rapor-kinerja-sasaran-strategis-pd/3/data', 'main h1'],
  ['pemda', '/lkip/bab-1', SECTION],
  ['pemda', '/lkip/bab-3', SECTION],
  ['pemda', '/lkip/narasi-pemda', 'main h1'],
  ['super', '/nilai-jenjang-kinerja', 'main h1'],
];

/** Pages of report cards and of the report on the regency of 10,000 boxes: when their largest part stands. */
export async function pageFigures(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [account, path, shown] of pages) {
    const samples = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      samples.push(
        await vitalsOf(browser, {
          origin: besar.origin,
          path,
          account,
          tahun: 2024,
          shown,
          conditions: unthrottled,
        }),
      );
    }
    figures.push(
      atMost(`LCP ${path}`, median(samples.map(({ lcp }) => lcp)) / 1000, 's', LIMIT_S, `as ${account}`),
      atMost(`CLS ${path}`, Math.max(...samples.map(({ cls }) => cls)), 'shift', 0.02),
    );
  }
  return figures;
}
