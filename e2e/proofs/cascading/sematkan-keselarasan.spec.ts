import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { expect, test } from '../../support/portal';
import type { Check } from '../../support/sematkan/checks';
import { conform } from '../../support/sematkan/conformance';
import { openPair } from '../../support/sematkan/guest';
import { hostPages } from '../../support/sematkan/host-pages';
import { serveHosts } from '../../support/sematkan/host-server';
import { type Pair, pairs } from '../../support/sematkan/pairs';
import { keepPassed, resultTable } from '../../support/sematkan/result-table';

// The hosts' pages lie on one port, so one after the other.
test.describe.configure({ mode: 'default' });

let served: { end(): Promise<void> } | undefined;
test.beforeAll(async () => {
  const { pages, scripts } = await hostPages();
  served = await serveHosts(pages, scripts);
});
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a hook needs from its first argument.
test.afterAll(async ({}, info) => {
  await served?.end();
  console.log(await resultTable(info));
});

for (const pair of pairs) {
  test(`${pair.adapter} in the page of ${pair.host}`, async ({ page }, info) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    const passed: Check[] = [];
    const picture = async () => {
      const path = info.outputPath(`${pair.host}-${pair.adapter}.png`);
      await page.screenshot({ path });
      await info.attach('the host', { path, contentType: 'image/png' });
    };
    try {
      await conform(page, pair, { picture, passed });
    } finally {
      await keepPassed(info, pair, passed);
    }
  });
}

/** A page under a strict policy, one with the loudest rules, and the newest React. */
const readPairs: readonly Pair[] = [
  { host: 'ketat', adapter: 'skrip' },
  { host: 'jquery', adapter: 'elemen' },
  { host: 'react-19', adapter: 'komponen' },
];

for (const pair of readPairs) {
  test(`the diagram is accessible in the page of ${pair.host}, light and dark`, async ({ page }) => {
    const { guest, diagram, surface } = await openPair(page, pair);
    await guest.mount();
    await expect(diagram.getByRole('toolbar')).toBeVisible();
    await expect(diagram.getByRole('tree')).toBeVisible();
    await surface.press('Enter');
    await expect(diagram.getByRole('treeitem', { selected: true })).toBeVisible();
    await expectAccessibleInThemes(page, '#cascading');
  });
}
