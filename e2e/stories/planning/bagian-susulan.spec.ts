import type { Page } from '@playwright/test';
import { expect, test } from '../../support/portal';
import { planner } from '../../support/rencana/rencana';

/** A unit whose plan of the year is still a draft. */
const UNIT = 1022;

/** Words by which the script of the pickers' library is known. */
const LIBRARY = 'Use Up and Down to choose options';

/** What becomes of a request for the library of the pickers. */
type Fate = () => 'lost' | Promise<void>;

/**
 * Opens a form with pickers whose library fares so, and types into it; answers how often the page has asked for the
 * library. Requests are not counted for that: a browser makes one of two that are under way at the same time.
 */
async function typeWhilePickersCome(page: Page, fate: Fate): Promise<() => Promise<number>> {
  let library = '';
  await page.addInitScript(() => {
    const skrip: string[] = [];
    Object.assign(window, { skrip });
    const note = (node: Node) => node instanceof HTMLScriptElement && skrip.push(node.src);
    const notes = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note);
    });
    notes.observe(document, { childList: true, subtree: true });
  });
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch().catch(() => null);
    const body = await response?.text().catch(() => null);
    // What a page that was left still asked for is answered to nobody.
    if (!response || typeof body !== 'string') return route.abort('aborted').catch(() => undefined);
    if (body.includes(LIBRARY)) {
      library = route.request().url();
      const outcome = fate();
      if (outcome === 'lost') return route.abort('failed');
      await outcome;
    }
    await route.fulfill({ response, body });
  });
  await planner(page, UNIT);
  await page.goto('/kinerja-program/create');
  await page.evaluate(() => Object.assign(window, { lama: true }));
  await page.getByLabel('Sasaran', { exact: true }).fill('Turunnya stunting');
  return () =>
    page.evaluate(
      (url) => (window as unknown as { skrip: string[] }).skrip.filter((src) => src === url).length,
      library,
    );
}

/** The pickers have come, the page is the same, and what was typed stands in it. */
async function expectPickersAndText(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Sasaran strategis PD' })).toBeVisible();
  await expect(page.getByLabel('Sasaran', { exact: true })).toHaveValue('Turunnya stunting');
  expect(await page.evaluate(() => 'lama' in window)).toBe(true);
  await expect(page.locator('[data-remote-failure]')).toHaveCount(0);
}

let arrive = () => {};
let arrived = Promise.resolve();

test.beforeEach(() => {
  arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
});

test('a picker whose script is lost says so in its place and is asked for again there; what was typed stays', {
  tag: '@core',
}, async ({ page }) => {
  // What was lost is fetched once more past every cache before it is called lost.
  let away = true;
  const asked = await typeWhilePickersCome(page, () => (away ? 'lost' : arrived));
  await expect(page.getByText('Gagal dimuat').first()).toBeVisible();
  away = false;
  await page.getByRole('button', { name: 'Coba lagi' }).first().click();
  await expect(page.getByText('Masih dimuat…').first()).toBeVisible();
  await expect.poll(asked).toBeGreaterThan(1);
  arrive();
  await expectPickersAndText(page);
});

test('a picker that comes late is waited for, longer than the bundler does, and nothing is called lost', async ({
  page,
}) => {
  const asked = await typeWhilePickersCome(page, () => arrived);
  await expect(page.getByText('Masih dimuat…').first()).toBeVisible();
  await expect.poll(asked, { timeout: 20_000 }).toBeGreaterThan(1);
  await expect(page.getByText('Masih dimuat…').first()).toBeVisible();
  await expect(page.getByText('Gagal dimuat')).toHaveCount(0);
  arrive();
  await expectPickersAndText(page);
});
