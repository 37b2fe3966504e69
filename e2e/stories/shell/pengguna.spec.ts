import type { Browser, BrowserContextOptions } from '@playwright/test';
import { roleIds } from '@selaras/roles';
import { servers } from '../../server/servers';
import {
  api,
  apiJson,
  loginAnswer,
  newPerson,
  sessionOf,
  tokenStatus,
  unique,
  usersFound,
} from '../../support/api';
import { shownAt } from '../../support/pages/shown-at';
import { accountButton, openSignedIn, sessionWarning, signInAs } from '../../support/person';
import { expect, signedIn, test } from '../../support/portal';
import { actOn, chooseUnit, findUser, openEdit, rowOf, usersTable } from '../../support/users-page';

const PER_PAGE = 20;

/** Another browser altogether, with cookies of its own. */
async function otherBrowser(browser: Browser, use: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: servers.demo.origin, ...use });
  return context.newPage();
}

test.beforeEach(async ({ page }) => signedIn(page, 'super'));

test('search, filter, order and page stand in the address and come back with it', { tag: '@core' }, async ({
  page,
}) => {
  const word = unique();
  const names = Array.from(
    { length: PER_PAGE + 1 },
    (_, index) => `Daftar ${word} ${String(index + 1).padStart(2, '0')}`,
  );
  for (const nama of names)
    await newPerson(nama.endsWith('07') ? 'validator_lke' : 'pemda', nama.endsWith('07') ? 1003 : null, nama);
  const rows = usersTable(page).getByRole('row').filter({ hasText: word });

  await page.goto('/admin/users');
  await page.getByLabel(/^Cari nama/).fill(word);
  await expect(page).toHaveURL(shownAt(`/admin/users?q=${word}`));
  await expect(rows).toHaveCount(PER_PAGE);
  await expect(page.getByText(`1–20 dari ${names.length} data`)).toBeVisible();
  await expect(rows.first()).toContainText(`${word} 01`);

  await usersTable(page).getByRole('button', { name: 'Nama', exact: true }).click();
  await expect(page).toHaveURL(/urut=-nama/);
  await expect(rows.first()).toContainText(`${word} 21`);

  await page.getByRole('button', { name: 'Halaman berikutnya' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(`${word} 01`);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(`${word} 01`);

  const filters = page.getByRole('group', { name: 'Pencarian dan saringan' });
  await filters.getByRole('button', { name: 'Peran' }).click();
  await filters.getByLabel('Peran').selectOption({ label: 'Validator LKE' });
  await expect(page).toHaveURL(new RegExp(`role_id=${roleIds.validator_lke}`));
  await expect(page).not.toHaveURL(/page=/);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(`${word} 07`);

  await page.getByRole('button', { name: 'Hapus saringan', exact: true }).click();
  await expect(page).toHaveURL(shownAt('/admin/users?urut=-nama'));
});

test('a double click on "Tambah" makes one user', async ({ page }) => {
  const username = `baru-${unique()}`;
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Tambah pengguna' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah pengguna' });
  await form.getByLabel('Nama pengguna').fill(username);
  await form.getByLabel('Nama lengkap').fill('Pengguna Baru');
  await form.getByLabel('Peran').selectOption({ label: 'Perangkat daerah' });
  await chooseUnit(form, 'kesehatan', 'Dinas Kesehatan');
  const password = `kata-sandi-${unique()}`;
  await form.getByLabel('Kata sandi', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Tambah' }).dblclick();
  await expect(page.getByText('Pengguna Pengguna Baru ditambahkan')).toBeVisible();
  await expect(form).toHaveCount(0);

  const found = await usersFound(username);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ role_id: roleIds.perangkat_daerah, satuan_kerja_id: 1012, aktif: true });
  expect((await loginAnswer(username, password)).status).toBe(200);
});

test('what the server refuses stands beside its field, and nothing typed is lost', async ({ page }) => {
  const taken = await newPerson('pemda');
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Tambah pengguna' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah pengguna' });
  const username = form.getByLabel('Nama pengguna');
  const password = form.getByLabel('Kata sandi', { exact: true });
  await username.fill(taken.username);
  await form.getByLabel('Nama lengkap').fill('Nama Kembar');
  await form.getByLabel('Peran').selectOption({ label: 'Pemerintah daerah' });
  await password.fill(`sandi-${taken.username}`);
  await form.getByRole('button', { name: 'Tambah' }).click();
  await expect(password).toHaveAccessibleDescription(/Kata sandi tidak boleh memuat nama pengguna/);

  await password.fill(`kata-sandi-${unique()}`);
  await form.getByRole('button', { name: 'Tambah' }).click();
  await expect(username).toHaveAccessibleDescription(/Nama pengguna sudah dipakai/);
  await expect(username).toBeFocused();
  await expect(form.getByLabel('Nama lengkap')).toHaveValue('Nama Kembar');
  expect(await usersFound(taken.username)).toHaveLength(1);

  await username.fill('A!');
  await expect(username).toHaveAccessibleDescription(/3–100 huruf kecil/);
});

