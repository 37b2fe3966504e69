import type { Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { newPerson, unique } from '../../support/api';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { shownAt } from '../../support/pages/shown-at';
import { endSessionAt, signInAgain, signInAs } from '../../support/person';
import { expect, loaded, test } from '../../support/portal';
import { chooseYear, formReady, planner, setDeadline } from '../../support/rencana/rencana';
import { modalPageOf, newRencanaAksi, rencanaAksiFound } from '../../support/rencana/rencana-aksi';

/** A unit whose plan of the year is still a draft, and one whose plan is approved. */
const [UNIT, APPROVED] = [1022, 1026];
const PATH = '/rencana-aksi';
const SAVED = 'Rencana aksi disimpan';

/** The smallest picture that is one. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Chooses the first of what a field offers, and tells its words. */
async function pickFirst(page: Page, name: string): Promise<string> {
  const field = page.getByRole('combobox', { name });
  await field.click();
  const option = page.getByRole('listbox').getByRole('option').first();
  const label = (await option.textContent()) ?? '';
  await option.click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.locator('form')).toContainText(label);
  return label;
}

async function fillPlan(page: Page, word: string): Promise<void> {
  await page.getByLabel('Rencana aksi', { exact: true }).fill(`Aksi ${word}`);
  await page.getByLabel('Indikator', { exact: true }).fill(`Indikator ${word}`);
  await page.getByLabel('Satuan', { exact: true }).fill('orang');
  await page.getByLabel('Target TW 1').fill('25');
}

async function regency(page: Page): Promise<void> {
  await signInAs(page.context(), await newPerson('pemerintah_daerah'));
  await chooseYear(page);
}

test('a unit’s new action is one row after a double click, and the diagram tells of it and of its report', {
  tag: '@core',
}, async ({ page }) => {
  await planner(page, UNIT);
  const word = unique();
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Tambah rencana aksi' }).click();
  await pickFirst(page, 'Sasaran strategis PD');
  const indikator = await pickFirst(page, 'Kinerja sub kegiatan');
  await fillPlan(page, word);
  await page.getByRole('button', { name: 'Simpan' }).dblclick();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page).toHaveURL(shownAt(PATH));
  const found = await rencanaAksiFound('pd', word);
  expect(found).toMatchObject([{ kinerja_sub_kegiatan: { indikator } }]);

  await page.getByLabel('Cari rencana aksi').fill(word);
  await expect(page).toHaveURL(shownAt(`${PATH}?q=${word}`));
  // Rows of before the search would lead back to the list without it.
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row').filter({ hasText: `Aksi ${word}` });
  await row.getByRole('link', { name: /^Isi realisasi/ }).click();
  await page.getByLabel(/^Realisasi TW 1/).fill('20');
  await expect(page.locator('output', { hasText: '80%' })).toBeVisible();
  await page.getByLabel(/^Kendala TW 1/).fill('Cuaca ekstrem');
  await page.getByLabel(/^Tindak lanjut TW 1/).fill('Jadwal dimajukan');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(shownAt(`${PATH}?q=${word}`));
  await expect(row).toContainText('Tidak tercapai:20target 25');

  const modal = await modalPageOf('pd', found[0]);
  const diagram = `/display-mikro/cascading?satuan_kerja_id=${UNIT}`;
  await page.goto(`${diagram}&modal=rra/${modal}`);
  const reported = page
    .getByRole('dialog')
    .getByRole('row')
    .filter({ hasText: `Aksi ${word}` });
  await expect(reported).toContainText('20target 25');
  await page.goto(`${diagram}&modal=ra/${modal}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Indikator ${word}` })
    .click();
  await expect(page.locator('[data-highlight]')).toHaveAttribute(
    'data-highlight',
    /^kinerja-sub-kegiatan:\d+$/,
  );
});

test('the regency’s plan is written by the regency, shown in its diagram, and only read by a unit', async ({
  page,
  browser,
}) => {
  await regency(page);
  const word = unique();
  await page.goto(PATH);
  await expect(
    page.getByRole('link', { name: 'Kabupaten' }).and(page.locator('[aria-current=page]')),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Tambah rencana aksi' }).click();
  await pickFirst(page, 'Sasaran strategis RPJMD');
  await page.getByRole('combobox', { name: 'Satuan kerja pelaksana' }).fill('Kesehatan');
  await page.getByRole('option', { name: 'Dinas Kesehatan' }).click();
  await fillPlan(page, word);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(SAVED)).toBeVisible();

  const [found] = await rencanaAksiFound('rpjmd', word);
  await page.goto(`/display-makro/cascading?modal=ra/${await modalPageOf('rpjmd', found)}`);
  await expect(
    page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ hasText: `Aksi ${word}` }),
  ).toContainText('Dinas Kesehatan');

  await page.goto(`${PATH}?tab=pd`);
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  await loaded(page);
  await expect(page.getByRole('link', { name: 'Tambah rencana aksi' })).toHaveCount(0);

  const unit = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await planner(unit, UNIT);
  await unit.goto(`${PATH}?tab=rpjmd&q=${word}`);
  const row = unit.getByRole('row').filter({ hasText: `Aksi ${word}` });
  await expect(row.getByRole('link')).toHaveCount(1);
  await loaded(unit);
  await expect(unit.getByRole('link', { name: 'Tambah rencana aksi' })).toHaveCount(0);
  await unit.goto(`${PATH}?tab=rpjmd&panel=ubah-${found?.id}`);
  await expect(unit.getByText('Anda hanya dapat membaca data ini.')).toBeVisible();
  await expect(unit.getByLabel('Indikator', { exact: true })).toHaveAttribute('readonly');
  await expect(unit.getByRole('button', { name: 'Simpan' })).toBeDisabled();
});

