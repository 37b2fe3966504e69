import { type PageTask, pageTasks } from '../../bench/pages/page-tasks';
import { familyPages } from '../../support/pages/family-pages';
import { expect, loaded, signedIn, test } from '../../support/portal';

/** A fault of the product is in each look; what the machine did meanwhile is not. */
const LOOKS = 3;

// The demo as it is, whatever other stories have put into theirs.
test.use({ journey: 'angka-halaman' });

/** Twice what quality asks for: what the bench judges to the millisecond, the stories judge beside others; see `fixed-work.ts`. */
const TASK = 100;

const isTooLong = ({ longest, slowness }: PageTask) => longest > TASK * slowness;

const told = ({ page, longest, slowness }: PageTask) =>
  `${page.address}: a task of ${longest.toFixed(0)} ms, where ${(TASK * slowness).toFixed(0)} are allowed`;

test('no page keeps its main thread for long while it opens', { tag: '@core' }, async ({ browser }) => {
  let left: PageTask[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const pages = look === 0 ? familyPages : left.map(({ page }) => page);
    const looked = await pageTasks(browser, pages);
    left = looked.filter(isTooLong);
    if (left.length === 0) return;
  }
  expect(left.map(told)).toEqual([]);
});

test('what the portal does first is not done in the task in which its scripts begin', async ({ page }) => {
  await signedIn(page, 'dinkes');
  await page.addInitScript(() => {
    const asked: string[] = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (...body) {
      asked.push(document.currentScript?.getAttribute('src') ?? 'later');
      document.documentElement.dataset.diminta = asked.join(' ');
      send.apply(this, body);
    };
  });
  await page.goto('/kinerja-program');
  await loaded(page);
  const asked = (await page.locator('html').getAttribute('data-diminta'))?.split(' ') ?? [];
  expect(asked).toContain('later');
  expect(asked.filter((script) => script.startsWith('/static/js/index.'))).toEqual([]);
});
