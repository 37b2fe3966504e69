import type { Pekerjaan } from '@selaras/contracts';
import { newPerson } from '../../support/api';
import { asAccount } from '../../support/as-account';
import { pressOn } from '../../support/keyboard';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { mainMenu, menuEntry } from '../../support/pages/menu';
import { expect, loaded, signedIn, test } from '../../support/portal';

const VALIDATOR = 'val_rencana2';
const WAITING = 2025;
const CLOSED = 2024;

/** Plans that wait for the validator, the one that waits longest first. */
async function plans(): Promise<Pekerjaan> {
  const { data } = await asAccount<{ data: { pekerjaan: Pekerjaan[] } }>(VALIDATOR, '/hari-ini');
  const found = data.pekerjaan.find(({ kunci, tahun }) => kunci === 'planning.validasi' && tahun === WAITING);
  if (found === undefined) throw new Error(`No plan waits for ${VALIDATOR} in ${WAITING}`);
  return found;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a validator who lands in a closed year gets by one press to what waits longest', {
      tag: '@core',
    }, async ({ page }) => {
      const { jumlah, isi } = await plans();
      await signedIn(page, VALIDATOR);
      await page.goto('/dashboard');
      await expect(page).toHaveURL(`/dashboard?tahun_kinerja=${CLOSED}`);
      const card = page
        .getByRole('region')
        .or(page.locator('section'))
        .filter({
          has: page.getByRole('heading', { level: 2, name: 'Hari ini' }),
        });
      await expect(card.getByText(`${jumlah} menunggu di ${WAITING}`)).toBeInViewport();
      await card.getByRole('link', { name: isi[0]?.nama ?? '', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/validasi-perencanaan/\\d+\\?tahun_kinerja=${WAITING}$`));
      await expect(page.getByRole('heading', { level: 1, name: isi[0]?.nama ?? '' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Setujui' })).toBeVisible();
    });

    test('the queue of a year in which nothing waits leads to the year that has work', async ({ page }) => {
      const { jumlah, isi } = await plans();
      await signedIn(page, VALIDATOR);
      await page.goto(`/validasi-perencanaan?tahun_kinerja=${CLOSED}`);
      const way = page.getByRole('link', { name: `${jumlah} menunggu di ${WAITING}` });
      await expect(way).toBeInViewport();
      await loaded(page);
      await expectAccessibleInThemes(page);
      await way.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/validasi-perencanaan?giliran=ya&tahun_kinerja=${WAITING}`);
      await expect(page.getByText('Perlu diputuskan').first()).toBeVisible();
      await expect(way).toBeHidden();
      await expect(page.getByRole('table').getByText(isi[0]?.nama ?? '')).toBeVisible();
    });
  });
}

test('the menu tells how much waits behind its queues, and members and leaders find theirs in it', async ({
  page,
  browser,
}) => {
  const { jumlah } = await plans();
  await signedIn(page, VALIDATOR);
  await page.goto('/dashboard');
  const menu = mainMenu(page);
  await expect(menu.getByRole('img', { name: `${jumlah} menunggu di ${WAITING}` })).toHaveText(
    String(jumlah),
  );
  await expect(menu.getByRole('link', { name: 'Validasi Perencanaan', exact: true })).toBeVisible();

  for (const [account, label, path] of [
    ['anggota_tim', 'Langkah Aksi Saya', '/tim-saya/anggota-tim'],
    ['ketua_tim', 'Tim yang Saya Pimpin', '/tim-saya/ketua-tim'],
  ] as const) {
    const own = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await signedIn(own, account);
    await own.goto('/dashboard');
    const link = await menuEntry(own, label);
    const entry = own
      .getByRole('listitem')
      .filter({ has: own.getByRole('link', { name: label, exact: true }) });
    await expect(entry.getByRole('img', { name: /^\d+ menunggu/ })).toBeVisible();
    await link.click();
    await expect(own).toHaveURL(new RegExp(`${path}\\?`));
    await own.context().close();
  }
});

test('accounts of nobody are told to who links them, in no year, and lead to themselves', async ({
  page,
}) => {
  const { nama } = await newPerson('pemda', null);
  await signedIn(page, 'super');
  await page.goto('/dashboard');
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Akun aktif belum tertaut ke pegawai' }) });
  await expect(entry.getByText(/^\d+ menunggu$/)).toBeVisible();
  await menuEntry(page, 'Pengguna');
  await expect(
    mainMenu(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Pengguna', exact: true }) })
      .getByRole('img', { name: /^\d+ menunggu$/ }),
  ).toBeVisible();
  await pressOn(page, entry.getByRole('link', { name: 'Akun aktif belum tertaut ke pegawai' }));
  await expect(page).toHaveURL(/\/admin\/users\?.*pegawai=tanpa/);
  await page.getByLabel(/^Cari nama/).fill(nama);
  await expect(page.getByRole('table').getByText(nama)).toBeVisible();
});
