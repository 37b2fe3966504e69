import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard';
import { expect } from './portal';

/**
 * What somebody does on a page, counted: a press, a key, or what he types into a field. The way to a control — a
 * movement of the mouse, the Tab key — is not counted.
 */
export interface Hands {
  readonly count: () => number;
  /** Presses a button or a link. */
  readonly press: (control: Locator) => Promise<void>;
  /** Writes over what a field holds. */
  readonly write: (field: Locator, words: string) => Promise<void>;
  /** Writes where the focus is. */
  readonly type: (words: string) => Promise<void>;
  /** Chooses in a field with a list, by words that one entry alone holds. */
  readonly choose: (field: Locator, words: string) => Promise<void>;
  /** Saves the form that is open. */
  readonly save: () => Promise<void>;
  /** Follows a link of the message that has just come. */
  readonly follow: (link: Locator) => Promise<void>;
}

function counter() {
  let done = 0;
  return {
    count: () => done,
    one: async (act: Promise<unknown>) => {
      done += 1;
      await act;
    },
  };
}

const options = (page: Page) => page.getByRole('listbox').getByRole('option');

function byMouse(page: Page): Hands {
  const { count, one } = counter();
  const press = (control: Locator) => one(control.click());
  return {
    count,
    press,
    write: (field, words) => one(field.fill(words)),
    type: (words) => one(page.keyboard.type(words)),
    async choose(field, words) {
      await press(field);
      await press(options(page).filter({ hasText: words }).first());
    },
    save: () => press(page.getByRole('button', { name: 'Simpan', exact: true })),
    follow: press,
  };
}

function byKeys(page: Page): Hands {
  const { count, one } = counter();
  const key = (keys: string) => one(page.keyboard.press(keys));
  return {
    count,
    async press(control) {
      await tabTo(page, control);
      await key('Enter');
    },
    async write(field, words) {
      // Tab selects what the field holds, so that typing writes over it.
      await tabTo(page, field);
      await one(page.keyboard.type(words));
    },
    type: (words) => one(page.keyboard.type(words)),
    async choose(field, words) {
      await tabTo(page, field);
      await one(page.keyboard.type(words));
      await expect(options(page)).toHaveCount(1);
      await expect(options(page).first()).toContainText(words);
      await key('Enter');
    },
    save: () => key('Control+s'),
    async follow(link) {
      await expect(link).toBeVisible();
      await key('F8');
      if (!(await link.evaluate((shown) => shown === document.activeElement))) await tabTo(page, link);
      await key('Enter');
    },
  };
}

/** The ways and widths that a job is counted at. */
export const ways = [
  { how: 'by mouse at 1440 px', width: 1440, height: 900, handsOf: byMouse },
  { how: 'by keys at 1440 px', width: 1440, height: 900, handsOf: byKeys },
  { how: 'by touch at 390 px', width: 390, height: 844, handsOf: byMouse },
  { how: 'by keys at 390 px', width: 390, height: 844, handsOf: byKeys },
] as const;
