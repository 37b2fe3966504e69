import type { Page } from '@playwright/test';
import { faults, publishedRemote, serveEntry } from './broken-remote';
import { expect } from './portal';
import { servers } from './servers';

/** The page that is asked of the broken remote: anybody may open it. */
export const faultyPage = { id: 'arsitektur-kinerja', path: '/public-display/arsitektur-kinerja' };

/**
 * A browser for which the remote fails opens its page: the portal stands, says what failed, and the same page opens by
 * its button once the fault is mended. Returns how long it took until it said so, ms.
 */
export async function expectFaultTold(page: Page, fault: string): Promise<number> {
  const known = faults[fault];
  if (known === undefined) throw new Error(`no fault is called ${fault}`);
  const published = await publishedRemote(servers.demo.origin);
  await serveEntry(page, published.registry, published.entry);
  await known.apply(page, published, faultyPage.id);

  const started = Date.now();
  await page.goto(faultyPage.path, { waitUntil: 'commit' });
  const failure = page.locator('[data-remote-failure]');
  await expect(failure).toBeVisible();
  const took = Date.now() - started;
  await expect(failure).toHaveAttribute('data-remote-failure', known.code);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.evaluate(() => Object.assign(window, { diperbaiki: true }));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await failure.getByRole('button', { name: 'Coba lagi' }).click();
  const drawn = page.locator('[data-state]').or(page.getByText('pulih', { exact: true }));
  await expect(drawn.first()).toBeVisible();
  expect(await page.evaluate(() => 'diperbaiki' in window)).toBe(true);
  return took;
}
