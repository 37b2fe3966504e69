import { expect, type Page, test } from '@playwright/test';
import type { Check } from './checks';
import { openPair } from './guest';
import type { Pair } from './pairs';
import { watchPage } from './quiet';
import { focused, lookAround, readAround } from './surroundings';

/**
 * The same for a frame, which takes no props and tells no events: it shows the diagram in its place, is worked with by
 * keyboard, and leaves the page around it as it was.
 */
export async function conformFrame(
  page: Page,
  pair: Pair,
  { picture, passed }: { picture: () => Promise<void>; passed: Check[] },
): Promise<void> {
  const check = async (name: Check, act: () => Promise<void>) => {
    await test.step(name, act);
    passed.push(name);
  };
  const complaints = await watchPage(page);
  const { frame, guest, place } = await openPair(page, pair);
  const iframe = place.locator('iframe');
  const diagram = iframe.contentFrame().locator('[data-state=ready]');
  const surface = diagram.locator('[aria-roledescription=diagram]');

  await frame.locator('#penekan').focus();
  await lookAround(frame);
  const before = await readAround(frame);
  const untouched = async () => {
    // Who works in it has scrolled there.
    expect({ ...(await readAround(frame)), scroll: null }).toEqual({ ...before, scroll: null });
    const { globals, builtIn } = await lookAround(frame);
    // A window numbers the frames in it.
    expect({ globals: globals.filter((name) => !/^\d+$/.test(name)), builtIn }).toEqual({
      globals: [],
      builtIn: [],
    });
  };

  await check('ready', async () => {
    await guest.mount();
    await expect(diagram.getByRole('toolbar')).toBeVisible();
  });

  await check('ukuran', async () => {
    const [outer, own] = [await iframe.boundingBox(), await diagram.boundingBox()];
    // Whatever border the page gives its frames.
    expect((outer?.width ?? 0) - (own?.width ?? 0)).toBeLessThan(20);
    expect((outer?.height ?? 0) - (own?.height ?? 0)).toBeLessThan(20);
    expect(own?.width).toBeGreaterThan(250);
  });

  await check('sekitar', async () => {
    await untouched();
    expect(await focused(frame)).toBe('penekan');
  });

  await check('pilih', async () => {
    await surface.focus();
    await page.keyboard.press('Enter');
    await expect(diagram.locator('aside')).toBeVisible();
    await picture();
  });

  await check('lepas', async () => {
    await guest.unmount();
    await expect(iframe).toHaveCount(0);
    await untouched();
  });

  await check('tenang', async () => expect(await complaints()).toEqual([]));
}
