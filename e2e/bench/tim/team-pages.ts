import type { Browser } from '@playwright/test';
import type { Account } from '../../support/accounts';
import { unthrottled, vitalsOf } from '../browser/vitals';
import { atMost, type Figure, median } from '../figure/figure';
import { PEOPLE, TAHUN, TEAMS } from './large-unit';

const ROUNDS = 5;
const LIMIT_S = 0.5;
const ROW = 'tbody td';

/** Who opens which list, and what shows that its rows stand. */
const pages: readonly (readonly [Account, string, string])[] = [
  ['dinkes', '/tim-kerja', ROW],
  ['dinkes', '/tim-kerja/tambahan', ROW],
  ['dinkes', '/pegawai', ROW],
  ['kabid_kesmas', '/validasi-kepala-bidang', ROW],
  ['kadinkes', '/validasi-kepala-opd', ROW],
  ['kabid_kesmas', '/tim-saya/ketua-tim', 'main a[href*="ketua-tim-detail"]'],
  ['anggota_tim', '/tim-saya/anggota-tim', 'main h2'],
];

/** Lists of a unit of 2,000 employees in 300 teams: when the largest part of each stands, and how far things jump. */
export async function measureTeamPages(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [account, path, shown] of pages) {
    const samples = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      samples.push(
        await vitalsOf(browser, { origin, path, account, tahun: TAHUN, shown, conditions: unthrottled }),
      );
    }
    const note = `as ${account}, ${PEOPLE} people in ${TEAMS} teams`;
    figures.push(
      atMost(`LCP ${path}`, median(samples.map(({ lcp }) => lcp)) / 1000, 's', LIMIT_S, note),
      atMost(`CLS ${path}`, Math.max(...samples.map(({ cls }) => cls)), 'shift', 0.02),
    );
  }
  return figures;
}
