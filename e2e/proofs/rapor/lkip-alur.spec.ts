import type { Browser, Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { newPerson } from '../../support/api';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { signInAs } from '../../support/person';
import { expect, signedIn, test } from '../../support/portal';

test.use({ journey: 'lkip-alur' });

/** Its annual report goes all its way to the public. */
const UNIT = 1006;

const required = [
  [
    '/lkip/bab-1',
    [
      'Gambaran Umum Organisasi',
      'Tugas dan Fungsi',
      'Struktur Organisasi',
      'Isu Strategis',
      'Sistematika Penyajian',
    ],
  ],
  ['/lkip/bab-2', ['Visi, Misi, Tujuan, dan Sasaran']],
  ['/lkip/bab-3', ['Capaian Kinerja Organisasi', 'Penutup']],
] as const;

async function person(browser: Browser, account: Parameters<typeof signedIn>[1]): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await signedIn(page, account);
  return page;
}

async function write(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('button', { name: `Tulis ${name}`, exact: true }).click();
  await page.getByRole('textbox', { name, exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
  await page.getByRole('button', { name: 'Selesai menulis' }).click();
  await expect(page.getByRole('region', { name, exact: true })).toContainText(words);
}

async function step(page: Page, name: string, fields: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Without a single narrative the report is not taken, and leads to where they are written. */
async function tellOfOneIndicator(page: Page): Promise<void> {
  await page.getByText('Belum ada satu pun narasi capaian indikator').getByRole('link').click();
  await page.getByRole('link', { name: 'Tambah narasi' }).click();
  await page.getByRole('combobox', { name: 'Indikator' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Mulai menulis' }).click();
  await page.getByRole('button', { name: /^Pakai draf: 1\. / }).click();
  await expect(page.getByRole('button', { name: /^Pakai draf: 1\. / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Selesai menulis' }).click();
  await expect(page.getByRole('button', { name: 'Selesai menulis' })).toHaveCount(0);
}

const stage = (page: Page) =>
  page.getByRole('list', { name: 'Tahap laporan' }).locator('[aria-current=step]');

test('a unit’s report is reviewed, answered, formalised, published and found by everybody', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const author = await newPerson('perangkat_daerah', UNIT);
  await signInAs(page.context(), author);
  for (const [path, names] of required) {
    await page.goto(path);
    for (const name of names) await write(page, name, `Investasi naik (${name}).`);
  }
  await tellOfOneIndicator(page);
  await page.goto('/lkip/bab-3');
  await step(page, 'Ajukan reviu');
  await expect(stage(page)).toContainText('Direviu Inspektorat');
  await expect(page.getByRole('button', { name: /^Tulis / })).toHaveCount(0);
  await expectAccessibleInThemes(page, 'main');

  const reviewer = await person(browser, 'val_lke');
  await reviewer.goto('/lkip/bab-1');
  await expect(reviewer.getByText('Anda tidak memiliki hak akses ke halaman ini')).toBeVisible();
  await reviewer.goto('/lke/penilaian');
  await reviewer.getByRole('link', { name: 'Reviu LKIP' }).click();
  await expect(reviewer.getByRole('heading', { level: 1, name: 'Reviu LKIP' })).toBeVisible();
  await expectAccessibleInThemes(reviewer, 'main');
  await reviewer.getByText(/Badan Pendapatan/).click();
  const passage = reviewer.getByText('Investasi naik (Penutup).');
  await passage.selectText();
  await reviewer.getByRole('button', { name: 'Komentari Penutup' }).click();
  await reviewer.getByLabel('Komentar untuk bacaan ini').fill('Sebutkan angkanya');
  await reviewer.getByRole('button', { name: 'Kirim' }).click();
  await expect(reviewer.getByRole('article', { name: 'Catatan reviu' })).toContainText(
    'Investasi naik (Penutup).',
  );
  await expectAccessibleInThemes(reviewer, 'main');
  await step(reviewer, 'Kembalikan', { Alasan: 'Penutup belum memuat angka' });

  await page.reload();
  await expect(stage(page)).toContainText('Disusun');
  await write(page, 'Penutup', ' Rp2,1 triliun.');
  const note = page.getByRole('article', { name: 'Catatan reviu' });
  await note.getByRole('button', { name: 'Jawab' }).click();
  await note.getByLabel('Jawaban').fill('Sudah ditambahkan');
  await note.getByRole('button', { name: 'Kirim' }).click();
  await expect(note).toContainText('Sudah ditambahkan');
  await step(page, 'Ajukan reviu');

  await reviewer.goto('/lkip/reviu');
  await reviewer.getByText(/Badan Pendapatan/).click();
  await reviewer.getByRole('button', { name: 'Bandingkan Penutup dengan versi sebelumnya' }).click();
  await expect(reviewer.locator('[data-jenis=tambah]')).toContainText('Rp2,1 triliun');
  await reviewer.getByRole('button', { name: 'Tandai selesai' }).click();
  await expect(reviewer.getByRole('button', { name: 'Buka lagi' })).toBeVisible();
  await step(reviewer, 'Selesaikan reviu');

  await page.reload();
  await step(page, 'Formalkan', { 'Nomor pengesahan': '050/7/2025', 'Tanggal pengesahan': '2025-02-20' });
  await expect(page.getByText(/^SHA-256: [0-9a-f]{64}$/)).toBeVisible();
  await step(page, 'Publikasikan');
  await step(page, 'Catat penyampaian', {
    'Disampaikan kepada': 'Bupati melalui Bagian Organisasi',
    'Tanggal penyampaian': '2025-02-25',
  });
  await expect(stage(page)).toContainText('Disampaikan');

  const guest = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await guest.goto('/public-display/dokumen/1');
  await guest.getByRole('searchbox').first().fill('Badan Pendapatan');
  await expect(guest.getByText('Laporan Kinerja Instansi Pemerintah Tahun').first()).toBeVisible();
});
