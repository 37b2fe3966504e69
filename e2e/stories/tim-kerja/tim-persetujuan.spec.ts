import { expectAccessibleInThemes } from '../../support/accessible';
import { unique } from '../../support/api';
import { expect, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear } from '../../support/rencana';
import { servers } from '../../support/servers';

const TIM = 'Tim Kerja Uji Persetujuan';

test('a team is formed, somebody is proposed, refused, proposed again and approved by both heads', {
  tag: '@core',
}, async ({ page, browser }) => {
  await signedIn(page, 'dinkes');
  await chooseYear(page);
  await page.goto('/tim-kerja');
  await page.getByRole('button', { name: 'Bentuk tim' }).click();
  const forming = page.getByRole('dialog', { name: 'Bentuk tim kerja' });
  await forming.getByLabel('Nama tim').fill(TIM);
  await forming.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TIM })).toBeVisible();

  await page.getByRole('link', { name: 'Tambah anggota' }).click();
  const person = page.getByRole('combobox', { name: /^Pegawai/ });
  await person.click();
  await page
    .getByRole('option', { name: /Tim Kerja Kesehatan Masyarakat/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Yang sudah dipegangnya' })).toBeVisible();
  await page.getByLabel('Target').fill('Menyusun dua laporan');
  await page.getByRole('button', { name: 'Tambah anggota' }).click();
  await expect(page.getByText('Menunggu kepala bidang').first()).toBeVisible();

  const decide = async (account: 'kabid_kesmas' | 'kadinkes', address: string) => {
    const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
    await signedIn(other, account);
    await chooseYear(other);
    await other.goto(`${address}?q=${encodeURIComponent(TIM)}`);
    await other.getByRole('row').filter({ hasText: TIM }).getByRole('link').first().click();
    return other;
  };

  const kabid = await decide('kabid_kesmas', '/validasi-kepala-bidang');
  await kabid.getByRole('button', { name: 'Tolak' }).click();
  const refusing = kabid.getByRole('dialog', { name: /^Tolak/ });
  await refusing.getByRole('button', { name: 'Tolak' }).click();
  await expect(refusing.getByText(/Tulis alasannya/)).toBeVisible();
  await refusing.getByLabel('Alasan').fill('Targetnya belum jelas');
  await refusing.getByRole('button', { name: 'Tolak' }).click();
  await expect(kabid.getByText('Ditolak kepala bidang').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Targetnya belum jelas').first()).toBeVisible();
  await page.getByRole('button', { name: /^Ajukan/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click();
  await expect(page.getByText('Menunggu kepala bidang').first()).toBeVisible();

  await kabid.reload();
  await kabid.getByRole('button', { name: 'Setujui' }).click();
  await kabid.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
  await expect(kabid.getByText('Menunggu kepala perangkat daerah').first()).toBeVisible();

  const kepala = await decide('kadinkes', '/validasi-kepala-opd');
  await kepala.getByRole('button', { name: 'Setujui' }).click();
  await kepala.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
  await expect(kepala.getByText('Disetujui', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Disetujui', { exact: true }).first()).toBeVisible();
});

test('of two who change a team at once the slower one sees both versions and decides', {
  tag: '@core',
}, async ({ page }) => {
  const nama = `Tim Kerja Bentrok ${unique()}`;
  await signedIn(page, 'dinkes');
  await chooseYear(page);
  await page.goto('/tim-kerja');
  await page.getByRole('button', { name: 'Bentuk tim' }).click();
  const forming = page.getByRole('dialog', { name: 'Bentuk tim kerja' });
  await forming.getByLabel('Nama tim').fill(nama);
  await forming.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible();

  await page.getByRole('button', { name: 'Ubah tim' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ubah tim kerja' });
  await dialog.getByLabel('Nama tim').fill(`${nama} Saya`);
  const id = page.url().split('/').at(-1);
  const { data } = await asSuper<{ data: { versi: number } }>('GET', `/tim-kerja/${id}`);
  const theirs = { nama: `${nama} Lain`, unit_kerja_id: null, ketua_pegawai_id: null };
  await asSuper('PUT', `/tim-kerja/${id}`, theirs, { 'if-match': `"${data.versi}"` });

  await dialog.getByRole('button', { name: 'Simpan' }).click();
  const differing = dialog.getByRole('group', { name: 'Nama tim' });
  await expect(differing.getByText(`${nama} Lain`)).toBeVisible();
  await expect(differing.getByRole('radio', { name: /Isian Anda/ })).toBeChecked();
  await expectAccessibleInThemes(page);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${nama} Saya` })).toBeVisible();
});
