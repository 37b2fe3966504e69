import type { Locator, Page } from '@playwright/test';

/** What a story does on the page of users. */
export const usersTable = (page: Page): Locator => page.getByRole('table', { name: 'Daftar pengguna' });

export const rowOf = (page: Page, name: string): Locator =>
  usersTable(page).getByRole('row').filter({ hasText: name });

/** The list narrowed to one person. */
export async function findUser(page: Page, username: string): Promise<void> {
  await page.goto(`/admin/users?q=${username}`);
  await rowOf(page, username).waitFor();
}

/** Opens the menu of a row; answers the entry. */
export async function actOn(page: Page, nama: string, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: `Tindakan untuk ${nama}` }).click();
  return page.getByRole('menuitem', { name: entry });
}

/** Opens the form that changes a user. */
export async function openEdit(page: Page, nama: string): Promise<Locator> {
  await (await actOn(page, nama, 'Ubah')).click();
  return page.getByRole('dialog', { name: 'Ubah pengguna' });
}

/** Chooses a unit in a picker by typing a part of its name. */
export async function chooseUnit(form: Locator, typed: string, nama: string): Promise<void> {
  const field = form.getByLabel('Satuan kerja');
  await field.fill(typed);
  await form.page().getByRole('option', { name: nama, exact: true }).click();
}
