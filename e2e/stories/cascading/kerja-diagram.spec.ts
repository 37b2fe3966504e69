import type { Locator, Page } from '@playwright/test';
import { doFixedWork, slownessAt } from '../../bench/browser/fixed-work';
import { traceOf } from '../../bench/browser/main-thread';
import { freshPage } from '../../bench/browser/opened';
import { servers } from '../../server/servers';
import { diagramRoot, interactive, settled } from '../../support/cascading/diagram';
import { commitsOf, countCommits } from '../../support/pages/react-commits';
import { expect, loaded, test } from '../../support/portal';

/** The whole regency, of 937 boxes. */
const REGENCY = '/public-display/display-makro/cascading?panel=kerangka';
const DRAG_STEPS = 40;
const WHEEL_STEPS = 12;
const WORD = 'sehat';

interface Picture {
  readonly page: Page;
  readonly root: Locator;
  /** The middle of the picture on the screen. */
  readonly x: number;
  readonly y: number;
}

interface Gesture {
  readonly what: string;
  readonly act: (picture: Picture) => Promise<unknown>;
  /** Commits of React that it may take: half as many again as it does. */
  readonly commits: number;
}

const gestures: readonly Gesture[] = [
  {
    what: `dragging in ${DRAG_STEPS} steps`,
    commits: 9,
    async act({ page, x, y }) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= DRAG_STEPS; step += 1) await page.mouse.move(x + step * 4, y + step * 2);
      await page.mouse.up();
    },
  },
  {
    what: `${WHEEL_STEPS} steps of the wheel`,
    commits: 2 * WHEEL_STEPS,
    async act({ page }) {
      for (let step = 0; step < WHEEL_STEPS; step += 1)
        await page.mouse.wheel(0, step < WHEEL_STEPS / 2 ? -120 : 120);
    },
  },
  {
    what: `typing ${WORD.length} letters into the search`,
    commits: 6 * WORD.length,
    async act({ page }) {
      await page.getByRole('searchbox', { name: 'Cari dalam pohon' }).click();
      for (const letter of WORD) await page.keyboard.press(letter);
      await expect(page.getByRole('search').locator('output')).toHaveText(/^\d+$/);
    },
  },
  { what: 'going to what was found', commits: 21, act: ({ page }) => page.keyboard.press('Enter') },
  {
    what: 'showing the whole tree',
    commits: 21,
    act: ({ page }) => page.getByRole('button', { name: 'Tampilkan seluruh pohon' }).click(),
  },
];

/** ms that a task may take on the machine of `fixed-work.ts`: twice what browsers call long. */
const TASK = 100;
/** A fault of the product is in each look; what the machine did meanwhile is not. */
const LOOKS = 3;
const WORKS = 'fixed work';

async function opened(page: Page): Promise<Picture> {
  await page.goto(servers.demo.origin + REGENCY);
  const root = await diagramRoot(page);
  await interactive(root);
  await loaded(page);
  await settled(root);
  const { x = 0, y = 0, width = 0, height = 0 } = (await root.locator('canvas').first().boundingBox()) ?? {};
  return { page, root, x: x + width / 2, y: y + height / 2 };
}

test('a gesture has React draw a few times, begins nothing anew and keeps the main thread free', {
  tag: '@core',
}, async ({ browser }) => {
  let tooLong: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const page = await freshPage(browser, servers.demo.origin);
    await countCommits(page);
    const trace = await traceOf(browser, () => workOn(page));
    const most = TASK * slownessAt(trace, WORKS);
    tooLong = ['opening', ...gestures.map(({ what }) => what)].flatMap((mark, at, marks) => {
      const { longest } = trace.tasks(mark, marks[at - 1]);
      return longest <= most
        ? []
        : [`${mark}: a task of ${longest.toFixed(0)} ms, ${most.toFixed(0)} are allowed`];
    });
    if (tooLong.length === 0) return;
  }
  expect(tooLong).toEqual([]);
});

/** Opens the diagram, makes every gesture and counts; a mark of the page ends each. */
async function workOn(page: Page): Promise<void> {
  const end = (what: string) => page.evaluate((mark) => performance.mark(mark), what);
  const layouts = () => page.evaluate(() => performance.getEntriesByName('diagram places').length);
  const picture = await opened(page);
  await end('opening');
  for (const { what, act, commits } of gestures) {
    const before = await commitsOf(page);
    await act(picture);
    await settled(picture.root);
    await end(what);
    const count = (await commitsOf(page)) - before;
    expect(count, what).toBeGreaterThan(0);
    expect(count, what).toBeLessThanOrEqual(commits);
  }
  expect(await layouts()).toBe(1);
  await doFixedWork(page, WORKS);
}
