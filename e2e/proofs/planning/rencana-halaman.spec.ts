import { shownAt } from '../../support/pages/shown-at';
import { expect, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear, formReady } from '../../support/rencana/rencana';

const entities = [
  'sasaran-strategis-rpjmd',
  'sasaran-strategis-pd',
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
  'kinerja-langkah-aksi',
  'program',
  'kegiatan',
  'sub-kegiatan',
  'referensi',
];

for (const name of entities) {
  test(`${name}: list, detail and form are reached and left by keyboard alone`, async ({ page }) => {
    await signedIn(page, 'super');
    await chooseYear(page);
    await page.goto(`/${name}`);
    const row = page.getByRole('table').locator('tbody tr[tabindex="0"]');
    await row.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shownAt(new RegExp(`/${name}/\\d+$`)));
    await expect(page.getByRole('heading', { name: 'Riwayat' })).toBeVisible();

    await page.getByRole('link', { name: 'Ubah', exact: true }).focus();
    await page.keyboard.press('Enter');
    await formReady(page);
    const texts = page.locator('main form').locator('textarea, input[type=text], input:not([type])').first();
    await expect(texts).toBeVisible();
    await page.getByRole('link', { name: 'Batal' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shownAt(new RegExp(`/${name}/\\d+$`)));
    await expect(page.locator('[data-remote-failure]')).toHaveCount(0);
  });

  test(`${name}: the page of a new row asks for what is missing`, async ({ page }) => {
    await signedIn(page, 'super');
    await chooseYear(page);
    await page.goto(`/${name}/create`);
    await formReady(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({ hasText: 'perlu diperiksa' })).toBeVisible();
  });
}

for (const [above, below] of [
  ['sasaran-strategis-rpjmd', 'sasaran-strategis-pd-cross'],
  ['sasaran-strategis-pd', 'kinerja-program-cross'],
  ['kinerja-program', 'kinerja-kegiatan-cross'],
  ['kinerja-kegiatan', 'kinerja-sub-kegiatan-cross'],
] as const) {
  test(`${below} lists the contributions of other units below a node`, async ({ page }) => {
    const { data } = await asSuper<{ data: { id: number }[] }>('GET', `/${above}`);
    await signedIn(page, 'super');
    await chooseYear(page);
    await page.goto(`/${above}/${data[0]?.id}/${below}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cross Cutting');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.locator('[data-remote-failure]')).toHaveCount(0);
  });
}

test('the queue of validation, a decision and its dialog are reached and left by keyboard alone', async ({
  page,
}) => {
  await signedIn(page, 'val_rencana1');
  await chooseYear(page);
  await page.goto('/validasi-perencanaan');
  await page.getByRole('table').locator('tbody tr[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shownAt(/\/validasi-perencanaan\/\d+$/));
  await page.goto('/validasi-perencanaan/1015');
  const decide = page.getByRole('button', { name: 'Kembalikan' });
  await decide.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Kembalikan/ });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(decide).toBeFocused();
});

test('the import opens, keeps the focus, takes a file and closes by keyboard alone', async ({ page }) => {
  await signedIn(page, 'super');
  await chooseYear(page);
  await page.goto('/program');
  const open = page.getByRole('button', { name: 'Impor' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Impor nomenklatur' });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await dialog.getByRole('button', { name: 'Buat pratinjau' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Berkas belum dipilih')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /^Pilih berkas/ }).focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({
    name: 'program.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('kode;nama'),
  });
  await expect(dialog.getByText('program.csv')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('proposals between units are opened by keyboard alone', async ({ page }) => {
  await signedIn(page, 'super');
  await chooseYear(page);
  await page.goto('/kinerja-cross-cutting');
  await page.getByRole('table').locator('tbody tr[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shownAt(/\/kinerja-cross-cutting\/\d+$/));
  await expect(page.getByRole('heading', { name: 'Kinerja penyumbang' })).toBeVisible();
});
