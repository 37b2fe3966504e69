import { readPdf } from '../../../packages/server/src/testing/pdf-text';
import { newPerson, sessionOf } from '../../support/api';
import { diagramRoot, focusNode, interactive } from '../../support/cascading/diagram';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { shownAt } from '../../support/pages/shown-at';
import { signInAs } from '../../support/person';
import { expect, test } from '../../support/portal';
import { documentOf, ownedKinerja, setTarget } from '../../support/rencana/perjanjian';
import { asSuper, chooseYear, planner } from '../../support/rencana/rencana';

/** A unit whose plan of the year is approved, as issuing asks for, and another one. */
const [UNIT, OTHER] = [1025, 1013];
const HEALTH = 1012;
/** Its agreements of the year are signed. */
const SIGNED = 1026;

const pdf = {
  name: 'pk-bertanda-tangan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n'),
};
/** A page that calls itself a PDF. */
const disguised = { ...pdf, name: 'pk.pdf', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') };

const textOf = async (id: number, token: string) => readPdf(await documentOf(id, token)).pages.join(' ');

test('an agreement is issued, keeps its targets when the plan changes, is amended and signed, and the diagram’s PK follows', {
  tag: '@core',
}, async ({ page }) => {
  const kinerja = await ownedKinerja(UNIT);
  const person = await planner(page, UNIT);
  const token = await sessionOf(person);

  await page.goto('/perjanjian-kinerja');
  await page.getByLabel('Cari perjanjian kinerja').fill(kinerja.indikator);
  const row = page.getByRole('row').filter({ hasText: kinerja.indikator });
  await expect(row).toContainText('Belum dibuat');
  await row.getByRole('button', { name: 'Buat draf' }).dblclick();
  await expect(page).toHaveURL(shownAt(/\/perjanjian-kinerja\/\d+$/));
  const annex = page.getByRole('article', { name: 'Lampiran' });
  await expect(annex.getByRole('row').filter({ hasText: kinerja.indikator })).toContainText('80');

  await page.getByRole('button', { name: 'Terbitkan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(dialog.getByText('Wajib diisi')).toHaveCount(2);
  await dialog.getByLabel('Tempat').fill('Tirtakota');
  await dialog.getByLabel('Tanggal').fill('2025-02-03');
  await dialog.getByRole('button', { name: 'Terbitkan' }).dblclick();
  await expect(page.getByText('Diterbitkan', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByRole('article', { name: 'Perjanjian' }).getByText('Tirtakota, 3 Februari 2025'),
  ).toBeVisible();

  await setTarget(kinerja.id, 95);
  await page.reload();
  await expect(annex.getByRole('row').filter({ hasText: kinerja.indikator })).toContainText('80');
  expect(await textOf(kinerja.id, token)).toMatch(/indeks 80/);

  await page.getByRole('button', { name: 'Buat perubahan' }).click();
  await expect(
    page.getByRole('heading', { name: 'PERJANJIAN KINERJA PERUBAHAN TAHUN 2025' }).first(),
  ).toBeVisible();
  await expect(annex.getByRole('row').filter({ hasText: kinerja.indikator })).toContainText('95');
  expect(await textOf(kinerja.id, token)).not.toContain('PERUBAHAN');
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await dialog.getByLabel('Tanggal').fill('2025-09-01');
  await dialog.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await textOf(kinerja.id, token)).toMatch(/PERUBAHAN.*indeks 95/);

  await page.getByRole('button', { name: 'Unggah yang ditandatangani' }).click();
  const field = dialog.getByLabel('Salinan bertanda tangan', { exact: true });
  await field.setInputFiles(disguised);
  await expect(dialog.getByRole('alert')).toHaveText(/Ini halaman HTML.*Unggah PDF\./);
  await expect(dialog.getByRole('button', { name: 'Simpan salinan' })).toBeDisabled();
  await field.setInputFiles(pdf);
  await dialog.getByRole('button', { name: 'Simpan salinan' }).click();
  await expect(dialog).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /pk-bertanda-tangan\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('pk-bertanda-tangan.pdf');

  await page.goto(`/display-mikro/cascading?satuan_kerja_id=${UNIT}`);
  const root = await diagramRoot(page);
  await interactive(root);
  const key = `kinerja-program:${kinerja.id}`;
  await focusNode(root, key);
  await expect(
    page.locator(`[data-box="${key}"]`).locator('button').filter({ hasText: /^PK$/ }),
  ).toBeVisible();
  const { data } = await asSuper<{ data: { status_upload_pk: string } }>(
    'GET',
    `/kinerja-program/${kinerja.id}`,
  );
  expect(data.status_upload_pk).toBe('ditandatangani');
});

test('a unit finds only its own agreements; another’s is refused in words', { tag: '@core' }, async ({
  page,
}) => {
  const kinerja = await ownedKinerja(UNIT);
  const { data } = await asSuper<{ data: { id: number } }>('POST', '/perjanjian-kinerja', {
    satuan_kerja_id: UNIT,
    jenis: 'kinerja-program',
    subjek_id: kinerja.id,
  });
  await planner(page, OTHER);
  await page.goto(`/perjanjian-kinerja?q=${encodeURIComponent(kinerja.indikator)}`);
  await expect(page.getByText('Tidak ada perjanjian kinerja yang cocok dengan saringan.')).toBeVisible();
  await page.goto(`/perjanjian-kinerja/${data.id}`);
  await expect(page.getByText('Anda tidak memiliki hak akses ke halaman ini').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the head of a division sees his staff’s agreements and makes one from their targets', async ({
  page,
}) => {
  await signInAs(page.context(), await newPerson('validator_kepala_bidang', HEALTH));
  await chooseYear(page);
  await page.goto('/perjanjian-kinerja-pegawai');
  await expect(page.getByRole('heading', { level: 1, name: 'Perjanjian Kinerja Pegawai' })).toBeVisible();
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Buat draf/ }) })
    .first();
  const nama = ((await row.textContent()) ?? '').split('NIP')[0] ?? '';
  await row.getByRole('button', { name: /^Buat draf/ }).click();
  await expect(page).toHaveURL(shownAt(/\/perjanjian-kinerja\/\d+\/pegawai\/\d{18}$/));
  await expect(page.getByRole('article', { name: 'Perjanjian' })).toContainText(nama);
  await expectAccessible(page);
  await page.goto('/perjanjian-kinerja');
  await expect(page.getByText('Anda tidak memiliki hak akses ke halaman ini').first()).toBeVisible();
});

test.describe('for everyone', () => {
  test.use({ viewport: { width: 360, height: 800 } });
  test('the sheet and the list are usable on a telephone and free of violations', async ({ page }) => {
    await planner(page, SIGNED);
    await page.goto('/perjanjian-kinerja?status=ditandatangani');
    await expect(page.getByRole('link', { name: /^Lihat/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^Lihat/ })
      .first()
      .click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
