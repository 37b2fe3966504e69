import type { Locator, Page } from '@playwright/test';

export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu utama' });

/** Unfolds the group that an entry of the main menu stands in by a press on its heading, where it is folded. */
export async function unfolded(page: Page, entry: Locator): Promise<Locator> {
  const list = await entry.evaluate((link) => link.closest('ul')?.id);
  const folded = mainMenu(page).locator(`button[aria-controls="${list}"][aria-expanded="false"]`);
  if ((await folded.count()) > 0) await folded.click();
  return entry;
}

/** The last entry of the main menu with this name, in sight. */
export const menuEntry = (page: Page, name: string | RegExp): Promise<Locator> =>
  unfolded(page, mainMenu(page).getByRole('link', { name, exact: true, includeHidden: true }).last());
