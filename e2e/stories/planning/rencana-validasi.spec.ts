import { servers } from '../../server/servers';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { giveOwner } from '../../support/rencana/perjanjian';
import { chooseYear, newKinerjaProgram, planner } from '../../support/rencana/rencana';

test.use({ journey: 'rencana-validasi' });

/** Its plan of the year is a draft, which goes through all stages. */
const UNIT = 999907;
const NAMA = 'Bagian Umum';

test('a plan is submitted, taken back, returned with a note, mended and approved in three stages', {
  tag: '@core',
}, async ({ page, browser }) => {
  await planner(page, UNIT);
  await page.goto('/kinerja-program');
  const asking = page.getByRole('dialog', { name: /^Ajukan perencanaan/ });
  const submit = async () => {
    await page.getByRole('button', { name: 'Ajukan validasi' }).click();
    await asking.getByRole('button', { name: 'Ajukan validasi' }).click();
    await expect(page.locator('[data-kunci=validasi]')).toBeVisible();
  };
  await submit();
  await expect(page.getByText('Perencanaan diajukan untuk divalidasi')).toBeVisible();
  await page.getByRole('button', { name: 'Tarik pengajuan' }).click();
  const takingBack = page.getByRole('dialog', { name: /^Tarik kembali/ });
  await takingBack.getByRole('button', { name: 'Tarik pengajuan' }).click();
  await expect(page.getByText('Pengajuan ditarik kembali')).toBeVisible();
  await expect(page.locator('[data-kunci=validasi]')).toHaveCount(0);
  await submit();
  await expect(page.getByRole('link', { name: 'Tambah kinerja program' })).toHaveCount(0);

  const validator = async (tahap: 1 | 2 | 3) => {
    const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
    await signedIn(other, `val_rencana${tahap}`);
    await chooseYear(other);
    await other.goto(`/validasi-perencanaan?q=${encodeURIComponent(NAMA)}`);
    await other.getByRole('row').filter({ hasText: NAMA }).first().click();
    await expect(other.getByRole('heading', { level: 1, name: NAMA })).toBeVisible();
    return other;
  };

  const first = await validator(1);
  await first.getByRole('button', { name: 'Kembalikan' }).click();
  const returning = first.getByRole('dialog', { name: /^Kembalikan/ });
  await returning.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(returning.getByText(/^Wajib diisi/)).toBeVisible();
  await returning.getByLabel('Apa yang perlu diperbaiki').fill('Sasaran belum menggambarkan hasil');
  await returning.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(first.getByRole('status').filter({ hasText: 'Perencanaan dikembalikan' })).toBeVisible();

  const made = await newKinerjaProgram(UNIT);
  await page.reload();
  await expect(page.getByText(/^Dikembalikan pada tahap 1: Sasaran belum menggambarkan hasil/)).toBeVisible();
  await page.getByRole('button', { name: 'Siap diajukan?' }).click();
  const unfinished = page.locator('details', { hasText: 'Belum diturunkan' });
  await unfinished.locator('summary').click();
  await unfinished.getByRole('link').first().click();
  // What has nothing below it leads to a new row there.
  await expect(page).toHaveURL(/\/kinerja-kegiatan\/create\?kinerja_program_id=\d+/);
  await page.goBack();
  // What is required stands first, and open.
  const ownerless = page.locator('details', { hasText: 'Tanpa pengampu' });
  await expect(ownerless.getByRole('link', { name: made.indikator })).toBeVisible();
  await page.getByRole('button', { name: 'Ajukan validasi' }).click();
  await expect(asking.getByText(/^1 hal wajib dilengkapi dahulu/)).toBeVisible();
  const lacking = asking.locator('details', { hasText: 'Tanpa pengampu' });
  await expect(lacking.getByRole('link', { name: made.indikator })).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Ajukan validasi' })).toBeDisabled();
  await asking.getByRole('button', { name: 'Batal' }).click();
  await giveOwner(made.id, UNIT);
  await submit();

  await first.reload();
  await first.getByRole('button', { name: 'Buka semua' }).click();
  await expect(first.getByText('Baru', { exact: true }).first()).toBeVisible();
  for (const tahap of [1, 2, 3] as const) {
    const other = await validator(tahap);
    await other.getByRole('button', { name: 'Setujui' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
    await expect(other.getByRole('status').filter({ hasText: 'Perencanaan disetujui' })).toBeVisible();
  }
  await page.reload();
  await expect(page.locator('[data-kunci=validasi]')).toBeVisible();
});

test('a validator of another stage is not offered a decision', { tag: '@core' }, async ({ page }) => {
  await signedIn(page, 'val_rencana3');
  await chooseYear(page);
  await page.goto('/validasi-perencanaan/1015');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dinas Perumahan');
  await loaded(page);
  await expect(page.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kembalikan' })).toHaveCount(0);
});
