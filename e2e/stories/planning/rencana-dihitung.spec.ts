import type { Locator, Page } from '@playwright/test';
import { counted } from '../../support/counted';
import { pressOn, tabTo } from '../../support/keyboard';
import { mainMenu } from '../../support/menu';
import { expect, loaded, test } from '../../support/portal';
import { asSuper, formReady, planner } from '../../support/rencana';

/** A unit whose plan of the year is still a draft, and which had one the year before. */
const UNIT = 1022;
/** What the three rows of a plan may take from the dashboard on, where the year before had them too. */
const MOST = 18;

interface Saved {
  readonly id: number;
  readonly target: number | null;
  readonly pengampu: string | null;
  readonly kinerja_program?: { readonly id: number };
  readonly kinerja_kegiatan?: { readonly id: number };
}

const levels = ['kinerja-program', 'kinerja-kegiatan', 'kinerja-sub-kegiatan'] as const;
const words = {
  'kinerja-program': 'Program',
  'kinerja-kegiatan': 'Kegiatan',
  'kinerja-sub-kegiatan': 'Sub kegiatan',
};

/** The newest row of a level. */
async function newest(level: string): Promise<Saved> {
  const { data } = await asSuper<{ data: { id: number }[] }>(
    'GET',
    `/${level}?satuan_kerja_id=${UNIT}&urut=-id`,
  );
  const id = Math.max(...data.map((row) => row.id));
  return (await asSuper<{ data: Saved }>('GET', `/${level}/${id}`)).data;
}

/** Does one thing, with the mouse or by keys alone. */
interface Hand {
  press(target: Locator): Promise<void>;
  choose(field: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  save(page: Page): Promise<void>;
  /** Takes what the message of the save offers. */
  goOn(page: Page, label: string): Promise<void>;
}

const onward = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Lanjut menambah' }).getByRole('link', { name: label });

const byMouse: Hand = {
  press: (target) => target.click(),
  async choose(field) {
    await field.click();
    await field.page().getByRole('listbox').getByRole('option').first().click();
  },
  fill: (field, text) => field.fill(text),
  save: (page) => page.getByRole('button', { name: 'Simpan' }).click(),
  goOn: (page, label) => onward(page, label).click(),
};

const byKeys: Hand = {
  press: (target) => pressOn(target.page(), target),
  async choose(field) {
    const page = field.page();
    await tabTo(page, field);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
  },
  async fill(field, text) {
    await tabTo(field.page(), field);
    await field.page().keyboard.press('Control+a');
    await field.page().keyboard.insertText(text);
  },
  save: (page) => page.keyboard.press('Control+s'),
  async goOn(page, label) {
    await expect(onward(page, label)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(onward(page, label)).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

/** Chooses what a field needs unless the form has chosen it already. */
async function chosen(hand: Hand, field: Locator): Promise<void> {
  const shown = field.locator('xpath=../..');
  await expect(field).toBeEnabled();
  if (/^Pilih/.test((await shown.textContent()) ?? '')) await hand.choose(field);
}

/** The programme, its activity and its sub-activity, each with target and owner, from the dashboard on. */
async function planned(page: Page, hand: Hand): Promise<void> {
  const shownMenu = await mainMenu(page).evaluate((menu) => menu.getBoundingClientRect().right > 0);
  if (!shownMenu) await hand.press(page.getByRole('button', { name: 'Menu', exact: true }));
  const entry = mainMenu(page).getByRole('link', {
    name: 'Kinerja Program',
    exact: true,
    includeHidden: true,
  });
  const group = await entry.evaluate((link) => link.closest('ul')?.id);
  const folded = mainMenu(page).locator(`button[aria-controls="${group}"][aria-expanded="false"]`);
  if ((await folded.count()) > 0) await hand.press(folded);
  await hand.press(entry);
  await hand.press(page.getByRole('link', { name: 'Tambah kinerja program' }));
  for (const [at, level] of levels.entries()) {
    await formReady(page);
    await loaded(page);
    if (at === 0) await chosen(hand, page.getByRole('combobox', { name: 'Sasaran strategis PD' }));
    await chosen(hand, page.getByRole('combobox', { name: new RegExp(`^${words[level]}`) }));
    await expect(page.getByText(/^\d+ isian terisi sendiri dari tahun 2024/)).toBeVisible();
    await hand.fill(page.getByLabel('Target TW 4'), String(91 + at));
    await hand.save(page);
    const next = levels[at + 1];
    if (next === undefined) await expect(page.getByText(/disimpan$/).last()).toBeVisible();
    else await hand.goOn(page, `Tambah ${next.replaceAll('-', ' ')} di bawahnya`);
  }
}

for (const [width, height, how, hand] of [
  [1440, 900, 'with the mouse', byMouse],
  [1440, 900, 'by keys alone', byKeys],
  [390, 844, 'with a finger', byMouse],
] as const) {
  test(`programme, activity and sub-activity with target and owner take at most ${MOST} steps from the dashboard, ${how} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await planner(page, UNIT);
    await page.goto('/dashboard');
    await loaded(page);
    if (hand === byKeys) await tabTo(page, page.getByRole('link', { name: 'Langsung ke isi halaman' }));
    const steps = await counted(page);
    await planned(page, hand);
    const [program, kegiatan, sub] = await Promise.all(levels.map(newest));
    expect(kegiatan?.kinerja_program?.id).toBe(program?.id);
    expect(sub?.kinerja_kegiatan?.id).toBe(kegiatan?.id);
    for (const row of [program, kegiatan, sub]) {
      expect(row?.target).not.toBeNull();
      expect(row?.pengampu).not.toBeNull();
    }
    expect(steps.length, steps.join('\n')).toBeLessThanOrEqual(MOST);
    expect(steps.length).toBeGreaterThan(levels.length * 3);
  });
}