test('another role and unit are saved and end the sessions of that user', { tag: '@core' }, async ({
  page,
}) => {
  const person = await newPerson('pemda');
  const token = await sessionOf(person);
  await findUser(page, person.username);
  const form = await openEdit(page, person.nama);
  await form.getByLabel('Peran').selectOption({ label: 'Validator kepala bidang' });
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form.getByLabel('Satuan kerja')).toHaveAccessibleDescription(
    /Peran ini memerlukan satuan kerja/,
  );
  await chooseUnit(form, 'penanaman', 'Dinas Penanaman Modal dan Pelayanan Terpadu Satu Pintu');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(`Pengguna ${person.nama} disimpan`)).toBeVisible();
  await expect(rowOf(page, person.username)).toContainText('Validator kepala bidang');
  expect(await usersFound(person.username)).toMatchObject([
    { role_id: roleIds.validator_kepala_bidang, satuan_kerja_id: 1046 },
  ]);
  expect(await tokenStatus(token)).toBe(401);
});

test('two who change the same user at once see both versions, and no change is lost unseen', {
  tag: '@core',
}, async ({ page, browser }) => {
  const person = await newPerson('pemda');
  const other = await otherBrowser(browser);
  await signedIn(other, 'super');
  await findUser(page, person.username);
  await findUser(other, person.username);
  const mine = await openEdit(page, person.nama);
  const theirs = await openEdit(other, person.nama);

  await theirs.getByLabel('Nama lengkap').fill('Nama Dari Peramban Lain');
  await theirs.getByRole('button', { name: 'Simpan' }).click();
  await expect(theirs).toHaveCount(0);

  await mine.getByLabel('Peran').selectOption({ label: 'Pemerintah daerah' });
  await mine.getByRole('button', { name: 'Simpan' }).click();
  const notice = mine.getByRole('alert');
  await expect(notice).toContainText('Data ini baru saja diubah orang lain.');
  await expect(notice).toContainText('Nama lengkap');
  await expect(notice).toContainText('Nama Dari Peramban Lain');
  await expect(notice).toContainText('Peran');
  await expect(notice).toContainText('Pemantau pemda');
  await expect(mine.getByLabel('Nama lengkap')).toHaveValue('Nama Dari Peramban Lain');
  await expect(mine.getByLabel('Peran')).toHaveValue(String(roleIds.pemerintah_daerah));
  expect(await usersFound(person.username)).toMatchObject([
    { nama: 'Nama Dari Peramban Lain', role_id: roleIds.pemda },
  ]);

  await mine
    .getByRole('group', { name: 'Peran' })
    .getByRole('radio', { name: /Isian Anda/ })
    .check();
  await mine.getByLabel('Nama lengkap').fill('Nama Dari Keduanya');
  await mine.getByRole('button', { name: 'Simpan' }).click();
  await expect(mine).toHaveCount(0);
  expect(await usersFound(person.username)).toMatchObject([
    { nama: 'Nama Dari Keduanya', role_id: roleIds.pemerintah_daerah },
  ]);
  await other.context().close();
});

