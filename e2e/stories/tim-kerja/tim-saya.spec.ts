import type { Page } from '@playwright/test';
import type { AnswerOf, timSayaCalls } from '@selaras/contracts';
import { servers } from '../../server/servers';
import { type Account, tokenOf } from '../../support/accounts';
import { apiJson, unique } from '../../support/api';
import { asAccount } from '../../support/as-account';
import { pressOn } from '../../support/keyboard';
import { expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, signedIn, test } from '../../support/portal';
import { chooseYear } from '../../support/rencana/rencana';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n', 'latin1');

async function open(page: Page, account: Account, path: string) {
  await signedIn(page, account);
  await chooseYear(page, 2025);
  await page.goto(path);
}
const figure = (page: Page) => page.getByRole('textbox', { name: /^Realisasi TW 4/ }).first();
const words = (page: Page) => page.getByRole('textbox', { name: /^Yang dikerjakan/ }).first();
const sent = (page: Page) => expect(page.getByText('Terkirim untuk dijawab').first()).toBeVisible();

test.describe('a member and his leader', () => {
  test.describe.configure({ mode: 'serial' });

  test('a report from a telephone survives a line that breaks, is sent back, and is reported again', {
    tag: '@core',
  }, async ({ page, browser }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const done = `Rapat koordinasi ${unique()}`;
    await open(page, 'anggota_tim', '/tim-saya/anggota-tim?tw=4');
    await figure(page).fill('1');
    await words(page).fill(done);
    await sent(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.context().setOffline(true);
    await words(page).fill(`${done}, dua puskesmas`);
    await expect(page.getByText(/1 laporan menunggu dikirim dan tidak hilang/)).toBeVisible();
    const file = { name: `foto ${unique()}.pdf`, mimeType: 'application/pdf', buffer: PDF };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByText(/Dikirim sendiri saat sambungan kembali/)).toBeVisible();
    await page.context().setOffline(false);
    await sent(page);
    await expect(page.getByRole('button', { name: new RegExp(`^${file.name}`) })).toBeVisible();

    const context = await browser.newContext();
    const leader = await context.newPage();
    await open(leader, 'ketua_tim', '/tim-saya/ketua-tim');
    await leader.getByRole('link', { name: 'Tim Kerja Kesehatan Masyarakat' }).click();
    await leader.getByRole('button', { name: 'TW 4' }).click();
    await leader.getByRole('button', { name: 'Menunggu Anda' }).click();
    const report = leader.getByRole('listitem').filter({ hasText: `${done}, dua puskesmas` });
    await expect(report.getByRole('button', { name: new RegExp(`^${file.name}`) })).toBeVisible();
    await report.getByRole('button', { name: /^Kembalikan/ }).click();
    const dialog = leader.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Lampirkan notula rapat');
    await dialog.getByRole('button', { name: 'Kembalikan' }).click();
    await expect(leader.getByText('Realisasi dikembalikan')).toBeVisible();

    await page.reload();
    await expect(page.getByText('Jawaban: Lampirkan notula rapat').first()).toBeVisible();
    await words(page).fill(`${done}, dengan notula`);
    await sent(page);
  });

  test('what was typed without a line is still there after the page was closed', async ({
    page,
    context,
  }) => {
    const done = `Pendampingan ${unique()}`;
    await open(page, 'anggota_tim', '/tim-saya/anggota-tim?tw=4');
    await expect(figure(page)).toBeVisible();
    await context.route('**/api/tim-saya/anggota/*/*', (route) => route.abort('internetdisconnected'));
    await words(page).fill(done);
    await expect(page.getByText(/1 laporan menunggu dikirim/)).toBeVisible();
    await page.goto('/dashboard');
    await context.unroute('**/api/tim-saya/anggota/*/*');
    await page.goto('/tim-saya/anggota-tim?tw=4');
    await sent(page);
    await expect(words(page)).toHaveValue(done);
  });
});

