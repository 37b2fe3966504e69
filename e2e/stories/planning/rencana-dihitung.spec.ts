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
/** Choices of one field that are walked through at most. */
const MOST_OPTIONS = 60;

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

interface Coded {
  readonly kode: string;
}

/** A sub-activity that was planned the year before, with the activity and the programme that it belongs to. */
async function codesOfLastYear(): Promise<readonly string[]> {
  const codesAt = async (level: (typeof levels)[number], name: string) => {
    const path = `/${level}?satuan_kerja_id=${UNIT}`;
    const year = { 'default-key-tahun-kinerja': '2024' };
    const { data } = await asSuper<{ data: Record<string, Coded | null>[] }>('GET', path, undefined, year);
    return data.flatMap((row) => row[name]?.kode ?? []);
  };
  const [program, kegiatan, sub] = await Promise.all([
    codesAt('kinerja-program', 'program'),
    codesAt('kinerja-kegiatan', 'kegiatan'),
    codesAt('kinerja-sub-kegiatan', 'sub_kegiatan'),
  ]);
  for (const last of sub) {
    const above = kegiatan.find((kode) => last.startsWith(`${kode}.`));
    const top = program.find((kode) => above?.startsWith(`${kode}.`));
    if (above !== undefined && top !== undefined) return [top, above, last];
  }
  throw new Error('no sub-activity of the year before has a plan above it');
}

/** Does one thing, with the mouse or by keys alone. */
interface Hand {
  press(target: Locator): Promise<void>;
  choose(field: Locator, kode: string): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  save(page: Page): Promise<void>;
  /** Takes what the message of the save offers. */
  goOn(page: Page, label: string): Promise<void>;
}

const onward = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Lanjut menambah' }).getByRole('link', { name: label });

const optionOf = (page: Page, kode: string) =>
  page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasText: `${kode} ` });

const byMouse: Hand = {
  press: (target) => target.click(),
  async choose(field, kode) {
    await field.click();
    await optionOf(field.page(), kode).click();
  },
  fill: (field, text) => field.fill(text),
  save: (page) => page.getByRole('button', { name: 'Simpan' }).click(),
  goOn: (page, label) => onward(page, label).click(),
};

const byKeys: Hand = {
  press: (target) => pressOn(target.page(), target),
  async choose(field, kode) {
    const page = field.page();
    await tabTo(page, field);
    await page.keyboard.press('ArrowDown');
    const wanted = await optionOf(page, kode).getAttribute('id');
    const reached = async () => (await field.getAttribute('aria-activedescendant')) === wanted;
    for (let step = 0; step < MOST_OPTIONS && !(await reached()); step += 1) {
      await page.keyboard.press('ArrowDown');
    }
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

/** What a picker shows. */
const shownBy = (field: Locator) => field.locator('xpath=../..');

/** Chooses what a field needs unless the form has chosen it already. */
async function chosen(hand: Hand, field: Locator, kode: string): Promise<void> {
  await expect(field).toBeEnabled();
  if (/^Pilih/.test((await shownBy(field).textContent()) ?? '')) await hand.choose(field, kode);
}

/** The programme, its activity and its sub-activity, each with target and owner, from the dashboard on. */
async function planned(page: Page, hand: Hand, codes: readonly string[]): Promise<void> {
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
    // The unit's one goal is chosen by itself.
    if (at === 0) {
      await expect(shownBy(page.getByRole('combobox', { name: 'Sasaran strategis PD' }))).not.toHaveText(
        /^Pilih/,
      );
    }
    await chosen(hand, page.getByRole('combobox', { name: new RegExp(`^${words[level]}`) }), codes[at] ?? '');
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
    const codes = await codesOfLastYear();
    const steps = await counted(page);
    await planned(page, hand, codes);
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
