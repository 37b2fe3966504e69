import type { Browser } from '@playwright/test';
import { tokenOf } from '../../support/accounts';
import { besar } from '../browser/opened';
import { unthrottled, vitalsOf } from '../browser/vitals';
import { atMost, type Figure, median, percentile } from '../figure/figure';
import { timesOf } from './latency';

const TAHUN = '2025';
const VISITS = 5;
const LARGEST = '/kinerja-sub-kegiatan';

const lists = [
  '/visi-misi-rpjmd',
  '/sasaran-strategis-rpjmd',
  '/sasaran-strategis-pd',
  '/kinerja-program',
  '/kinerja-kegiatan',
  LARGEST,
  '/kinerja-langkah-aksi',
  '/kinerja-cross-cutting',
  '/kamus-indikator',
  '/rencana-aksi-pd',
  '/perjanjian-kinerja',
  '/program',
  '/kegiatan',
  '/sub-kegiatan',
  '/referensi',
];
/** The plain list, words of many and of few rows, two letters, a later page. */
const questions = ['', '?q=kesehatan', '?q=meningkatnya', '?q=ke', '?page=5'];

/** Headers by which plans of the large regency are asked for, and written. */
export const headersOfPlans = async () => ({
  authorization: `Bearer ${await tokenOf(besar.origin, 'super')}`,
  'default-key-tahun-kinerja': TAHUN,
});

/** Lists of planning over the whole of a large regency: the server's answers, and the page. */
export async function measureLists(browser: Browser): Promise<Figure[]> {
  const headers = await headersOfPlans();
  const figures: Figure[] = [];
  for (const list of lists) {
    let slowest = { p95: 0, note: '' };
    for (const question of questions) {
      const samples = await timesOf(`${besar.origin}/api${list}${question}`, headers);
      const p95 = percentile(samples, 0.95);
      const note = `slowest of ${questions.length}: ${question || 'the plain list'}, median ${median(samples).toFixed(1)} ms`;
      if (p95 > slowest.p95) slowest = { p95, note };
    }
    figures.push(atMost(`list ${list}, p95`, slowest.p95, 'ms', 30, slowest.note));
  }
  const visits: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { lcp } = await vitalsOf(browser, {
      origin: besar.origin,
      path: LARGEST,
      account: 'super',
      shown: 'tbody tr[tabindex]',
      conditions: unthrottled,
    });
    visits.push(lcp);
  }
  figures.push(atMost(`LCP of ${LARGEST}`, median(visits), 'ms', 500));
  return figures;
}
