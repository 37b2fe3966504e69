import type { Page } from '@playwright/test';
import type { LkeLembar } from '@selaras/contracts';
import { servers } from '../../server/servers';
import { newPerson, unique } from '../../support/api';
import { expectAccessible } from '../../support/pages/accessible';
import { signInAs } from '../../support/person';
import { expect, test } from '../../support/portal';
import { asSuper, chooseYear } from '../../support/rencana/rencana';
import { slowLine } from '../../support/slow-line';

/** A unit whose worksheet of the year is being filled in; the story brings a file and a person of its own. */
const UNIT = 1012;
const NOMOR = '1.b.1';
const MEGABYTE = 1024 * 1024;
const SIZE = 9 * MEGABYTE;
/** Bytes a second: the file is on its way for as long as the reader goes to another year and back. */
const SLOW = 0.3 * MEGABYTE;

/** A PDF of this size that nobody has sent yet. */
function newPdf(size: number) {
  const name = `Laporan ${unique()}.pdf`;
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nstream\n';
  const tail = '\nendstream\nendobj\nstartxref\n9\n%%EOF\n';
  const filling = name.repeat(size).slice(0, size - head.length - tail.length);
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(head + filling + tail, 'latin1') };
}

const row = (page: Page) =>
  page.getByRole('article', { name: new RegExp(`^${NOMOR.replaceAll('.', '\\.')} `) });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Berkas masih diunggah' });
const chooseAnotherYear = (page: Page, tahun: number) =>
  page.getByLabel('Tahun kinerja').selectOption(String(tahun));
/** What the server has of this name, criterion by criterion. */
const kept = async (name: string) =>
  (await asSuper<{ data: LkeLembar }>('GET', `/lke/lembar/${UNIT}`)).data.baris.flatMap(({ bukti }) =>
    bukti.filter(({ nama }) => nama === name),
  );

test('a file on its way is asked about and stays in sight in another year; broken off by a reload, it goes on', async ({
  page,
}) => {
  const line = await slowLine(servers.demo.port, SLOW);
  await signInAs(page.context(), await newPerson('perangkat_daerah', UNIT));
  await chooseYear(page);
  await page.goto(`${line.origin}/lke/eviden`);
  const file = newPdf(SIZE);
  const before = line.sent();
  await row(page).locator('input[type=file]').setInputFiles(file);
  await expect(row(page).getByRole('progressbar')).toBeVisible();

  await chooseAnotherYear(page, 2024);
  await question(page).getByRole('button', { name: 'Lanjutkan' }).click();
  const elsewhere = page.getByRole('region', { name: 'Berkas untuk tempat lain' });
  await expect(elsewhere).toContainText(`Kriteria ${NOMOR}, tahun 2025`);
  await chooseAnotherYear(page, 2025);
  await question(page).getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(elsewhere).toHaveCount(0);

  await expect.poll(() => line.sent() - before).toBeGreaterThan(5 * MEGABYTE);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;

  await expect(row(page)).toContainText(/Terputus pada \d\d% dari 9 MB/);
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await row(page).getByRole('button', { name: 'Pilih lagi berkasnya untuk melanjutkan' }).click();
  await (await chooser).setFiles(file);
  await expect(row(page).getByRole('button', { name: file.name, exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect(row(page)).not.toContainText('Terputus');
  expect(line.sent() - before).toBeLessThan(SIZE + 3 * MEGABYTE);
  expect(await kept(file.name)).toHaveLength(1);
  line.close();
});
