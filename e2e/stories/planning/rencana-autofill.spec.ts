import { servers } from '../../server/servers';
import { newPerson, unique } from '../../support/api';
import { shownAt } from '../../support/pages/shown-at';
import { endSessionAt, signInAgain, signInAs } from '../../support/person';
import { expect, loaded, test } from '../../support/portal';
import {
  chooseYear,
  formReady,
  kinerjaFound,
  newKinerjaProgram,
  planner,
  setDeadline,
  unfoldedRest,
} from '../../support/rencana/rencana';

/** A unit whose plan of the year is still a draft. */
const UNIT = 1022;

test('a double click on "Simpan" makes one row, which the list finds and the export holds', {
  tag: '@core',
}, async ({ page }) => {
  await planner(page, UNIT);
  const word = unique();
  await page.goto('/kinerja-program');
  await page.getByRole('link', { name: 'Tambah kinerja program' }).click();
  await page.getByRole('combobox', { name: 'Sasaran strategis PD' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel('Sasaran', { exact: true }).fill(`Sasaran ${word}`);
  await page.getByLabel('Indikator', { exact: true }).fill(`Indikator ${word}`);
  await page.getByLabel('Satuan', { exact: true }).fill('indeks');
  await page.getByLabel('Target TW 1').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '10\t20\t30\t40');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  // An index is where it stands at the end of the year, until somebody counts it otherwise.
  await expect(page.getByLabel('Target Setahun')).toHaveValue('40');
  await unfoldedRest(page);
  await page.getByLabel(/^Rumus/).fill('\\frac{a}{b}');
  await expect(page.locator('[data-pratinjau-rumus] math')).toBeVisible();
  await page.getByRole('button', { name: 'Simpan' }).dblclick();

  await expect(page.getByText('Kinerja program disimpan')).toBeVisible();
  await expect(page).toHaveURL(shownAt('/kinerja-program'));
  expect(await kinerjaFound(word, UNIT)).toHaveLength(1);

  await page.getByLabel('Cari kinerja program').fill(word);
  await expect(page).toHaveURL(shownAt(`/kinerja-program?q=${word}`));
  await expect(page.getByRole('row').filter({ hasText: `Indikator ${word}` })).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor XLSX' }).click();
  expect((await download).suggestedFilename()).toBe('kinerja-program-2025.xlsx');
});

test('a new row begins with the values of the year before, and is saved with them', async ({ page }) => {
  await planner(page, UNIT);
  const word = unique();
  await page.goto('/kinerja-program/create');
  await formReady(page);
  const first = page.getByRole('listbox').getByRole('option').first();
  await page.getByRole('combobox', { name: 'Sasaran strategis PD' }).click();
  await first.click();
  await page.getByRole('combobox', { name: /^Program/ }).click();
  await first.click();
  await page.getByRole('button', { name: 'Isi dari tahun 2024' }).click();
  await expect(page.getByText(/^\d+ isian diambil dari tahun 2024$/)).toBeVisible();
  await expect(page.getByLabel('Sasaran', { exact: true })).not.toHaveValue('');
  await expect(page.getByLabel('Target Setahun')).not.toHaveValue('');
  await expect(page.getByLabel('Realisasi TW 1')).toHaveValue('');
  await page.getByLabel('Indikator', { exact: true }).fill(`Indikator ${word}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Kinerja program disimpan')).toBeVisible();
  expect(await kinerjaFound(word, UNIT)).toHaveLength(1);
});

test('the form comes back to the diagram that opened it, and says what is missing', async ({ page }) => {
  await planner(page, UNIT);
  const { id } = await newKinerjaProgram(UNIT);
  const diagram = `/display-mikro/cascading?satuan_kerja_id=${UNIT}`;
  await page.goto(`/kinerja-program/${id}/edit?kembali=${encodeURIComponent(diagram)}`);
  await formReady(page);
  const sasaran = page.getByLabel('Sasaran', { exact: true });
  await sasaran.fill('');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Sasaran: Wajib diisi' }).click();
  await expect(sasaran).toBeFocused();
  await sasaran.fill('Sasaran yang lengkap');
  await page.keyboard.press('Control+s');
  // Others change this unit meanwhile: the picture keeps its place among their boxes and notes that in the address.
  await expect(page).toHaveURL(({ pathname, searchParams }) => {
    searchParams.delete('lihat');
    return `${pathname}?${searchParams}` === diagram;
  });
});

test('two browsers: who is slower sees both versions and keeps what he chooses of each', {
  tag: '@core',
}, async ({ page, browser }) => {
  await planner(page, UNIT);
  const { id, sasaran } = await newKinerjaProgram(UNIT);
  await page.goto(`/kinerja-program/${id}/edit`);
  await formReady(page);
  await page.getByLabel('Sasaran', { exact: true }).fill('Sasaran saya');

  const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await planner(other, UNIT);
  await other.goto(`/kinerja-program/${id}/edit`);
  await formReady(other);
  await other.getByLabel('Sasaran', { exact: true }).fill('Sasaran orang lain');
  await unfoldedRest(other);
  await other.getByLabel(/^Narasi/).fill('Narasi orang lain');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('Kinerja program disimpan')).toBeVisible();

  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alert').filter({ hasText: 'baru saja diubah orang lain' });
  await expect(conflict).toContainText('Sasaran orang lain');
  await unfoldedRest(page);
  await expect(page.getByLabel(/^Narasi/)).toHaveValue('Narasi orang lain');
  expect(sasaran).not.toBe('Sasaran saya');
  await page.keyboard.press('Control+s');
  await expect(conflict).toContainText('Belum disimpan');
  await conflict
    .getByRole('group', { name: 'Sasaran' })
    .getByRole('radio', { name: /Isian Anda/ })
    .check();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Kinerja program disimpan')).toBeVisible();
  const found = await kinerjaFound('Sasaran%20saya', UNIT);
  expect(found.find((row) => row.id === id)).toMatchObject({ versi: 3 });
});

test('what was typed survives a reload, and nobody else is offered it', async ({ page, browser }) => {
  await planner(page, UNIT);
  const { id, sasaran } = await newKinerjaProgram(UNIT);
  await page.goto(`/kinerja-program/${id}/edit`);
  await formReady(page);
  await page.getByLabel('Sasaran', { exact: true }).fill('Belum disimpan');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Sasaran', { exact: true })).toHaveValue(sasaran);
  await page.getByRole('button', { name: 'Lanjutkan isian' }).click();
  await expect(page.getByLabel('Sasaran', { exact: true })).toHaveValue('Belum disimpan');

  const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await planner(other, UNIT);
  await other.goto(`/kinerja-program/${id}/edit`);
  await formReady(other);
  await loaded(other);
  await expect(other.getByRole('button', { name: 'Lanjutkan isian' })).toHaveCount(0);
});

test('a session that ends in the middle of a form loses nothing', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const person = await newPerson('perangkat_daerah', UNIT);
  const token = await signInAs(context, person);
  await chooseYear(page);
  const { id } = await newKinerjaProgram(UNIT);
  const word = unique();
  await page.goto(`/kinerja-program/${id}/edit`);
  await formReady(page);
  await page.getByLabel('Sasaran', { exact: true }).fill(`Diketik sebelum sesi ${word} berakhir`);
  await endSessionAt(page, `**/api/kinerja-program/${id}`, token);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await signInAgain(page, person);
  await expect(page.getByText('Kinerja program disimpan')).toBeVisible();
  expect(await kinerjaFound(word, UNIT)).toHaveLength(1);
});

test('after the deadline the form only reads, and a save that comes too late keeps what was typed', async ({
  page,
}) => {
  await planner(page, UNIT);
  const { id } = await newKinerjaProgram(UNIT);
  await page.goto(`/kinerja-program/${id}/edit`);
  await formReady(page);
  await page.getByLabel('Sasaran', { exact: true }).fill('Terlambat');
  const putBack = await setDeadline('2025-01-02');
  try {
    await page.keyboard.press('Control+s');
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /batas waktu|terkunci/i })
        .first(),
    ).toBeVisible();
    await expect(page.getByLabel('Sasaran', { exact: true })).toHaveValue('Terlambat');
    await page.goto(`/kinerja-program`);
    await expect(page.locator('[data-kunci=batas-waktu]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tambah kinerja program' })).toHaveCount(0);
  } finally {
    await putBack();
  }
});
