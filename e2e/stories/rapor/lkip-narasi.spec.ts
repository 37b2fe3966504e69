import type { Page } from '@playwright/test';
import { ways } from '../../support/counted';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { expect, test } from '../../support/portal';
import { asSuper, planner } from '../../support/rencana/rencana';

test.use({ journey: 'lkip-narasi' });

/** Its figures change after its narratives were written. */
const UNIT = 1023;
const OWN_WORDS = 'Layanan dijemput ke rumah warga sejak Mei.';

interface Iku {
  readonly id: number;
  readonly versi: number;
  readonly indikator: string;
  readonly realisasi: number | null;
  readonly rata_nasional: number | null;
}

async function firstIku(): Promise<Iku> {
  const { data } = await asSuper<{ data: Iku[] }>('GET', `/capaian-iku?tingkat=pd&satuan_kerja_id=${UNIT}`);
  const [first] = data;
  if (first === undefined) throw new Error(`Unit ${UNIT} has no key indicator`);
  return first;
}

async function correct(iku: Iku, realisasi: number): Promise<void> {
  await asSuper(
    'PUT',
    `/capaian-iku/pd/${iku.id}`,
    { realisasi, rata_nasional: iku.rata_nasional },
    { 'if-match': `"${iku.versi}"` },
  );
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const draftOf = (page: Page, name: string) => page.getByRole('complementary', { name: `Draf ${name}` });

test('a unit writes an indicator’s seven narratives from drafts, and is told when a figure changes afterwards', {
  tag: '@core',
}, async ({ page }) => {
  const iku = await firstIku();
  await correct(iku, 40);
  await planner(page, UNIT);
  await page.goto('/lkip/narasi-pd');
  const row = page.getByRole('row').filter({ hasText: iku.indikator });
  await expect(row).toContainText('Belum dimulai');
  await page.getByRole('link', { name: 'Tambah narasi' }).click();
  await page.getByRole('combobox', { name: 'Indikator' }).click();
  await page.getByRole('option', { name: iku.indikator }).first().click();
  await page.getByRole('button', { name: 'Mulai menulis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: iku.indikator })).toBeVisible();
  const names = await page
    .getByRole('complementary', { name: /^Draf \d\. / })
    .evaluateAll((drafts) =>
      drafts.map((draft) => draft.getAttribute('aria-label')?.replace('Draf ', '') ?? ''),
    );
  expect(names[0]).toMatch(/^1\. /);
  const [first = '', second = ''] = names;

  const words = (await draftOf(page, first).getByRole('paragraph').first().textContent()) ?? '';
  expect(words).toContain('40');
  await page.getByRole('button', { name: `Pakai draf: ${first}` }).click();
  await expect(draftOf(page, first)).toHaveCount(0);
  await expect(section(page, first)).toContainText(words);
  await page.getByRole('button', { name: `Tolak draf: ${second}` }).click();
  await expect(page.getByRole('button', { name: `Lihat draf ${second}` })).toBeVisible();
  await page.getByRole('button', { name: `Tulis ${second}`, exact: true }).click();
  await page.keyboard.type(OWN_WORDS);
  await expect(page.getByRole('textbox', { name: second, exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Selesai menulis' }).click();
  await expect(section(page, second)).toContainText(OWN_WORDS);
  await expectAccessibleInThemes(page, 'main');
  await expect(page.getByRole('region', { name: 'Angka indikator' })).toContainText('2 dari 7');

  await correct(await firstIku(), 41);
  await page.goto('/lkip/narasi-pd');
  await expect(row).toContainText('2 dari 7');
  await expect(row).toContainText(/\d analisis/);
  await row.click();
  await expect(draftOf(page, first)).toContainText('Angka berubah sejak draf diambil');
  await expectAccessibleInThemes(page, 'main');
  await page.getByRole('button', { name: `Pakai draf baru: ${first}` }).click();
  await expect(draftOf(page, first)).toHaveCount(0);
  await expect(section(page, first)).toContainText('41');
  await expect(section(page, first)).not.toContainText(words);

  await page.goto('/lkip/bab-3');
  await expect(page.getByRole('main')).toContainText(OWN_WORDS);
  await expect(page.getByRole('main')).not.toContainText(words);
});

/** Units whose narratives nobody has begun, one for each way and width. */
const EMPTY = [1020, 1019, 1021, 1018] as const;

for (const [at, { how, width, height, handsOf }] of ways.entries()) {
  test(`one narrative takes five interactions, all seven of an indicator fewer than ten, and each is taken back alone, ${how}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await planner(page, EMPTY[at] ?? 0);
    await page.goto('/lkip/narasi-pd');
    const one = handsOf(page);
    await one.press(page.getByRole('row', { name: /Belum dimulai/ }).first());
    await one.press(page.getByRole('button', { name: 'Mulai menulis' }));
    await one.press(page.getByRole('button', { name: /^Tulis 1\. / }));
    await one.type(OWN_WORDS);
    await one.press(page.getByRole('button', { name: 'Selesai menulis' }));
    const first = page.getByRole('region', { name: /^1\. / });
    await expect(first).toContainText(OWN_WORDS);
    expect(one.count()).toBeLessThanOrEqual(5);

    const all = handsOf(page);
    await all.press(page.getByRole('button', { name: 'Pakai semua draf (6)' }));
    const dialog = page.getByRole('dialog', { name: 'Pakai draf dari angka' });
    await expect(dialog).toContainText('sudah ditulis, tidak diganti');
    await expect(dialog.getByRole('checkbox')).toHaveCount(6);
    await expectAccessibleInThemes(page, '[role=dialog]');
    await all.press(dialog.getByRole('button', { name: 'Pakai 6 draf' }));
    await expect(page.getByRole('status').filter({ hasText: '6 draf dipakai' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Angka indikator' })).toContainText('7 dari 7');
    await expect(first).toContainText(OWN_WORDS);
    // With the way from the list: the row, to begin, all drafts, to take them.
    expect(all.count() + 2).toBeLessThanOrEqual(10);

    await page.getByRole('button', { name: /^Batalkan draf 3\. / }).click();
    await expect(page.getByRole('button', { name: /^Pakai draf: 3\. / })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Angka indikator' })).toContainText('6 dari 7');
    await expectAccessibleInThemes(page, 'main');
  });
}