test('a leader reads several reports on a telephone and confirms them together by the keyboard', async ({
  page,
}) => {
  const token = await tokenOf(servers.demo.origin, 'anggota_tim');
  const reported: { triwulan: number; uraian: string }[] = [];
  const { data } = await asAccount<AnswerOf<typeof timSayaCalls.getAnggota>>(
    'anggota_tim',
    '/tim-saya/anggota',
  );
  const waiting = data.langkah.flatMap(({ bagian_id, triwulan }) =>
    triwulan
      .filter(
        ({ triwulan: tw, keadaan, target }) => tw < 4 && keadaan !== 'dikonfirmasi' && (target ?? 0) >= 1,
      )
      .map((row) => ({ bagian_id, row })),
  );
  for (const { bagian_id, row } of waiting.slice(0, 2)) {
    const uraian = `Pendampingan ${unique()}`;
    await apiJson('PUT', `/tim-saya/anggota/${bagian_id}/${row.triwulan}`, {
      token,
      headers: { 'default-key-tahun-kinerja': '2025', 'if-match': `"${row.versi}"` },
      body: { realisasi: 1, uraian },
    });
    reported.push({ triwulan: row.triwulan, uraian });
  }
  expect(reported).toHaveLength(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'ketua_tim', '/tim-saya/ketua-tim');
  await pressOn(page, page.getByRole('link', { name: 'Tim Kerja Kesehatan Masyarakat' }));
  await pressOn(page, page.getByRole('button', { name: /^Konfirmasi bersama/ }));
  const dialog = page.getByRole('dialog', { name: 'Konfirmasi laporan' });
  const items = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(items.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  // What other stories look at goes on waiting.
  for (const item of await items.all()) {
    const words = (await item.textContent()) ?? '';
    await item.getByRole('checkbox').setChecked(reported.some(({ uraian }) => words.includes(uraian)));
  }
  const send = dialog.getByRole('button', { name: 'Konfirmasi 2 laporan' });
  await pressOn(page, send);
  await expect(page.getByText('2 realisasi dikonfirmasi')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  for (const { triwulan, uraian } of reported) {
    await page.getByRole('button', { name: `TW ${triwulan}` }).click();
    await expect(page.getByRole('listitem').filter({ hasText: uraian })).toContainText('Dikonfirmasi');
  }
});

test('a step is given out by the arrow keys, and its sums stay', { tag: '@core' }, async ({ page }) => {
  await open(page, 'ketua_tim', '/tim-saya/ketua-tim');
  await page.getByRole('link', { name: 'Tim Kerja Kesehatan Masyarakat' }).click();
  await page
    .getByRole('button', { name: /^Bagi Terlaksananya koordinasi/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Bagi langkah aksi' });
  await dialog.getByRole('checkbox', { checked: false }).first().check();
  await dialog.getByRole('slider').first().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('slider').first()).toHaveAttribute('aria-valuenow', '1');
  await dialog.getByRole('button', { name: 'Simpan pembagian' }).click();
  await expect(page.getByText('Langkah aksi dibagi')).toBeVisible();
});

test('a member and a leader reach their teams from the dashboard', async ({ page }) => {
  await open(page, 'anggota_tim', '/dashboard');
  await page.getByRole('link', { name: 'Langkah aksi saya', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anggota Tim' })).toBeVisible();
  await open(page, 'ketua_tim', '/dashboard');
  await page.getByRole('link', { name: 'Tim yang saya pimpin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ketua Tim' })).toBeVisible();
});

test('an action step leads to its team, and the team back to the step', async ({ page }) => {
  await open(page, 'dinkes', '/kinerja-langkah-aksi');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^Tim Kerja/ }) })
    .first();
  const name =
    (await row
      .getByRole('link', { name: /^Tim Kerja/ })
      .first()
      .textContent()) ?? '';
  await row
    .getByRole('link', { name: /^Tim Kerja/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const carried = page
    .getByRole('region', { name: /^Langkah aksi/ })
    .or(page.locator('section', { hasText: /^Langkah aksi \(/ }));
  await carried.getByRole('link').first().click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});
