import { expect, type Locator, type Page } from '@playwright/test';

/** Nothing of the portal lies further than this many presses away from where a page begins. */
const MOST_STOPS = 60;

/** Walks with the Tab key, once the wanted element stands on the page, until it has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.evaluate((element) => element === document.activeElement);

/** Walks to a button or link and presses it by Enter. */
export async function pressOn(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Goes past menus and bars by the link that every page begins with. */
export async function skipToContent(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: 'Langsung ke isi halaman' }));
}

/** Sets a filter of a list from what comes before it, one option a press, and ends at its chip. */
export async function filterByKeys(page: Page, label: string, option: string): Promise<void> {
  const chip = page.getByRole('button', { name: new RegExp(`^${label}`) }).first();
  await pressOn(page, chip);
  const field = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await expect(field).toBeFocused();
  const chosen = () => field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent);
  for (let step = 0; step < MOST_STOPS && (await chosen()) !== option; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(chip).toBeFocused();
  await expect(chip).toHaveText(`${label}: ${option}`);
}
