import { demoPdf } from '../../../packages/server/src/kit/seed/demo-pdf';
import { servers } from '../../server/servers';
import { newPerson } from '../../support/api';
import { pressOn, skipToContent, tabTo } from '../../support/keyboard';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { signInAs } from '../../support/person';
import { expect, loaded, test } from '../../support/portal';
import { chooseYear, planner } from '../../support/rencana/rencana';

test.use({ journey: 'dokumen' });

const { origin } = servers.demo;
/** It has no report of the year at work. */
const UNIT = 1029;

const file = (name: string, judul: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: demoPdf(judul, [{ teks: judul, ukuran: 30, tebal: true }]),
});

test('a report is published, read by everybody, replaced, withdrawn and gone, and shown again', {
  tag: '@core',
}, async ({ page, browser }) => {
  await planner(page, UNIT);
  await page.goto('/dokumen');
  await expect(page.getByRole('button', { name: 'Unggah LKIP' })).toBeVisible();
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: 'Unggah LKIP' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, dialog.getByLabel('Judul'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Laporan uji cerita');
  await dialog.getByLabel('Berkas', { exact: true }).setInputFiles(file('laporan.pdf', 'Versi satu'));
  await expect(dialog.getByRole('button', { name: /^laporan\.pdf/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Terbitkan' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('section').filter({ hasText: 'Laporan uji cerita' }).last()).toContainText(
    'Tampil',
  );

  const citizen = await browser.newPage();
  await citizen.context().addCookies([{ name: 'selaras_tahun_kinerja_public', value: '2025', url: origin }]);
  const listed = `${origin}/public-display/dokumen/1?q=uji+cerita`;
  await citizen.goto(listed);
  const link = citizen.getByRole('link', { name: /Unduh PDF.*Laporan uji cerita/ });
  await expect(link).toBeVisible();
  const picture = citizen.getByRole('img', { name: 'Halaman pertama Laporan uji cerita' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  const arriving = citizen.waitForEvent('download');
  await link.click();
  expect((await arriving).suggestedFilename()).toMatch(/^LKIP .* 2025\.pdf$/);
  await expectAccessible(citizen);
  const address = `${origin}${await link.getAttribute('href')}`;

  await page.reload();
  await expect(page.getByRole('button', { name: 'Ganti LKIP' })).toBeVisible();
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: 'Ganti LKIP' }));
  await dialog.getByLabel('Berkas', { exact: true }).setInputFiles(file('revisi.pdf', 'Versi dua'));
  await expect(dialog.getByRole('button', { name: /^revisi\.pdf/ })).toBeVisible();
  await tabTo(page, dialog.getByLabel('Apa yang berubah'));
  await page.keyboard.type('Tabel 3 diperbaiki');
  await pressOn(page, dialog.getByRole('button', { name: 'Ganti', exact: true }));
  await expect(dialog).toHaveCount(0);
  const newest = await (await fetch(address)).text();
  expect(newest).toContain('(Versi dua)');
  await pressOn(page, page.getByRole('button', { name: 'Semua versi LKIP' }));
  await expect(dialog).toContainText('Tabel 3 diperbaiki');
  const older = page.waitForEvent('download');
  await pressOn(page, dialog.getByRole('button', { name: /^laporan\.pdf/ }));
  expect((await older).suggestedFilename()).toBe('laporan.pdf');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Semua versi LKIP' })).toBeFocused();

  await pressOn(page, page.getByRole('button', { name: 'Tarik LKIP' }), 'Shift+Tab');
  await tabTo(page, dialog.getByLabel('Alasan'));
  await page.keyboard.type('Angka belum direviu');
  await pressOn(page, dialog.getByRole('button', { name: 'Tarik', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/Angka belum direviu/)).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
  await citizen.goto(listed);
  await expect(citizen.getByText('Tidak ada dokumen yang cocok')).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: 'Tampilkan kembali LKIP' }));
  await pressOn(page, page.getByRole('button', { name: 'Tampilkan', exact: true }));
  await expect(page.getByRole('button', { name: 'Tarik LKIP' })).toBeVisible();
  expect((await fetch(address)).status).toBe(200);
  await citizen.close();
});

test('a download that broke goes on with the bytes that were missing', async () => {
  const headers = { 'default-key-tahun-kinerja-public': '2024' };
  const { data } = (await (await fetch(`${origin}/api/public-display/dokumen/1`, { headers })).json()) as {
    data: { id: number; ukuran: number }[];
  };
  const { id, ukuran } = data[0] ?? { id: 0, ukuran: 0 };
  const address = `${origin}/api/public-display/dokumen/1/${id}/berkas`;
  const whole = Buffer.from(await (await fetch(address)).arrayBuffer());
  expect(whole.length).toBe(ukuran);
  const begun = await fetch(address, { headers: { range: 'bytes=0-499' } });
  const etag = begun.headers.get('etag') ?? '';
  const rest = await fetch(address, { headers: { range: 'bytes=500-', 'if-range': etag } });
  expect([begun.status, rest.status]).toEqual([206, 206]);
  const joined = Buffer.concat([
    Buffer.from(await begun.arrayBuffer()),
    Buffer.from(await rest.arrayBuffer()),
  ]);
  expect(joined.equals(whole)).toBe(true);
});

test('who watches over all units sees who owes what, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs(page.context(), await newPerson('pemda', null));
  await chooseYear(page);
  await page.goto('/dokumen?belum=1');
  await expect(page.getByRole('row').nth(1)).toContainText('Belum ada');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('row').nth(2).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await loaded(page);
  await expect(page.getByRole('button', { name: /Unggah/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Semua satuan kerja' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('the list can be read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/public-display/dokumen/2?tahun=2025`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renstra tahun 2025');
  await expect(page.getByRole('link', { name: /Renstra Dinas Kesehatan/ })).toBeVisible();
  await context.close();
});
