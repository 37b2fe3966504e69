import type { BrowserContext } from '@playwright/test';
import { faults } from '../../support/broken-remote';
import { diagramReady, expect, test } from '../../support/portal';
import { expectFaultTold, faultyPage } from '../../support/remote-fault';

/** The loader's own patience with a remote; its tests prove it with a clock of their own. */
const PATIENCE_MS = 6_000;

/**
 * How long the sound page takes on this machine now, ms (under two seconds where nothing else runs): all that a fault may
 * take beside the portal's own patience, so that people wait eight seconds at most.
 */
async function timeOfSoundPage(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const started = Date.now();
  await page.goto(faultyPage.path, { waitUntil: 'commit' });
  await diagramReady(page);
  const took = Date.now() - started;
  await page.close();
  return took;
}

for (const fault of Object.keys(faults)) {
  test(`a remote with the fault ${fault} leaves the portal standing, says so in time, and recovers without a reload`, async ({
    page,
    context,
  }) => {
    const sound = await timeOfSoundPage(context);
    expect(await expectFaultTold(page, fault)).toBeLessThan(PATIENCE_MS + sound);
  });
}
