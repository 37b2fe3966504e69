import { unique } from '../../support/api';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { expect, test } from '../../support/portal';
import { asSuper, planner, unfoldedRest } from '../../support/rencana/rencana';

/** A unit whose plan of 2025 is approved: a failure is repaired all the same. The story adds rows of its own. */
const UNIT = 1021;
/** A unit whose plan of 2025 is open. */
const OPEN_UNIT = 1012;

test('a failure is explained, repaired by a step of the plan, seen in card, list and diagram, and offered to the next plan', {
  tag: '@core',
}, async ({ page }) => {
  const [cause, step] = [`Sebab ${unique()}`, `Langkah ${unique()}`];
  await planner(page, UNIT);
  await page.goto('/rapor-kinerja/4/data?keadaan=belum-tercapai');
  await page
    .getByRole('table', { name: /Sub kegiatan bertarget triwulan 4/ })
    .locator('tbody')
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Penyebab Kegagalan' })).toBeVisible();
  const address = new URL(page.url()).pathname;
  const id = Number(/data\/(\d+)\//.exec(address)?.[1]);

  await page.getByRole('button', { name: 'Catat penyebab' }).click();
  const dialog = page.getByRole('dialog', { name: 'Catat penyebab kegagalan' });
  await dialog.getByLabel('Penyebab').fill(cause);
  await dialog.getByLabel(/CSF yang gagal/).fill(`CSF ${cause}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: cause })).toBeVisible();

  const card = page.locator('section').filter({ has: page.getByRole('heading', { level: 3, name: cause }) });
  await expect(card.getByText(`CSF yang gagal: CSF ${cause}`)).toBeVisible();
  await card.last().getByRole('button', { name: 'Tambah langkah perbaikan' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah langkah perbaikan' });
  await form.getByLabel('Langkah perbaikan').fill(step);
  await form.getByLabel('Indikator').fill('Jumlah perbaikan');
  await form.getByLabel('Satuan').fill('kali');
  await form.getByLabel('Usulan anggaran').fill('7500000');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form).toBeHidden();
  const shown = page.getByRole('listitem').filter({ hasText: step });
  await expect(shown.getByText('Diusulkan')).toBeVisible();
  await expect(shown.getByText(/Usulan anggaran Rp\s7\.500\.000/)).toBeVisible();

  await shown.getByRole('button', { name: 'Ubah langkah' }).click();
  const change = page.getByRole('dialog', { name: 'Ubah langkah perbaikan' });
  await change.getByLabel('Target TW 4').fill('2');
  await change.getByLabel('Realisasi TW 4').fill('2');
  await change.getByRole('button', { name: 'Simpan' }).click();
  await expect(shown.getByText('Selesai', { exact: true })).toBeVisible();
  await expect(shown.getByText(/TW\s4: 2 dari 2/)).toBeVisible();
  await expectAccessibleInThemes(page, 'main');

  await page.goto('/rapor-kinerja/4/langkah-aksi-perbaikan');
  await page.getByRole('searchbox').fill(step);
  const row = page.getByRole('row').filter({ hasText: step });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('link', { name: new RegExp(cause) })).toHaveAttribute('href', address);

  await page.goto(address);
  await page.getByRole('link', { name: 'Lihat di diagram' }).click();
  await expect(page).toHaveURL(new RegExp(`node=kinerja-sub-kegiatan(%3A|:)${id}`));

  const { data } = await asSuper<{ data: { kinerja_tidak_tercapai: { catatan: string }[] } }>(
    'GET',
    `/kinerja-sub-kegiatan/${id}`,
  );
  expect(data.kinerja_tidak_tercapai.map(({ catatan }) => catatan)).toContain(`CSF ${cause}`);
});

test('the form of this year offers the step that was to repair last year’s failure', async ({ page }) => {
  const headers = { 'default-key-tahun-kinerja': '2024' };
  const found = await asSuper<{ data: { kinerja: { id: number; indikator: string }; sasaran: string }[] }>(
    'GET',
    `/rapor/langkah-perbaikan?triwulan=4&satuan_kerja_id=${OPEN_UNIT}`,
    undefined,
    headers,
  );
  const [{ kinerja, sasaran } = { kinerja: { id: 0, indikator: '' }, sasaran: '' }] = found.data;
  await planner(page, OPEN_UNIT);
  await page.goto('/kinerja-sub-kegiatan/create');
  await unfoldedRest(page);
  await page.getByRole('button', { name: 'Tambah perbaikan' }).click();
  await page
    .getByRole('combobox', { name: /Kinerja tahun 2024 yang belum tercapai/ })
    .fill(kinerja.indikator.slice(0, 60));
  await page.getByRole('option', { name: kinerja.indikator }).first().click();
  await page.getByRole('button', { name: `Pakai: ${sasaran}` }).click();
  await expect(page.getByRole('textbox', { name: 'Perbaikan 1' })).toHaveValue(sasaran);
});
