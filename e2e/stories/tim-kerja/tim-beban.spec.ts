import type { Page } from '@playwright/test';
import type { BebanKerja, BebanOrang, LangkahBeban } from '@selaras/contracts';
import type { Account } from '../../support/accounts';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear } from '../../support/rencana/rencana';

const PATH = '/tim-kerja/beban';
const UNIT = 1012;
/** Teams whose steps each test moves: nobody else's, and not the same. */
const LAYANAN = 'Tim Kerja Pelayanan Kesehatan';
const KESMAS = 'Tim Kerja Kesehatan Masyarakat';
const TW = 4;

interface Share {
  readonly dari: { readonly id: number; readonly nama: string; readonly nip: string | null };
  readonly langkah: LangkahBeban;
  readonly tim: BebanOrang['tim'][number];
  readonly ke: BebanOrang['tim'][number]['orang'][number];
}

async function open(page: Page, account: Account, path = PATH) {
  await signedIn(page, account);
  await chooseYear(page);
  await page.goto(path);
}

/** The load of the unit as the server has it. */
const beban = async () => (await asSuper<{ data: BebanKerja }>('GET', `/beban-kerja/${UNIT}`)).data;

/** A share of a step of a team in the last quarter that can be moved, and who may receive it. */
async function shareOf(team: string): Promise<Share> {
  const { orang, tim: teams } = await beban();
  const id = teams.find(({ nama }) => nama === team)?.id ?? 0;
  for (const { pegawai_id, nama, nip } of orang.filter((one) => one.tim.includes(id))) {
    const { data } = await asSuper<{ data: BebanOrang }>('GET', `/beban-kerja/${UNIT}/orang/${pegawai_id}`);
    const langkah = data.langkah.find(
      (one) => one.tim?.id === id && (one.bagian[TW - 1] ?? 0) > 0 && one.tertutup[TW - 1] === null,
    );
    const tim = data.tim.find((one) => one.id === id);
    const ke = tim?.orang.find((one) => one.pegawai_id !== pegawai_id);
    if (langkah && tim && ke) return { dari: { id: pegawai_id, nama, nip }, langkah, tim, ke };
  }
  throw new Error(`Nothing of ${team} can be moved`);
}

const grid = (page: Page) => page.getByRole('grid', { name: /^Beban kerja/ });

/** Opens the last quarter of somebody by the keyboard alone. */
async function openByKeyboard(page: Page, nama: string) {
  await page.getByRole('searchbox', { name: 'Cari nama atau NIP' }).fill(nama);
  await expect(page.getByText(/^1 dari \d+ orang/)).toBeVisible();
  await grid(page).focus();
  for (let tw = 1; tw <= TW; tw += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: nama });
  await expect(dialog.getByRole('list', { name: `Langkah aksi TW ${TW}` })).toBeVisible();
  return dialog;
}

test('the head of a unit moves an assignment by the keyboard, sees what came of it, and takes it back', {
  tag: '@core',
}, async ({ page }) => {
  const { dari, langkah, ke } = await shareOf(LAYANAN);
  await open(page, 'kadinkes');
  const dialog = await openByKeyboard(page, dari.nama);
  await dialog
    .getByRole('button', { name: `Pindahkan ${langkah.sasaran}` })
    .first()
    .press('Enter');
  const moving = page.getByRole('dialog', { name: 'Pindahkan bagian langkah aksi' });
  await moving.getByRole('combobox', { name: /Kepada/ }).selectOption(String(ke.pegawai_id));
  await expect(moving.getByText('Sesudahnya')).toBeVisible();
  await moving.getByRole('button', { name: 'Pindahkan', exact: true }).press('Enter');
  const notice = page
    .getByRole('status')
    .filter({ hasText: `dipindahkan dari ${dari.nama} kepada ${ke.nama}` });
  await expect(notice).toBeVisible();
  await expect(page.getByText(`oleh `).first()).toBeVisible();
  await page.getByRole('button', { name: 'Batalkan' }).press('Enter');
  await expect(notice).toBeHidden();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: `Pindahkan ${langkah.sasaran}` })
      .first(),
  ).toBeVisible();
});

test('a move over a step that somebody else gave out meanwhile is refused and says so', async ({ page }) => {
  const { dari, langkah, tim, ke } = await shareOf(KESMAS);
  await open(page, 'kabid_kesmas', `${PATH}?orang=${dari.id}&tw=${TW}`);
  await page
    .getByRole('button', { name: `Pindahkan ${langkah.sasaran}` })
    .first()
    .click();
  const moving = page.getByRole('dialog', { name: 'Pindahkan bagian langkah aksi' });
  await moving.getByRole('combobox', { name: /Kepada/ }).selectOption(String(ke.pegawai_id));
  const move = { langkah_id: langkah.id, tim_id: tim.id, jumlah: [0, 0, 0, langkah.bagian[TW - 1]] };
  const { data } = await asSuper<{ data: { versi: number } }>(
    'POST',
    `/beban-kerja/${UNIT}/orang/${dari.id}/pindah`,
    { ...move, ke: ke.pegawai_id },
    { 'if-match': `"${langkah.versi}"` },
  );
  await moving.getByRole('button', { name: 'Pindahkan', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await asSuper(
    'POST',
    `/beban-kerja/${UNIT}/orang/${ke.pegawai_id}/pindah`,
    { ...move, ke: dari.id },
    { 'if-match': `"${data.versi}"` },
  );
});

test('a head of division sees his own people alone, who monitors moves nothing, others are kept out', async ({
  page,
}) => {
  const { orang } = await beban();
  await open(page, 'kabid_kesmas');
  const own = Number(/^(\d+) orang/.exec((await page.getByText(/^\d+ orang,/).textContent()) ?? '')?.[1]);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(orang.length);

  const { dari } = await shareOf(LAYANAN);
  await page.goto(`${PATH}?orang=${dari.id}&tw=${TW}`);
  await expect(
    page
      .getByRole('dialog')
      .getByText(/tidak ditemukan/i)
      .first(),
  ).toBeVisible();

  await open(page, 'pemda', `${PATH}?satuan_kerja_id=${UNIT}&orang=${dari.id}&tw=${TW}`);
  await expect(page.getByText('Anda hanya dapat melihat beban tahun ini.').first()).toBeVisible();
  await loaded(page);
  await expect(page.getByRole('button', { name: /^Pindahkan/ })).toHaveCount(0);

  await open(page, 'val_lke');
  await expect(page.getByText('403', { exact: true })).toBeVisible();
});

test('the view and a cell can be used on a telephone, in light and dark, and come from a team and a person', async ({
  page,
}) => {
  const { dari, tim } = await shareOf(LAYANAN);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'dinkes', `/tim-kerja/detail/${tim.id}`);
  await page.getByRole('link', { name: /^Beban kerja anggota tim/ }).click();
  await expect(page.getByText(/^\d+ dari \d+ orang/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInThemes(page);
  await page.goto(`/pegawai/${dari.nip}`);
  await page.getByRole('link', { name: 'Beban kerja tahun ini' }).click();
  await expect(page.getByText(/^1 dari \d+ orang/)).toBeVisible();
  await grid(page).getByRole('gridcell').nth(1).click();
  await expect(page.getByRole('dialog', { name: dari.nama })).toBeVisible();
  await expectAccessibleInThemes(page);
});