test('who meets a conflict may take what is there now', async ({ page }) => {
  const person = await newPerson('pemda');
  await findUser(page, person.username);
  const form = await openEdit(page, person.nama);
  const [row] = await usersFound(person.username);
  const changed = await api('PUT', `/users/${person.id}`, {
    token: await sessionOf(await newPerson('super')),
    headers: { 'if-match': `"${row?.versi}"` },
    body: { nama: 'Nama Terkini', role_id: roleIds.pemda, satuan_kerja_id: null },
  });
  expect(changed.status).toBe(200);
  await form.getByLabel('Nama lengkap').fill('Nama Usang');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await form.getByRole('button', { name: 'Pakai semua data terkini' }).click();
  await expect(form.getByLabel('Nama lengkap')).toHaveValue('Nama Terkini');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('a new password ends the sessions of that user; only the new one signs in', async ({
  page,
  browser,
}) => {
  const person = await newPerson('pemda');
  const theirs = await otherBrowser(browser);
  await signInAs(theirs.context(), person);
  await openSignedIn(theirs, '/dashboard', person);

  await findUser(page, person.username);
  await (await actOn(page, person.nama, 'Reset kata sandi')).click();
  const form = page.getByRole('dialog', { name: 'Reset kata sandi' });
  const password = `kata-sandi-baru-${unique()}`;
  await form.getByLabel('Kata sandi baru').fill(password);
  await form.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(page.getByText(`Kata sandi ${person.nama} diganti`)).toBeVisible();

  await theirs.getByRole('link', { name: 'Dashboard PD' }).click();
  await expect(sessionWarning(theirs)).toBeVisible();
  expect((await loginAnswer(person.username, person.password)).status).toBe(401);
  expect((await loginAnswer(person.username, password)).status).toBe(200);
  await theirs.context().close();
});

test('who is deactivated is out at once', { tag: '@core' }, async ({ page, browser }) => {
  const person = await newPerson('pemda');
  const theirs = await otherBrowser(browser);
  const token = await signInAs(theirs.context(), person);
  await openSignedIn(theirs, '/dashboard', person);

  await findUser(page, person.username);
  await (await actOn(page, person.nama, 'Nonaktifkan')).click();
  const question = page.getByRole('alertdialog', { name: `Nonaktifkan ${person.nama}?` });
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(question).toHaveCount(0);
  expect(await tokenStatus(token)).toBe(200);

  await (await actOn(page, person.nama, 'Nonaktifkan')).click();
  await question.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(rowOf(page, person.username)).toContainText('Nonaktif');
  expect(await tokenStatus(token)).toBe(401);
  expect((await loginAnswer(person.username, person.password)).status).toBe(401);
  await theirs.reload();
  await expect(theirs).toHaveURL(`${servers.demo.origin}/login`);
  await theirs.context().close();
});

test('nobody deactivates himself', async ({ page, context }) => {
  const person = await newPerson('super');
  await context.clearCookies();
  const token = await signInAs(context, person);
  await findUser(page, person.username);
  await expect(accountButton(page, person)).toBeVisible();
  await expect(await actOn(page, person.nama, 'Nonaktifkan')).toHaveAttribute('aria-disabled', 'true');

  const [row] = await usersFound(person.username);
  const refused = await api('POST', `/users/${person.id}/nonaktifkan`, {
    token,
    headers: { 'if-match': `"${row?.versi}"` },
  });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ kode: 'BENTROK' });
  expect(await tokenStatus(token)).toBe(200);
});

test('an account is linked to its employee by his name, and no other account takes him', {
  tag: '@core',
}, async ({ page }) => {
  const [mine, others] = [
    await newPerson('perangkat_daerah', 1012),
    await newPerson('perangkat_daerah', 1012),
  ];
  const theirs = await freeEmployee();
  await page.goto('/admin/users');
  const count = page.getByText(/\d+ akun aktif belum tertaut ke pegawai/);
  const before = Number.parseInt((await count.textContent()) ?? '', 10);
  await count.getByRole('button', { name: 'Tampilkan' }).click();
  await expect(page).toHaveURL(shownAt('/admin/users?pegawai=tanpa&aktif=true'));
  await expect(page.getByText(new RegExp(`dari ${before} data`))).toBeVisible();

  await findUser(page, mine.username);
  const form = await openEdit(page, mine.nama);
  const field = form.getByLabel('Pegawai');
  await field.click();
  await expect(page.getByRole('option', { name: theirs.label })).toBeVisible();
  await field.fill(theirs.value);
  await page.getByRole('option', { name: theirs.label }).click();
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(`Pengguna ${mine.nama} disimpan`)).toBeVisible();
  const [nama = ''] = theirs.label.split(' · ');
  await expect(rowOf(page, mine.username)).toContainText(nama);
  await expect(page.getByText(`${before - 1} akun aktif belum tertaut ke pegawai`)).toBeVisible();
  expect(await usersFound(mine.username)).toMatchObject([{ peg_nip: theirs.value }]);

  await findUser(page, others.username);
  const second = await openEdit(page, others.nama);
  await second.getByLabel('Pegawai').click();
  await expect(page.getByRole('option', { name: /· DINKES$/ }).first()).toBeVisible();
  await second.getByLabel('Pegawai').fill(theirs.value);
  await expect(page.getByRole('option', { name: / · \d{18} · / })).toHaveCount(0);
});

/** Somebody of Dinas Kesehatan who has no account. */
async function freeEmployee(): Promise<{ value: string; label: string }> {
  const token = await sessionOf(await newPerson('super'));
  const path = '/users/pilihan-pegawai?satuan_kerja_id=1012';
  const [found] = await apiJson<{ value: string; label: string }[]>('GET', path, { token });
  if (found === undefined) throw new Error('everybody has an account');
  return found;
}
