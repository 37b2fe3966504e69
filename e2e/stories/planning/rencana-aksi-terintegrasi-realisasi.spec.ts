import { expect, test } from '../../support/portal';
import { planner, setDeadline } from '../../support/rencana/rencana';
import {
  cellOf,
  newSteps,
  openTable,
  REALISASI,
  saved,
  storedStep,
  summary,
} from '../../support/rencana/terintegrasi';

/** A unit whose plan of the year is a draft. */
const DRAFT = 1022;
/** Columns of the plan and of its realisation. */
const TW1 = 4;
const REALISASI_TW1 = 5;
const BUKTI_TW1 = 6;

test('a quarter that closes meanwhile refuses what comes too late, keeps it and says why; then it is only read', async ({
  page,
}) => {
  await planner(page, DRAFT);
  const { word, ids } = await newSteps(DRAFT, 1);
  const words = `Langkah 1 ${word}`;
  await openTable(page, word, REALISASI);
  const putBack = await setDeadline('2025-01-02', 'batas_realisasi_tw1');
  try {
    await cellOf(page, words, REALISASI_TW1).click();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(summary(page)).toContainText('1 baris gagal disimpan');
    await cellOf(page, words, REALISASI_TW1).click();
    const bar = page.getByRole('region', { name: 'Sel terpilih' });
    await expect(bar).toContainText('Realisasi TW 1: Batas waktu pengisiannya sudah lewat');
    await expect(cellOf(page, words, REALISASI_TW1)).toHaveText('1');
    await bar.getByRole('button', { name: 'Buang isian' }).click();
    await expect(cellOf(page, words, REALISASI_TW1)).toHaveText('');
    await page.keyboard.press('F2');
    await expect(cellOf(page, words, REALISASI_TW1)).toHaveAttribute('aria-readonly', 'true');
    await expect(bar).toContainText('Batas waktu pengisian realisasi TW 1 sudah lewat.');
    expect(await storedStep(DRAFT, ids[0] ?? 0)).toMatchObject({ realisasi_tw1: null });
  } finally {
    await putBack();
  }
});

test('the report of an approved plan takes figures and files; the achievement follows at once', {
  tag: '@core',
}, async ({ page }) => {
  await planner(page, DRAFT);
  const { word, ids } = await newSteps(DRAFT, 1);
  const words = `Langkah 1 ${word}`;
  await openTable(page, word);
  await cellOf(page, words, TW1).click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await saved(page);

  await openTable(page, word, REALISASI);
  await cellOf(page, words, REALISASI_TW1).click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: words })).toContainText('75%');
  await saved(page);

  await cellOf(page, words, BUKTI_TW1).click();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bukti TW 1' });
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n', 'latin1');
  await dialog
    .getByLabel(/^Berkas bukti/)
    .setInputFiles([{ name: 'Laporan.pdf', mimeType: 'application/pdf', buffer: pdf }]);
  const file = dialog.getByRole('button', { name: /^Laporan.pdf/ });
  await expect(file).toBeVisible();
  const download = page.waitForEvent('download');
  await file.click();
  expect((await download).suggestedFilename()).toBe('Laporan.pdf');
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(cellOf(page, words, BUKTI_TW1)).toHaveText('1');
  expect((await storedStep(DRAFT, ids[0] ?? 0))?.bukti).toMatchObject([{ triwulan: 1 }]);

  await cellOf(page, words, BUKTI_TW1).dblclick();
  await dialog.getByRole('button', { name: 'Lepas Laporan.pdf' }).click();
  await expect(file).toHaveCount(0);
  await expect.poll(async () => (await storedStep(DRAFT, ids[0] ?? 0))?.bukti).toEqual([]);
});
