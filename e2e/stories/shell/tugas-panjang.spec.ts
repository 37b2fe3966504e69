import { type PageTask, pageTasks } from '../../bench/page-tasks';
import { familyPages } from '../../support/family-pages';
import { expect, test } from '../../support/portal';

/** A fault of the product is in each look; what the machine did meanwhile is not. */
const LOOKS = 3;

// The demo as it is, whatever other stories have put into theirs.
test.use({ journey: 'angka-halaman' });

const isTooLong = ({ page, longest, slowness }: PageTask) => longest > page.limits.task * slowness;

const told = ({ page, longest, slowness }: PageTask) =>
  `${page.address}: a task of ${longest.toFixed(0)} ms, where ${(page.limits.task * slowness).toFixed(0)} are allowed`;

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
