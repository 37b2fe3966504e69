import type { Page } from '@playwright/test';
import { unique } from '../../support/api';
import { type Hands, ways } from '../../support/counted';
import { expect, loaded, test } from '../../support/portal';
import { lastYear, lastYearsBranch, type Nomenclature } from '../../support/rencana/last-years-branch';
import { asSuper, formReady, planner, TAHUN } from '../../support/rencana/rencana';

test.use({ journey: 'rencana-dihitung' });

/** Its plan of the year is a draft. */
const UNIT = 1022;

/** What a programme, an activity and a sub-activity with target and owner may cost together, from the dashboard on. */
const INTERACTIONS_MAX = 18;

/** The same where all of it is new: what it wants, its indicator, unit and target, and who owns it, thrice. */
const NEW_INTERACTIONS_MAX = 27;

interface Named {
  readonly id: number;
  readonly nama: string;
}
interface Performance {
  readonly id: number;
  readonly indikator: string;
  readonly target: number | null;
  readonly pengampu: string | null;
  readonly program?: Named | null;
  readonly kegiatan?: Named | null;
  readonly sub_kegiatan?: Named | null;
  readonly kinerja_kegiatan?: { readonly id: number };
  readonly kinerja_program?: { readonly id: number };
}

const row = async (level: string, id: number, year = {}) =>
  (await asSuper<{ data: Performance }>('GET', `/kinerja-${level}/${id}`, undefined, year)).data;

const rows = async (level: string, word = '', year = {}) => {
  const path = `/kinerja-${level}?q=${word}&satuan_kerja_id=${UNIT}`;
  return (await asSuper<{ data: Performance[] }>('GET', path, undefined, year)).data;
};

/** A programme of the unit, an activity of it and a sub-activity of that, as last year's nomenclature names them. */
async function someNomenclature() {
  for (const { id } of await rows('sub-kegiatan', '', lastYear)) {
    const sub = await row('sub-kegiatan', id, lastYear);
    const activity = await row('kegiatan', sub.kinerja_kegiatan?.id ?? 0, lastYear);
    const programme = await row('program', activity.kinerja_program?.id ?? 0, lastYear);
    if (programme.program && activity.kegiatan && sub.sub_kegiatan)
      return { program: programme.program, kegiatan: activity.kegiatan, subKegiatan: sub.sub_kegiatan };
  }
  throw new Error('no row of the unit is in the nomenclature');
}

for (const { how, width, height, handsOf } of ways) {
  test(`three levels of a plan that last year had, with new targets and their owners, ${how}`, async ({
    page,
  }) => {
    const named = await someNomenclature();
    const nomenclature: Nomenclature = {
      program_id: named.program.id,
      kegiatan_id: named.kegiatan.id,
      sub_kegiatan_id: named.subKegiatan.id,
    };
    const word = await lastYearsBranch(UNIT, nomenclature);
    const hands = handsOf(page);
    await page.setViewportSize({ width, height });
    await firstForm(page, hands);
    await plan(page, hands, { level: 'Program', choice: named.program.nama, target: '11' });
    await hands.follow(below(page, 'Tambah kinerja kegiatan di bawahnya'));
    await plan(page, hands, { level: 'Kegiatan', choice: named.kegiatan.nama, target: '12' });
    await hands.follow(below(page, 'Tambah kinerja sub kegiatan di bawahnya'));
    await plan(page, hands, { level: 'Sub kegiatan', choice: named.subKegiatan.nama, target: '13' });
    expect(hands.count()).toBeLessThanOrEqual(INTERACTIONS_MAX);

    // The first quarter is new, the others are last year's.
    for (const [level, target] of [
      ['program', 11 + 6],
      ['kegiatan', 12 + 6],
      ['sub-kegiatan', 13 + 6],
    ] as const) {
      const [made, ...others] = await rows(level, word);
      expect(others).toEqual([]);
      const saved = await row(level, made?.id ?? 0);
      expect(saved).toMatchObject({ target, pengampu: 'unit-kerja' });
    }
  });
}

for (const { how, width, height, handsOf } of ways) {
  test(`three levels of a plan that nobody had before, ${how}`, async ({ page }) => {
    const word = unique();
    const hands = handsOf(page);
    await page.setViewportSize({ width, height });
    await firstForm(page, hands);
    const planNew = async (level: string) => {
      await newForm(page, level);
      await hands.write(page.getByLabel('Sasaran', { exact: true }), `Sasaran ${level} ${word}`);
      await hands.write(page.getByLabel('Indikator', { exact: true }), `Indikator ${level} ${word}`);
      await hands.write(page.getByLabel('Satuan', { exact: true }), 'dokumen');
      await hands.write(page.getByLabel('Target TW 4', { exact: true }), '4');
      await hands.choose(page.getByRole('combobox', { name: /^Pengampu/ }), 'Sekretaris');
      await hands.save();
      await expect(page.getByText(`Kinerja ${level} disimpan`)).toBeVisible();
    };
    await planNew('program');
    await hands.follow(below(page, 'Tambah kinerja kegiatan di bawahnya'));
    await planNew('kegiatan');
    await hands.follow(below(page, 'Tambah kinerja sub kegiatan di bawahnya'));
    await planNew('sub kegiatan');
    expect(hands.count()).toBeLessThanOrEqual(NEW_INTERACTIONS_MAX);
    const [made, ...others] = await rows('sub-kegiatan', word);
    expect(others).toEqual([]);
    expect(await row('sub-kegiatan', made?.id ?? 0)).toMatchObject({ target: 4, pengampu: 'unit-kerja' });
  });
}

/** From where everybody lands after signing in to the form of a new programme. */
async function firstForm(page: Page, hands: Hands): Promise<void> {
  await planner(page, UNIT);
  await page.goto('/dashboard');
  await loaded(page);
  await hands.press(page.getByRole('link', { name: 'Rencana belum diajukan untuk validasi' }));
  await hands.press(page.getByRole('link', { name: 'Tambah kinerja program' }));
}

/** The form of a new row of this level has taken the place of the one before it. */
async function newForm(page: Page, level: string): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`^Tambah kinerja ${level}$`, 'i') }),
  ).toBeVisible();
  await formReady(page);
}

const below = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).last();

/** One row of a plan: what it is in the nomenclature, which brings last year's values, and its target. */
async function plan(
  page: Page,
  hands: Hands,
  { level, choice, target }: { level: string; choice: string; target: string },
): Promise<void> {
  await newForm(page, level);
  await hands.choose(page.getByRole('combobox', { name: new RegExp(`^${level}`) }), choice);
  await expect(
    page.getByText(new RegExp(`^\\d+ isian terisi sendiri dari tahun ${TAHUN - 1}`)),
  ).toBeVisible();
  await hands.write(page.getByLabel('Target TW 1', { exact: true }), target);
  await hands.save();
  await expect(page.getByText(`Kinerja ${level.toLowerCase()} disimpan`)).toBeVisible();
}
