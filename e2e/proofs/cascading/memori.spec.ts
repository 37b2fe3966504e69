import { growth, mountCycles } from '../../bench/pages/mount-cycles';
import { servers } from '../../server/servers';
import { expect, signedIn, test } from '../../support/portal';

/** Bytes. Caches still fill in so few cycles; whoever keeps a page's data or model leaves several times as much. */
const MOST_HEAP_A_CYCLE = 80_000;

// A trace keeps pictures of the page inside the page, which would be counted as its own.
test.use({ trace: 'off' });

test('opening and leaving the diagram sixty times leaves no nodes, no listeners and no data behind', async ({
  page,
}) => {
  await signedIn(page, 'dinkes');
  await page.goto(`${servers.demo.origin}/dashboard`);
  await expect(page.locator('article').first()).toBeVisible();
  const { samples, detached } = await mountCycles(page, {
    away: { path: '/dashboard', shown: 'article' },
    page: { path: '/display-mikro/cascading', shown: '[data-state=ready]' },
    warmUp: 40,
    count: 60,
    every: 10,
  });
  // Playwright's recorder keeps one node of its own.
  expect(detached.filter((node) => !node.startsWith('BASE '))).toEqual([]);
  expect(growth(samples, 'nodes')).toBeLessThan(1);
  expect(growth(samples, 'listeners')).toBeLessThan(0.2);
  expect(growth(samples, 'heap')).toBeLessThan(MOST_HEAP_A_CYCLE);
});
