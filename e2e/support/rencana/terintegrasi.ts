import type { Locator, Page } from '@playwright/test';
import type { TerintegrasiRow } from '@selaras/contracts';
import { unique } from '../api';
import { expect } from '../portal';
import { asSuper } from './rencana';

export const PATH = '/kinerja-langkah-aksi-terintegrasi';
export const REALISASI = `${PATH}/realisasi`;

interface Answer {
  readonly data: { readonly baris: TerintegrasiRow[] };
}

/** Action steps of this story alone, below one sub-activity of the unit; all their words hold the one that is answered. */
export async function newSteps(unit: number, count: number): Promise<{ word: string; ids: number[] }> {
  const { data: parents } = await asSuper<{ data: { id: number }[] }>(
    'GET',
    `/kinerja-sub-kegiatan?satuan_kerja_id=${unit}`,
  );
  const word = unique();
  const quarters = (name: string) => Object.fromEntries([1, 2, 3, 4].map((tw) => [`${name}_tw${tw}`, null]));
  const ids: number[] = [];
  for (let step = 1; step <= count; step += 1) {
    const body = {
      satuan_kerja_id: unit,
      kinerja_sub_kegiatan_id: parents[0]?.id,
      sasaran: `Langkah ${step} ${word}`,
      indikator: `Indikator ${step} ${word}`,
      satuan: 'dokumen',
      ...quarters('target'),
      ...quarters('realisasi'),
      anggaran: null,
      penyebab_kegagalan_id: null,
      anggota: [],
    };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { data } = await asSuper<{ data: { id: number } }>('POST', '/kinerja-langkah-aksi', body, key);
    ids.push(data.id);
  }
  return { word, ids };
}

/** Rows of a unit's table as the server has them. */
const storedRows = async (unit: number): Promise<TerintegrasiRow[]> =>
  (await asSuper<Answer>('GET', `${PATH}?satuan_kerja_id=${unit}`)).data.baris;

/** One action step as the server has it. */
export async function storedStep(unit: number, id: number): Promise<TerintegrasiRow | undefined> {
  const rows = await storedRows(unit);
  return rows.find((row) => row.tingkat === 'kinerja-langkah-aksi' && row.id === id);
}

/** A cell of the table by words of its row and the number of its column, from 0. */
export const cellOf = (page: Page, words: string, column: number): Locator =>
  page.getByRole('treegrid').getByRole('row').filter({ hasText: words }).getByRole('gridcell').nth(column);

/** What the table says of its rows' saving. */
export const summary = (page: Page): Locator => page.locator('[data-summary]');

export const saved = (page: Page): Promise<void> =>
  expect(summary(page)).toHaveText('Semua perubahan tersimpan.');

/** Opens the table on the steps of one story. */
export async function openTable(page: Page, word: string, path = PATH): Promise<void> {
  await page.goto(`${path}?q=${word}`);
  await expect(cellOf(page, `Langkah 1 ${word}`, 0)).toBeVisible();
}

/** Puts cells into the grid as a spreadsheet's clipboard does. */
export const pasteInto = (page: Page, text: string): Promise<void> =>
  page.getByRole('treegrid').evaluate((grid, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** The page's answer with as many rows as the largest unit could ever have: its last steps again and again. */
export async function manyRows(page: Page, count: number): Promise<void> {
  await page.route(`**/api${PATH}?*`, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as Answer & { data: object };
    const steps = data.baris.filter(({ tingkat }) => tingkat === 'kinerja-langkah-aksi');
    const more = Array.from({ length: count - data.baris.length }, (_, at) => ({
      ...(steps[at % steps.length] as TerintegrasiRow),
      id: 900_000 + at,
    }));
    await route.fulfill({ json: { data: { ...data, baris: [...data.baris, ...more] } } });
  });
}
