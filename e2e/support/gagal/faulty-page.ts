import { expect as base, type Page } from '@playwright/test';
import { type FaultName, type FaultyPortal, remoteFaults, startFaultProxy } from '@selaras/cli/faults';
import { loadFailureWords } from '@selaras/contracts';
import { servers } from '../../server/servers';
import { mainMenu, unfolded } from '../pages/menu';
import type { FaultCase } from './fault-cases';
import type { RemotePage } from './six-remotes';

/** Later than the portal waits for any answer. */
const LATE_MS = 60_000;

/** The patience of the stories, also where no story runs. */
const expect = base.configure({ timeout: 30_000 });

const failureOn = (page: Page) => page.getByRole('main').locator('[data-remote-failure]');

/** The portal with a broken remote, whose files it sends as a real server would, for browsers to keep. */
export const startFaultyPortal = (remote: string, fault: FaultName): Promise<FaultyPortal> =>
  startFaultProxy({
    portal: servers.demo.origin,
    remote,
    fault: remoteFaults[fault],
    port: 0,
    slowMs: LATE_MS,
    kept: true,
  });

/** In the page's place stand the remote's name and a reason; the rest of the shell stands around it. */
async function expectFailureTold(page: Page, { broken, code }: FaultCase): Promise<void> {
  const place = failureOn(page);
  await expect(place).toHaveAttribute('data-remote-failure', code);
  await expect(place).toContainText(`${broken.title} tidak dapat ditampilkan`);
  await expect(place).toContainText(loadFailureWords[code]);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectStands(page: Page, { path, heading }: RemotePage): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('html[data-loading="false"]:not(:has([data-awaited]))')).toBeAttached();
  await expect(page.locator('[data-remote-failure]')).toHaveCount(0);
}

/** The menu leads to a page of another remote, which works; the way back leads to the failure again. */
async function expectOthersWork(page: Page, { other }: FaultCase): Promise<void> {
  await (await unfolded(page, mainMenu(page).locator(`a[href="${other.path}"]`))).click();
  await expectStands(page, other);
  await page.goBack({ waitUntil: 'commit' });
  await expect(failureOn(page)).toBeVisible();
}

/** The fault is mended, and the button of the failure brings the page, in the document that stood all along. */
async function expectRetryWorks(page: Page, { broken }: FaultCase, portal: FaultyPortal): Promise<void> {
  portal.mend();
  await failureOn(page).getByRole('button', { name: 'Coba lagi' }).click();
  await expectStands(page, broken);
}

/** Parts of the promise, in their order. */
export type Kept = 'told' | 'others' | 'retry';

/**
 * What the portal promises of a broken remote, one after the other; `page` is signed in as `dinkes`. `onKept` hears of
 * every part that was kept, with the milliseconds since the page was asked for.
 * @throws at the first part that is not kept
 */
export async function expectContained(
  page: Page,
  one: FaultCase,
  onKept: (part: Kept, since: number) => void = () => undefined,
): Promise<void> {
  const portal = await startFaultyPortal(one.broken.remote, one.fault);
  const started = performance.now();
  const kept = (part: Kept) => onKept(part, performance.now() - started);
  try {
    await page.goto(portal.origin + one.broken.path, { waitUntil: 'commit' });
    await expect(failureOn(page)).toBeVisible();
    kept('told');
    await page.evaluate(() => Object.assign(window, { dokumenSemula: true }));
    await expectFailureTold(page, one);
    await expectOthersWork(page, one);
    kept('others');
    await expectRetryWorks(page, one, portal);
    expect(await page.evaluate(() => 'dokumenSemula' in window)).toBe(true);
    kept('retry');
  } finally {
    await portal.close();
  }
}
