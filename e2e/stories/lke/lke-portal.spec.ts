import type { Page } from '@playwright/test';
import type { LkeInstrumen, LkeTawaran } from '@selaras/contracts';
import { apiJson, sessionOf } from '../../support/api';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear, newKinerjaProgram, planner } from '../../support/rencana/rencana';

test.use({ journey: 'lke-portal' });

/** A unit whose worksheet of the year is being filled in, and who evaluates it. */
const UNIT = 1016;
const EVALUATOR = 'val_lke';
const NOMOR = '1.b.10';
const YEAR = { 'default-key-tahun-kinerja': '2025' };

const row = (page: Page) =>
  page.getByRole('article', { name: new RegExp(`^${NOMOR.replaceAll('.', '\\.')} `) });
const offer = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Ambil dari portal' })
    .getByRole('article', { name: /^Perjanjian kinerja/ });

async function kriteriaId(): Promise<number> {
  const { data } = await asSuper<{ data: LkeInstrumen }>('GET', '/lke/instrumen');
  const found = data.komponen
    .flatMap(({ subKomponen }) => subKomponen)
    .flatMap((sub) => sub.kriteria.map(({ id, nomor }) => ({ id, nomor: `${sub.nomor}.${nomor}` })))
    .find(({ nomor }) => nomor === NOMOR);
  if (found === undefined) throw new Error(`${NOMOR} is not there`);
  return found.id;
}

test('agreements are taken as evidence, the data change, the evaluator reads what was taken', {
  tag: '@core',
}, async ({ page, browser }) => {
  const person = await planner(page, UNIT);
  const kriteria = await kriteriaId();
  const token = await sessionOf(person);
  const { data } = await apiJson<{ data: { tawaran: LkeTawaran[] } }>(
    'GET',
    `/lke/potret/${UNIT}/kriteria/${kriteria}`,
    { token, headers: YEAR },
  );
  const before = data.tawaran.find(({ sumber }) => sumber === 'perjanjian-kinerja')?.potret.kalimat ?? '';

  await page.goto('/lke/eviden');
  await row(page).getByRole('button', { name: 'Dari portal' }).click();
  await expect(offer(page)).toContainText(before);
  await expectAccessibleInThemes(page, '[role=dialog]');
  await page.setViewportSize({ width: 390, height: 800 });
  await offer(page).getByRole('button', { name: 'Lihat isinya' }).click();
  await expect(offer(page).getByRole('table', { name: 'Per jenjang' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await offer(page).getByRole('button', { name: 'Ambil sebagai bukti' }).focus();
  await page.keyboard.press('Enter');
  await expect(offer(page).getByText('Sudah menjadi bukti')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page).getByRole('button', { name: 'Perjanjian kinerja 2025', exact: true })).toBeVisible();

  await newKinerjaProgram(UNIT);
  await row(page).getByRole('button', { name: 'Dari portal' }).click();
  await expect(offer(page).getByText('Data di portal sudah berubah sejak diambil')).toBeVisible();
  await expect(offer(page)).not.toContainText(before);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signedIn(other, EVALUATOR);
  await chooseYear(other);
  await other.goto(`/lke/penilaian?satuan_kerja_id=${UNIT}&kriteria=${kriteria}`);
  await other.getByRole('button', { name: 'Perjanjian kinerja 2025' }).click();
  const shown = other.getByRole('region', { name: 'Isi Perjanjian kinerja 2025' });
  await expect(shown).toContainText(before);
  await expect(shown).toContainText(/Diambil dari portal .+ · versi \d+ .+ sidik [0-9a-f]{12}…/);
  await expect(shown.getByText('sudah berubah')).toHaveCount(0);
  await expectAccessibleInThemes(other);
});
