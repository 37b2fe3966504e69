import type { Page } from '@playwright/test';
import type { RoleName } from '@selaras/roles';
import { newPerson } from '../../support/api';
import { signInAs } from '../../support/person';
import { expect, loaded, test } from '../../support/portal';
import {
  asSuper,
  chooseYear,
  formReady,
  newKinerjaProgram,
  unfoldedRest,
} from '../../support/rencana/rencana';

/** The secretariat, two of its divisions (one returned at the budget's stage, one approved), another unit, and one whose plan is a draft. */
const [SETDA, RETURNED, SISTER, OTHER, DRAFT] = [9999, 999906, 999905, 1026, 1022];
const REFUSAL = 'Anda tidak memiliki hak akses ke halaman ini';
const SAVED = 'Kinerja program disimpan';

async function signInWith(page: Page, role: RoleName, unit: number | null): Promise<void> {
  await signInAs(page.context(), await newPerson(role, unit));
  await chooseYear(page);
}

async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`/kinerja-program/${id}/edit`);
  await formReady(page);
}

/** A form that is only read: the key that saves sends nothing, and the row stays as it was. */
async function expectRefused(page: Page, id: number): Promise<void> {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await openForm(page, id);
  await expect(page.getByText('Anda hanya dapat membaca data ini.')).toBeVisible();
  await expect(page.getByLabel('Realisasi TW 1')).not.toBeEditable();
  await loaded(page);
  await page.keyboard.press('Control+s');
  // What was sent would be loading until its answer is there.
  await loaded(page);
  expect(writes.filter((write) => write.includes('/kinerja-program'))).toEqual([]);
  const { data } = await asSuper<{ data: { versi: number } }>('GET', `/kinerja-program/${id}`);
  expect(data.versi).toBe(1);
}

async function expectNoPage(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByText(REFUSAL)).toBeVisible();
  }
}

async function expectReadOnly(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await loaded(page);
    await expect(page.getByRole('link', { name: /^(Tambah|Ubah|Isi realisasi) / })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Hapus / })).toHaveCount(0);
  }
}

test('setda writes for the secretariat and its divisions, and for no other unit', { tag: '@core' }, async ({
  page,
}) => {
  const own = [await newKinerjaProgram(SETDA), await newKinerjaProgram(RETURNED)];
  const foreign = await newKinerjaProgram(OTHER);
  await signInWith(page, 'setda', SETDA);
  for (const { id, sasaran } of own) {
    await page.goto(`/kinerja-program?q=${sasaran.split(' ')[1]}`);
    await page.getByRole('link', { name: /^(Ubah|Isi realisasi) / }).click();
    await expect(page).toHaveURL(new RegExp(`/kinerja-program/${id}/edit`));
    await page.getByLabel('Realisasi TW 1').fill('70');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText(SAVED)).toBeVisible();
  }
  await page.goto(`/kinerja-program?q=${foreign.sasaran.split(' ')[1]}`);
  await expect(page.getByText('Tidak ada kinerja program yang cocok')).toBeVisible();
  await expectRefused(page, foreign.id);
  await expectNoPage(page, '/sasaran-strategis-rpjmd/1/edit', '/visi-misi-rpjmd/create', '/program/create');
});

test('a division writes its own plan as far as its stage opens it, and neither the secretariat’s nor another’s', {
  tag: '@core',
}, async ({ page }) => {
  const own = await newKinerjaProgram(RETURNED);
  const secretariat = await newKinerjaProgram(SETDA);
  const sister = await newKinerjaProgram(SISTER);
  const draft = await newKinerjaProgram(DRAFT);
  await signInWith(page, 'perangkat_daerah', RETURNED);
  await openForm(page, own.id);
  await expect(page.getByLabel('Sasaran', { exact: true })).toHaveAttribute('readonly', '');
  await page.getByLabel('Anggaran TW 1', { exact: true }).fill('1000000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(SAVED)).toBeVisible();

  for (const { sasaran } of [secretariat, sister, draft]) {
    await page.goto(`/kinerja-program?q=${sasaran.split(' ')[1]}`);
    await expect(page.getByText('Tidak ada kinerja program yang cocok')).toBeVisible();
  }
  for (const { id } of [secretariat, sister]) await expectRefused(page, id);
  await page.goto(`/kinerja-program/${draft.id}/edit`);
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
  await expectNoPage(page, '/sasaran-strategis-rpjmd/1/edit', '/referensi');
});

test('the regency writes its vision and its goals, and reads the plans of the units', {
  tag: '@core',
}, async ({ page }) => {
  await signInWith(page, 'pemerintah_daerah', null);
  await page.goto('/visi-misi-rpjmd');
  await page.getByRole('link', { name: 'Ubah' }).click();
  await formReady(page);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(/disimpan$/).first()).toBeVisible();

  const { data } = await asSuper<{ data: { id: number }[] }>('GET', '/sasaran-strategis-rpjmd?urut=-nomor');
  await page.goto(`/sasaran-strategis-rpjmd/${data[0]?.id}/edit`);
  await formReady(page);
  await unfoldedRest(page);
  await page.getByLabel(/^Keterangan/).fill('Diperiksa oleh kabupaten');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Sasaran strategis RPJMD disimpan')).toBeVisible();

  await expectReadOnly(page, '/kinerja-program', '/sasaran-strategis-pd', '/rencana-aksi?tab=pd');
  await expectNoPage(page, '/kinerja-program/create', '/sasaran-strategis-pd/create', '/referensi/create');
});

test('the regency’s observers read everything and write nothing', async ({ page }) => {
  await signInWith(page, 'pemda', null);
  await expectReadOnly(page, '/sasaran-strategis-rpjmd', '/kinerja-program', '/rencana-aksi');
  await expectNoPage(
    page,
    '/visi-misi-rpjmd/create',
    '/sasaran-strategis-rpjmd/1/edit',
    '/kinerja-program/create',
  );
});
