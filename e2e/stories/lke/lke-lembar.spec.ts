import type { Page } from '@playwright/test';
import type { LkeLembar } from '@selaras/contracts';
import { endSessions, newPerson } from '../../support/api';
import {
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
} from '../../support/pages/accessible';
import { signInAgain, signInAs } from '../../support/person';
import { expect, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear, planner } from '../../support/rencana/rencana';

test.use({ journey: 'lke-lembar' });

const PATH = '/lke/eviden';
/** Units whose worksheet of the year nobody has written in, and is being filled in. */
const EMPTY = 1022;
const DRAFT = 1009;

const row = (page: Page, nomor: string) =>
  page.getByRole('article', { name: new RegExp(`^${nomor.replaceAll('.', '\\.')} `) });
const chosen = (page: Page, nomor: string) => row(page, nomor).getByRole('radio', { checked: true });
const allSaved = (page: Page) => expect(page.getByText('Semua perubahan tersimpan.')).toBeVisible();
const lembarOf = async (unit: number) =>
  (await asSuper<{ data: LkeLembar }>('GET', `/lke/lembar/${unit}`)).data;
const storedAnswers = async (unit: number) =>
  (await lembarOf(unit)).baris.map(({ tahap_1 }) => tahap_1.jawaban);

test('an evening by keyboard: eighty criteria answered, refused while one is missing, then handed in', {
  tag: '@core',
}, async ({ page }) => {
  await planner(page, EMPTY);
  await page.goto(PATH);
  await row(page, '1.a.1').focus();
  for (let at = 0; at < 79; at += 1) {
    await page.keyboard.press('e');
    await page.keyboard.press('j');
  }
  await expect(page.getByText(/79 dari 80 kriteria/)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Belum ada tindak lanjut.');
  await page.keyboard.press('Escape');
  await allSaved(page);
  expect((await storedAnswers(EMPTY)).filter((jawaban) => jawaban === 'E')).toHaveLength(79);

  await page.getByRole('button', { name: 'Ajukan' }).click();
  const missing = page.getByRole('dialog', { name: '1 kriteria belum lengkap' });
  await missing.getByRole('button', { name: /^4\.c\.5.*Belum dijawab/ }).click();
  await expect(row(page, '4.c.5')).toBeFocused();
  await page.keyboard.press('1');
  await expect(chosen(page, '4.c.5')).toHaveText('AA');
  await page.keyboard.press('u');
  await page.keyboard.press('8');
  await allSaved(page);
  await page.getByRole('button', { name: 'Ajukan' }).click();
  await page
    .getByRole('dialog', { name: 'Ajukan lembar kerja?' })
    .getByRole('button', { name: 'Ajukan' })
    .click();
  await expect(page.getByText(/sudah diajukan dan menunggu penilai/)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await lembarOf(EMPTY)).toMatchObject({ keadaan: 'diajukan' });
});

test.describe('people of one unit', () => {
  test.describe.configure({ mode: 'serial' });

  test('never write over each other, and lose nothing when the session ends or the line breaks', {
    tag: '@core',
  }, async ({ page, browser }) => {
    await planner(page, DRAFT);
    const context = await browser.newContext();
    const other = await context.newPage();
    const person = await newPerson('perangkat_daerah', DRAFT);
    const token = await signInAs(context, person);
    await chooseYear(other);
    await page.goto(PATH);
    await other.goto(PATH);
    await row(other, '4.c.1').focus();
    await row(page, '4.c.1').focus();
    await page.keyboard.press('c');
    await allSaved(page);
    await other.keyboard.press('d');
    await expect(row(other, '4.c.1')).toContainText('Simpan pilihan');
    await row(other, '4.c.1')
      .getByRole('radio', { name: /Isian Anda/ })
      .check();
    await row(other, '4.c.1').getByRole('button', { name: 'Simpan pilihan' }).click();
    await allSaved(other);
    await page.reload();
    await expect(chosen(page, '4.c.1')).toHaveText('D');

    await context.setOffline(true);
    await row(other, '4.c.2').focus();
    await other.keyboard.press('b');
    await expect(other.getByText(/1 baris menunggu sambungan/)).toBeVisible();
    await expect(chosen(other, '4.c.2')).toHaveText('B');
    await context.setOffline(false);
    await allSaved(other);

    expect((await endSessions(token)).status).toBe(204);
    await row(other, '4.c.3').focus();
    await other.keyboard.press('a');
    await signInAgain(other, person);
    await allSaved(other);
    expect((await storedAnswers(DRAFT)).slice(-5, -2)).toEqual(['D', 'B', 'A']);
  });

  test('get parts from a coordinator: each is filled, handed in, returned and closed', async ({
    page,
    browser,
  }) => {
    await planner(page, DRAFT);
    const staff = await newPerson('perangkat_daerah', DRAFT);
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Pembagian' }).click();
    await page.getByRole('button', { name: 'Bagikan kriteria' }).click();
    await page.getByLabel('Nama bagian').fill('Evaluasi internal');
    await page.getByLabel('Diisi oleh').fill(staff.nama);
    await page.keyboard.press('Enter');
    await page.getByLabel('Tenggat').fill('2025-01-31');
    await page.getByRole('checkbox', { name: /^4\.c\. / }).check();
    await page.getByRole('button', { name: 'Bagikan', exact: true }).click();
    const part = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Evaluasi internal' }) });
    await expect(part).toContainText('Lewat tenggat');

    const context = await browser.newContext();
    const own = await context.newPage();
    await signInAs(context, staff);
    await chooseYear(own);
    await own.goto(PATH);
    await expect(own.getByText(/Anda mengisi 5 kriteria/)).toBeVisible();
    await expect(own.getByRole('button', { name: 'Ajukan' })).toHaveCount(0);
    await own.getByRole('switch', { name: 'Bagian saya' }).click();
    await expect(own.getByRole('article')).toHaveCount(5);
    await row(own, '4.c.5').focus();
    await own.keyboard.press('6');
    await allSaved(own);
    await own.getByRole('button', { name: 'Pembagian' }).click();
    await own.getByRole('button', { name: 'Serahkan' }).click();
    await expect(own.getByText('Diserahkan').first()).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Pembagian' }).click();
    await part.getByRole('button', { name: 'Kembalikan' }).click();
    await page.getByLabel('Apa yang perlu dilengkapi').fill('Uraian masih kosong');
    await page.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
    await expect(part).toContainText('Catatan koordinator: Uraian masih kosong');
    await part.getByRole('button', { name: 'Tutup' }).click();
    await expect(part).toContainText('Ditutup');
    await part.getByRole('button', { name: 'Tarik' }).click();
    await expect(part).toHaveCount(0);
  });
});

test('notes of the evaluator are answered where they were flagged, and the rest stays folded', async ({
  page,
}) => {
  await signedIn(page, 'rsud');
  await chooseYear(page);
  await page.goto('/lke/eviden-2');
  await expect(page.getByRole('heading', { name: 'Kriteria yang perlu diperbaiki' })).toBeVisible();
  const field = page.getByRole('textbox', { name: /^Tanggapan/ }).first();
  await field.fill('Dokumen terbaru sudah ditetapkan.');
  await expect(page.getByText(/Tersimpan pukul/).first()).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('Dokumen terbaru sudah ditetapkan.');
  await expectAccessibleInThemes(page);
});

test('everybody reads it as he may: on a telephone, in both themes, and who sees all units chooses one', async ({
  page,
}) => {
  await signedIn(page, 'dinkes');
  await chooseYear(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PATH);
  await expect(row(page, '1.a.1')).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    // Criteria out of sight take another theme over only when they are drawn.
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(row(page, '1.a.1')).toBeVisible();
    await expectAccessible(page);
  }

  await page.context().clearCookies();
  await signedIn(page, 'pemda_pantau');
  await chooseYear(page);
  await page.goto(PATH);
  await expect(page.getByText('Lembar kerja tampil setelah satuan kerjanya dipilih.')).toBeVisible();
  await page.goto(`${PATH}?satuan_kerja_id=1012`);
  await expect(row(page, '1.a.1')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(row(page, '1.a.3').getByRole('link')).toHaveCount(0);
});
