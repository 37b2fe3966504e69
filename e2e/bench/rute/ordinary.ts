import type { Locator, Page } from '@playwright/test';
import type { Interaction } from '../browser/interactions';

const TABS = 4;
const BETWEEN_KEYS_MS = 60;
/** Something else lies above what cannot be pressed in this time. */
const PATIENCE_MS = 5_000;
const WORD = 'kesehatan';

interface Ordinary {
  readonly what: string;
  /** What is pressed or typed into; an interaction is left out where a page has none of it. */
  readonly on: (page: Page) => Locator;
  readonly act: (target: Locator, page: Page) => Promise<unknown>;
  /** What it opened lies above the page until Escape closes it. */
  readonly opens?: true;
}

const press = (target: Locator) => target.click({ timeout: PATIENCE_MS });
const type = (target: Locator) =>
  target.pressSequentially(WORD, { delay: BETWEEN_KEYS_MS, timeout: PATIENCE_MS });

const main = (selector: string) => (page: Page) => page.locator(`main ${selector}`).filter({ visible: true });

/** What people do on any page that has it, in this order; none of it saves, deletes or sends. Folds may cover the rest. */
const ordinary: readonly Ordinary[] = [
  {
    what: 'open the account menu',
    on: (page) => page.getByRole('button', { name: /^Akun / }),
    act: press,
    opens: true,
  },
  {
    what: 'go on by Tab',
    on: (page) => page.locator('body'),
    act: async (_body, page) => {
      for (let tab = 0; tab < TABS; tab += 1) await page.keyboard.press('Tab');
    },
  },
  { what: 'choose a box', on: main('[role=treeitem]'), act: press },
  { what: 'open a choice', on: main('input[role=combobox]:enabled'), act: press, opens: true },
  { what: 'sort a column', on: main('thead th > button:enabled'), act: press },
  { what: 'open the next tab', on: main('[role=tab][aria-selected=false]:enabled'), act: press },
  { what: 'type in the search', on: main('input[type=search]:enabled'), act: type },
  {
    what: 'type in the form',
    on: main('form :is(textarea, input[type=text]:not([role=combobox])):enabled:not([readonly])'),
    act: type,
  },
  { what: 'open what is folded', on: main('button[aria-expanded=false]:enabled'), act: press },
];

/** Two frames after it was brought to the middle: what is changed below the window's edge may be shown much later. */
function bringIntoSight(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown())));
}

/** The ordinary interactions that this page has now. */
export async function ordinaryInteractions(page: Page): Promise<readonly Interaction[]> {
  const present: Interaction[] = [];
  for (const { what, on, act, opens } of ordinary) {
    const target = on(page).first();
    if ((await on(page).count()) === 0) continue;
    present.push({
      what,
      act: async () => {
        await target.evaluate(bringIntoSight, undefined, { timeout: PATIENCE_MS });
        await act(target, page);
      },
    });
    if (opens) present.push({ what: `${what}, and close it`, act: () => page.keyboard.press('Escape') });
  }
  return present;
}
