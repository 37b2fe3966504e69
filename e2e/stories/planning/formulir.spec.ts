import type { Page } from '@playwright/test';
import { unique } from '../../support/api';
import { tabTo } from '../../support/keyboard';
import { expect, loaded, test } from '../../support/portal';
import { asSuper, formReady, newKinerjaProgram, planner, unfoldedRest } from '../../support/rencana/rencana';

/** A unit whose plan of the year is still a draft. */
const UNIT = 1022;
const sizes = [
  [1440, 900],
  [390, 844],
] as const;

interface Saved {
  readonly pengampu: string | null;
  readonly struktur_organisasi: { readonly jabatan_nama: string } | null;
  readonly target: number | null;
}

const rest = (page: Page) => page.locator('details').filter({ hasText: /^Isian lain/ });

/** What of the focused control lies below the bar at the foot of the form, in pixels, with its words; null: nothing. */
const belowBar = (page: Page) =>
  page.evaluate(() => {
    const save = [...document.querySelectorAll<HTMLElement>('form button[type=submit]')].at(-1);
    const bar = save?.parentElement;
    const focused = document.activeElement;
    if (!bar || !focused || bar.contains(focused) || !focused.closest('form')) return null;
    const box = focused.getBoundingClientRect();
    const hidden = Math.min(box.bottom, innerHeight) - bar.getBoundingClientRect().top;
    return hidden > 0 ? `${focused.id || focused.textContent}: ${Math.round(hidden)} px` : null;
  });

for (const [width, height] of sizes) {
  test(`a new performance of a sub-activity is made by keys alone, with nothing unfolded, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await planner(page, UNIT);
    const word = unique();
    await page.goto('/kinerja-sub-kegiatan/create');
    await formReady(page);
    await expect(rest(page)).not.toHaveAttribute('open');
    await tabTo(page, page.getByRole('combobox', { name: 'Kinerja kegiatan' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    for (const [name, text] of [
      ['Sasaran', `Sasaran ${word}`],
      ['Indikator', `Indikator ${word}`],
      ['Satuan', 'dokumen'],
      ['Target TW 1', '1'],
      ['Target TW 4', '2'],
    ] as const) {
      await tabTo(page, page.getByLabel(name, { exact: true }));
      await page.keyboard.type(text);
    }
    const owner = page.getByRole('combobox', { name: /^Pengampu/ });
    await tabTo(page, owner);
    await page.keyboard.type('kepala');
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect(first).toContainText(/Jabatan · /);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Kinerja sub kegiatan disimpan')).toBeVisible();

    const { data } = await asSuper<{ data: { id: number }[] }>(
      'GET',
      `/kinerja-sub-kegiatan?q=${word}&satuan_kerja_id=${UNIT}`,
    );
    expect(data).toHaveLength(1);
    const { data: saved } = await asSuper<{ data: Saved }>('GET', `/kinerja-sub-kegiatan/${data[0]?.id}`);
    expect(saved).toMatchObject({ pengampu: 'unit-kerja', target: 3 });
    expect(saved.struktur_organisasi?.jabatan_nama).toMatch(/kepala/i);
  });

  test(`whatever has the focus stays above the bar of the form, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await planner(page, UNIT);
    await page.goto('/kinerja-sub-kegiatan/create');
    await formReady(page);
    await unfoldedRest(page);
    await loaded(page);
    await page.getByRole('combobox', { name: 'Kinerja kegiatan' }).focus();
    const save = page.getByRole('button', { name: 'Simpan' });
    let stops = 0;
    for (; stops < 120; stops += 1) {
      if (await save.evaluate((element) => element === document.activeElement)) break;
      await expect.poll(() => belowBar(page)).toBeNull();
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(40);
    await expect(save).toBeFocused();
  });

  test(`a formula is typed plainly, and nothing typed is lost, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await planner(page, UNIT);
    const { id } = await newKinerjaProgram(UNIT);
    await page.goto(`/kinerja-program/${id}/edit?fokus=do_rumus`);
    await formReady(page);
    const formula = page.getByLabel(/^Rumus/);
    await expect(formula).toBeFocused();
    await page.keyboard.type('jumlah kunjungan / jumlah penduduk × 100 %');
    const preview = page.locator('[data-pratinjau-rumus] math');
    await expect(preview.locator('mfrac')).toBeVisible();

    // What cannot be read is told in its place, kept by the draft, and not sent.
    await page.keyboard.type(' + (');
    await expect(page.getByText(/^Rumus belum terbaca\./)).toBeVisible();
    await expect(page.getByText(/^Draf tersimpan/)).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Lanjutkan isian' }).click();
    await unfoldedRest(page);
    await expect(formula).toHaveValue('jumlah kunjungan / jumlah penduduk × 100 % + (');
    await page.keyboard.press('Control+s');
    await expect(formula).toBeFocused();
    await page.getByRole('button', { name: 'LaTeX', exact: true }).click();
    await page.getByRole('button', { name: 'Biasa', exact: true }).click();
    await expect(formula).toHaveValue('jumlah kunjungan / jumlah penduduk × 100 % + (');

    await formula.fill('jumlah kunjungan / jumlah penduduk × 100 %');
    await page.getByRole('button', { name: 'LaTeX', exact: true }).click();
    await expect(formula).toHaveValue(
      '\\frac{\\text{jumlah kunjungan}}{\\text{jumlah penduduk}} \\times 100\\%',
    );
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Kinerja program disimpan')).toBeVisible();
    await page.goto(`/kinerja-program/${id}/edit?fokus=do_rumus`);
    await expect(formula).toHaveValue('jumlah kunjungan / jumlah penduduk × 100 %');
  });
}
