import type { Page } from '@playwright/test';
import { pressOn, skipToContent } from '../../support/keyboard';
import {
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
} from '../../support/pages/accessible';
import { expect, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear } from '../../support/rencana/rencana';

/** Dinas Kesehatan: its first year is decided, its second one a draft. */
const UNIT = 1012;
const NAME = 'Dinas Kesehatan';
const DECIDED = 2024;

const heading = (page: Page) => page.getByRole('heading', { name: 'Tindak lanjut rekomendasi' });

async function openUnit(page: Page) {
  await page.goto('/lke/hasil-akhir');
  await expect(heading(page)).toBeVisible();
}

/** The evaluator that the unit is assigned to. */
async function evaluator(): Promise<'val_lke' | 'val_lke2'> {
  const { data } = await asSuper<{
    data: { satuan_kerja: { satuan_kerja_id: number }; penilai: string[] }[];
  }>('GET', '/lke/hasil');
  const row = data.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === UNIT);
  return row?.penilai.some((name) => name.startsWith('Ridwan')) ? 'val_lke' : 'val_lke2';
}

test('a recommendation is followed up by two people until it is done, and next year’s worksheet takes it on', {
  tag: '@core',
}, async ({ page, browser }) => {
  await signedIn(page, 'dinkes');
  await chooseYear(page, DECIDED);
  await openUnit(page);
  await page.getByRole('button', { name: /^Terbuka/ }).click();
  const fill = page.getByRole('button', { name: /^Isi rencana/ }).first();
  const nomor = (await fill.getAttribute('aria-label'))?.replace('Isi rencana ', '') ?? '';
  await fill.click();
  const plan = page.getByRole('dialog', { name: 'Rencana tindak lanjut' });
  await plan.getByLabel('Rencana').fill('Susun pedoman lalu sahkan');
  await plan.getByLabel('Penanggung jawab').fill('Sekretaris');
  await plan.getByLabel('Tenggat').fill('2030-06-30');
  await plan.getByRole('button', { name: 'Simpan' }).click();
  const card = page
    .locator('section', { has: page.getByRole('button', { name: `Isi rencana ${nomor}` }) })
    .last();
  await expect(card).toContainText('Susun pedoman lalu sahkan');
  await card.getByRole('button', { name: 'Tautan' }).click();
  const link = page.getByRole('dialog', { name: 'Tambah tautan' });
  await link.getByLabel('Alamat').fill('https://dokumen.tirtaraya.example/pedoman-disahkan');
  await link.getByLabel('Nama').fill('Pedoman yang disahkan');
  await link.getByRole('button', { name: 'Tambah' }).click();
  await expect(card.getByRole('link', { name: 'Pedoman yang disahkan' })).toBeVisible();
  const hand = async () => {
    await page.getByRole('button', { name: `Ajukan ${nomor}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click();
    await expect(page.getByText('Tindak lanjut diajukan')).toBeVisible();
  };
  await hand();

  const desk = await (await browser.newContext()).newPage();
  await signedIn(desk, await evaluator());
  await chooseYear(desk, DECIDED);
  const queue = `/lke/hasil-penilaian?${new URLSearchParams({ tampilan: 'tindak-lanjut', q: NAME, keadaan: 'diajukan' })}`;
  await desk.goto(queue);
  await desk.getByRole('button', { name: `Kembalikan ${nomor}` }).click();
  await desk.getByLabel('Apa yang masih kurang').fill('Tanda tangan belum tampak');
  await desk.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
  await expect(desk.getByText('Tindak lanjut dikembalikan')).toBeVisible();

  await openUnit(page);
  await page.getByRole('button', { name: /^Dikembalikan/ }).click();
  await expect(page.getByText('Tanda tangan belum tampak').first()).toBeVisible();
  await hand();
  await desk.goto(queue);
  await desk.getByRole('button', { name: `Nyatakan selesai ${nomor}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Nyatakan selesai' }).click();
  await expect(desk.getByText('Tindak lanjut selesai')).toBeVisible();

  await chooseYear(page);
  await page.goto('/lke/eviden?saring=rekomendasi');
  const row = page.getByRole('article', { name: new RegExp(`^${nomor.replaceAll('.', '\\.')} `) });
  await expect(row).toContainText('Selesai');
  await expect(row).toContainText('Susun pedoman lalu sahkan (Sekretaris');
  await row.getByRole('button', { name: 'Pakai Pedoman yang disahkan' }).click();
  await expect(row).toContainText('sudah diajukan');
  await expect(row.getByRole('link', { name: 'Pedoman yang disahkan' })).toBeVisible();
});

test('a result is read, printed as a report in both forms, and kept in the recap', { tag: '@core' }, async ({
  page,
}) => {
  await signedIn(page, 'dinkes');
  await chooseYear(page, DECIDED);
  await openUnit(page);
  await expect(page.getByRole('heading', { name: 'Nilai pleno' })).toBeVisible();
  const docx = page.waitForEvent('download');
  await page.getByRole('button', { name: 'LHE DOCX' }).click();
  expect((await docx).suggestedFilename()).toBe(`lhe-${DECIDED}-${UNIT}.docx`);
  const pdf = await page.request.get(`/api/lke/laporan/${UNIT}?tahun=${DECIDED}`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  await page.context().clearCookies();
  await signedIn(page, 'super');
  await chooseYear(page, DECIDED);
  await page.goto('/lke/rekap-pd?q=Dinas+Kesehatan');
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText(/\d+ dari \d+ selesai/);
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: 'Penugasan penilai' }));
  await expect(page.getByRole('list', { name: 'Satuan kerja dan penilainya' })).toBeVisible();
  await expectAccessibleInThemes(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Penugasan penilai' })).toBeFocused();
  const sheet = page.waitForEvent('download');
  await pressOn(page, page.getByRole('button', { name: 'Ekspor XLSX' }));
  expect((await sheet).suggestedFilename()).toContain('rekap-lke');
});

test('the public sees final results alone', { tag: '@core' }, async ({ page }) => {
  for (const [tahun, count] of [
    [DECIDED, 1],
    [2025, 0],
  ] as const) {
    await page.goto(
      `/public-display/lke/hasil-akhir?${new URLSearchParams({ tahun: String(tahun), q: NAME })}`,
    );
    await expect(page.getByRole('heading', { name: 'Hasil Akhir LKE', level: 1 })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('cell', { name: NAME, exact: true })).toHaveCount(count);
    const data = await page.request.get(`/public-display/lke/hasil-akhir.csv?tahun=${tahun}`);
    expect((await data.text()).includes(`,${NAME},`)).toBe(count === 1);
  }
});

test('follow-ups are worked on by everybody: in both themes, on a telephone', async ({ page }) => {
  await signedIn(page, 'dinkes');
  await chooseYear(page, DECIDED);
  await openUnit(page);
  await expect(page.getByRole('button', { name: /^Isi rencana/ }).first()).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.context().clearCookies();
  await signedIn(page, await evaluator());
  await chooseYear(page, DECIDED);
  await page.goto('/lke/hasil-penilaian?tampilan=tindak-lanjut');
  await expect(page.getByRole('button', { name: /^Kembalikan/ }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