test('evidence of an approved plan’s quarter is sent, kept by the save and downloaded by who reads the action', {
  tag: '@core',
}, async ({ page }) => {
  const { id } = await newRencanaAksi(APPROVED);
  await planner(page, APPROVED);
  await page.goto(`${PATH}?panel=ubah-${id}`);
  await expect(page.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await expect(page.locator('[data-kunci=validasi]')).toBeVisible();

  await page.goto(`${PATH}?panel=realisasi-${id}`);
  await page.getByLabel(/^Realisasi TW 2/).fill('10');
  const files = [{ name: 'Foto kegiatan.png', mimeType: 'image/png', buffer: PIXEL }];
  await page.getByLabel(/^Berkas eviden TW 2/).setInputFiles(files);
  await expect(page.getByRole('button', { name: /^Foto kegiatan.png/ })).toBeVisible();
  const fake = { name: 'Laporan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>bukan PDF') };
  await page.getByLabel(/^Berkas eviden TW 2/).setInputFiles([fake]);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();

  await page.goto(`${PATH}?panel=lihat-${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Foto kegiatan.png/ }).click();
  expect((await download).suggestedFilename()).toBe('Foto kegiatan.png');
});

test('a quarter whose deadline has passed is only read, and a report that comes too late keeps what was typed', async ({
  page,
}) => {
  const { id } = await newRencanaAksi(UNIT);
  await planner(page, UNIT);
  const report = `${PATH}?panel=realisasi-${id}`;
  await page.goto(report);
  await page.getByLabel(/^Realisasi TW 1/).fill('7');
  const putBack = await setDeadline('2025-01-02', 'batas_realisasi_tw1');
  try {
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').first()).toContainText(/batas waktu/i);
    await expect(page.getByLabel(/^Realisasi TW 1/)).toHaveValue('7');
    await page.getByRole('link', { name: 'Batal' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buang isian' }).click();
    await page.goto(report);
    await expect(page.getByLabel(/^Realisasi TW 1/)).toHaveAttribute('readonly', '');
    await expect(page.getByLabel(/^Realisasi TW 2/)).toBeEditable();
  } finally {
    await putBack();
  }
});

test('two browsers: who is slower sees both reports and keeps what he chooses of each', async ({
  page,
  browser,
}) => {
  const { id } = await newRencanaAksi(UNIT);
  await planner(page, UNIT);
  await page.goto(`${PATH}?panel=realisasi-${id}`);
  await page.getByLabel(/^Realisasi TW 1/).fill('8');
  const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await planner(other, UNIT);
  await other.goto(`${PATH}?panel=realisasi-${id}`);
  await other.getByLabel(/^Realisasi TW 1/).fill('9');
  await other.getByLabel(/^Kendala TW 3/).fill('Ditulis orang lain');
  await other.keyboard.press('Control+s');
  await expect(other.getByText(SAVED)).toBeVisible();

  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alert').filter({ hasText: 'baru saja diubah orang lain' });
  await expect(conflict).toContainText('Realisasi TW 1');
  await expect(page.getByLabel(/^Kendala TW 3/)).toHaveValue('Ditulis orang lain');
  await conflict
    .getByRole('group', { name: /Realisasi TW 1/ })
    .getByRole('radio', { name: /Isian Anda/ })
    .check();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goto(`${PATH}?panel=lihat-${id}`);
  await expect(page.getByRole('definition').filter({ hasText: 'Ditulis orang lain' }).first()).toBeVisible();
  await expect(page.getByRole('figure').first()).toContainText('Realisasi 8');
});

test('what was typed is asked about before the panel closes, and survives a reload and the end of the session', async ({
  page,
  context,
}) => {
  const { id, rencana_aksi } = await newRencanaAksi(UNIT);
  const person = await newPerson('perangkat_daerah', UNIT);
  const token = await signInAs(context, person);
  await chooseYear(page);
  const word = rencana_aksi.split(' ')[1];
  await page.goto(`${PATH}?q=${word}`);
  await page.getByRole('link', { name: `Ubah ${rencana_aksi}` }).click();
  await formReady(page);
  const indikator = page.getByLabel('Indikator', { exact: true });
  await indikator.fill('Belum disimpan');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(indikator).toHaveValue('Belum disimpan');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Lanjutkan isian' }).click();
  await expect(indikator).toHaveValue('Belum disimpan');

  await endSessionAt(page, `**/api/rencana-aksi-pd/${id}`, token);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await signInAgain(page, person);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page).toHaveURL(shownAt(`${PATH}?q=${word}`));
});

test('by keyboard from the list to the report and back', async ({ page }) => {
  const { rencana_aksi } = await newRencanaAksi(UNIT);
  await planner(page, UNIT);
  await page.goto(`${PATH}?q=${rencana_aksi.split(' ')[1]}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Kabupaten', exact: true }).press('Enter');
  await expect(page).toHaveURL(/tab=rpjmd/);
  await page.goBack();
  await page.getByRole('row', { name: rencana_aksi }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: rencana_aksi })).toBeVisible();
  await page.getByRole('link', { name: 'Isi realisasi' }).press('Enter');
  await page.getByLabel(/^Realisasi TW 1/).fill('4');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/q=/);
  await expect(page).not.toHaveURL(/panel=/);
});

for (const width of [390, 1440]) {
  test(`no view of an action has an axe violation at ${width} px, light or dark`, async ({ page }) => {
    const { id } = await newRencanaAksi(UNIT);
    await planner(page, UNIT);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const panel of [`lihat-${id}`, `ubah-${id}`, `realisasi-${id}`, 'cetak']) {
      await page.goto(`${PATH}?panel=${panel}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await loaded(page);
      await expectAccessibleInThemes(page);
    }
  });
}
