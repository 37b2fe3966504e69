import type { Browser, Page } from '@playwright/test';
import { measureInteractions } from '../browser/interactions';
import { freshPage } from '../browser/opened';
import { unthrottled, vitalsOf } from '../browser/vitals';
import { atMost, type Figure, median, percentile } from '../figure/figure';

const PATH = '/lke/eviden';
const TAHUN = 2025;
const ROW = 'article[data-kriteria]';
const VISITS = 5;
const ROUNDS = 3;
const QUIET_MS = 1_000;
/** Criteria that are answered one after the other while the saving is timed. */
const SAVED = 12;

const interactions = [
  { what: 'answer by a key', act: (page: Page) => page.keyboard.press('3') },
  { what: 'go to the next criterion', act: (page: Page) => page.keyboard.press('j') },
  {
    what: 'type an explanation',
    act: (page: Page) =>
      page.locator(`${ROW}:focus-within textarea, ${ROW} textarea`).first().pressSequentially('rapat', {
        delay: 60,
      }),
  },
  {
    what: 'show what has no evidence',
    act: (page: Page) =>
      page
        .getByText(/^Tanpa bukti/)
        .first()
        .click(),
  },
  {
    what: 'show all criteria',
    act: (page: Page) =>
      page
        .getByText(/^Semua \(/)
        .first()
        .click(),
  },
];

/** The worksheet of 80 criteria with 400 files: when it stands, how it answers, when an answer is saved. */
export async function worksheetFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const lcp: number[] = [];
  const bare: number[] = [];
  const visit = { origin, account: 'dinkes', tahun: TAHUN, conditions: unthrottled } as const;
  for (let round = 0; round < VISITS; round += 1) {
    lcp.push((await vitalsOf(browser, { ...visit, path: PATH, shown: ROW })).lcp);
    bare.push((await vitalsOf(browser, { ...visit, account: null, path: '/healthz', shown: 'body' })).lcp);
  }
  const rounds: Map<string, number>[] = [];
  const saved: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await freshPage(browser, origin, 'dinkes', TAHUN);
    await page.goto(origin + PATH);
    await page.locator(ROW).first().waitFor();
    await page.waitForTimeout(QUIET_MS);
    saved.push(...(await savingTimes(page, round)));
    await page.locator(ROW).first().focus();
    rounds.push(await measureInteractions(page, { interactions }));
    await page.context().close();
  }
  return [
    atMost(
      'LCP of the worksheet with 400 files, unthrottled',
      median(lcp) / 1000,
      's',
      0.5,
      `a line of text: ${(median(bare) / 1000).toFixed(2)} s`,
    ),
    ...interactions.map(({ what }) =>
      atMost(
        `INP of the worksheet: ${what}`,
        median(rounds.map((one) => one.get(what) ?? Number.NaN)),
        'ms',
        100,
      ),
    ),
    atMost(
      'an answer of the worksheet is saved, p95',
      percentile(saved, 0.95),
      'ms',
      300,
      `median ${median(saved).toFixed(0)} ms of ${saved.length} answers`,
    ),
  ];
}

/** From the key of an answer to the server's word that it is kept, criterion by criterion; every one is a new answer. */
async function savingTimes(page: Page, round: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < SAVED; at += 1) {
    await page.locator(ROW).nth(at).focus();
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/kriteria/'),
    );
    const started = performance.now();
    await page.keyboard.press(String(1 + (round % 2)));
    const answer = await answered;
    if (!answer.ok()) throw new Error(`an answer was refused with ${answer.status()}`);
    times.push(performance.now() - started);
  }
  return times;
}
