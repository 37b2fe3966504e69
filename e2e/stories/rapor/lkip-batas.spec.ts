import type { Page } from '@playwright/test';
import { newPerson } from '../../support/api';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { signInAs } from '../../support/person';
import { expect, test } from '../../support/portal';

const UNIT = 1024;
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const text = (page: Page, name: string) => page.getByRole('textbox', { name });
const done = (page: Page) => page.getByRole('button', { name: 'Selesai menulis' });
const faults = (page: Page) => page.getByRole('region', { name: 'Yang perlu diperbaiki' });

async function write(page: Page, name: string): Promise<void> {
  await signInAs(page.context(), await newPerson('perangkat_daerah', UNIT));
  await page.goto('/lkip/bab-2');
  await page.getByRole('button', { name: `Tulis ${name}` }).click();
  await text(page, name).click();
}

const paste = (page: Page, name: string, html: string) =>
  text(page, name).evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/html', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

const rows = (count: number) =>
  `<table>${Array.from({ length: count }, (_, row) => `<tr><td>${row + 1}</td><td>Baris ${row + 1}</td></tr>`).join('')}</table>`;

test('a range of 600 rows is told at its place and keeps the section open; split, all of it is saved', async ({
  page,
}) => {
  const name = 'Rencana Anggaran';
  await write(page, name);
  await paste(page, name, rows(600));
  await expect(faults(page)).toContainText('Tabel ini 600 baris; paling banyak 500 baris.');
  await text(page, name).getByText('Baris 600').scrollIntoViewIfNeeded();
  await expect(faults(page)).toBeInViewport();
  await expect(text(page, name).locator('.cacat')).toContainText('Baris 600');
  await done(page).click();
  await expect(section(page, name).getByRole('alert')).toContainText('belum ditutup');
  await expect(text(page, name)).toBeVisible();
  await expectAccessibleInThemes(page, 'main');
  await faults(page).getByRole('button', { name: 'Pecah tabel' }).click();
  await expect(faults(page)).toBeHidden();
  await done(page).click();
  await expect(text(page, name)).toBeHidden();
  await page.reload();
  await expect(section(page, name).getByRole('cell', { name: /^Baris \d+$/ })).toHaveCount(600);
});

test('a section that cannot be saved is left as a draft that its card shows, and goes on after a reload', async ({
  page,
}) => {
  const name = 'Visi, Misi, Tujuan, dan Sasaran';
  await write(page, name);
  await paste(
    page,
    name,
    `<p>Lihat <a href="https://contoh.go.id/${'a'.repeat(2_100)}">laman ini</a> dulu.</p>`,
  );
  await expect(faults(page)).toContainText('paling panjang 2.000 karakter');
  await done(page).click();
  await expect(section(page, name).getByRole('alert')).toContainText('belum ditutup');
  await page.getByRole('button', { name: /^Tutup, naskah tetap sebagai draf/ }).click();
  await expect(section(page, name)).toContainText('adanya di peramban ini saja');
  await page.reload();
  await expect(section(page, name)).toContainText('adanya di peramban ini saja');
  await expectAccessibleInThemes(page, 'main');
  await page.getByRole('button', { name: `Lanjutkan menulis ${name}` }).click();
  await expect(text(page, name)).toContainText('Lihat laman ini dulu.');
  await expect(faults(page)).toContainText('paling panjang 2.000 karakter');
  await faults(page).getByRole('button', { name: 'Lepas tautan' }).click();
  await done(page).click();
  await expect(section(page, name)).toContainText('Lihat laman ini dulu.');
  await expect(section(page, name)).not.toContainText('peramban ini saja');
});
