import type { Browser, BrowserContext, Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { type Account, tokenOf } from '../../support/accounts';

export const { demo, besar } = servers;

/** A page of a browser of its own, signed in when an account is named, in the year that is chosen. */
export async function freshPage(
  browser: Browser,
  origin: string,
  account: Account | null = null,
  tahun?: number,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (account !== null) await signIn(context, origin, account);
  if (tahun !== undefined) {
    await context.addCookies([{ name: 'selaras_tahun_kinerja', value: String(tahun), url: origin }]);
  }
  const page = await context.newPage();
  // The loader that runs these files names inner functions through a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}

async function signIn(context: BrowserContext, origin: string, account: Account): Promise<void> {
  const value = await tokenOf(origin, account);
  await context.addCookies([{ name: 'selaras_token', value, url: origin, sameSite: 'Lax' }]);
}

export const UNIT_DIAGRAM = '/display-mikro/cascading?satuan_kerja_id=1012';
export const PUBLIC_DIAGRAM = '/public-display/arsitektur-kinerja?satuan_kerja_id=1012';
export const DIAGRAM_SHOWN = '[data-state=ready]';
