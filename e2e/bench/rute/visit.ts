import type { Browser } from '@playwright/test';
import type { Account } from '../../support/accounts';
import { measureInteractions } from '../browser/interactions';
import { type Conditions, visited } from '../browser/vitals';
import { ordinaryInteractions } from './ordinary';

/** Nothing of the page is on its way, nothing stands in the place of something, no part says that it is busy. */
const STANDS =
  'html[data-loading="false"]:not(:has([data-awaited])) main:not(:has([aria-busy=true], [data-state=loading])) h1';
/** A refusal of the portal, a part that could not be fetched, or one whose data could not. */
const REFUSED =
  'section > span:text-matches("^[45]\\d\\d$"), [data-remote-failure], main [role=alert]:text-matches("gagal dimuat|tidak ditemukan")';

export interface Place {
  readonly origin: string;
  readonly address: string;
  readonly visitor: Account | null;
  readonly tahun: number;
}

export interface Measured {
  /** ms */
  readonly lcp: number;
  readonly cls: number;
  /** ms of the slowest ordinary interaction; null where none was asked for. */
  readonly inp: number | null;
  readonly slowest: string;
  /** Where the visit ended, without its question: another path than that of the route when it only leads on. */
  readonly landed: string;
}

/** Opens a route in a fresh browser, and then does there what people do on any page. */
export async function measureVisit(
  browser: Browser,
  { origin, address, visitor, tahun }: Place,
  { conditions, interact }: { readonly conditions: Conditions; readonly interact: boolean },
): Promise<Measured> {
  const { page, vitals } = await visited(browser, {
    origin,
    path: address,
    account: visitor,
    tahun,
    shown: STANDS,
    conditions,
  });
  try {
    const landed = new URL(page.url()).pathname;
    const [refusal] = await page.locator(REFUSED).allInnerTexts();
    if (refusal !== undefined)
      throw new Error(`${address} as ${visitor}: ${refusal.replaceAll(/\s+/g, ' ')}`);
    if (!interact) return { ...vitals, inp: null, slowest: '', landed };
    const interactions = await ordinaryInteractions(page);
    const durations = [...(await measureInteractions(page, { interactions }))];
    const [slowest, inp] = durations.reduce((worst, one) => (one[1] > worst[1] ? one : worst), ['', 0]);
    return { ...vitals, inp, slowest, landed };
  } finally {
    await page.context().close();
  }
}
