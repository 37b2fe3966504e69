import type { Page } from '@playwright/test';
import { diagramRoot, settled, setZoom, statsOf } from '../../support/cascading/diagram';
import { publicTree } from '../../support/cascading/tree';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { expect, test } from '../../support/portal';

const dinkes = '/public-display/display-mikro/cascading?satuan_kerja_id=1012';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cetak diagram' });

/** Pages of a printed file with their sizes in points, rounded. */
async function pagesOf(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return sizes.map(([, w, h]) => `${Math.round(Number(w))}×${Math.round(Number(h))}`);
}

const textsOnPaper = (page: Page): Promise<string[]> =>
  page.locator('[data-print] text').evaluateAll((texts) => texts.map(({ textContent }) => textContent ?? ''));

/** Every goal of an answer that the diagram shows, at any depth: not those of items that are not unfolded. */
function goalsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(goalsOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (/_cross$|langkah_aksi/.test(name)) return [];
    return /^sasaran(_strategis_satker)?$/.test(name) && typeof part === 'string' ? [part] : goalsOf(part);
  });
}

const words = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.split(/\s+/)));

/** The print dialog of the browser, which nobody can press here. */
const notedPrint = () => {
  window.print = () => document.documentElement.setAttribute('data-dicetak', '');
};

test("the browser's own print command prints the whole shown tree, whatever part the screen shows", async ({
  page,
}) => {
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await setZoom(root, 8);
  await settled(root);
  // What the command needs comes after everything else of the page.
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        return document.querySelectorAll('[data-print] > div').length;
      }),
    )
    .toBeGreaterThan(1);
  const tools = page.getByRole('toolbar', { name: 'Alat diagram' });
  await expect(tools).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(tools).toBeHidden();
  await page.emulateMedia({ media: null });
  const texts = await textsOnPaper(page);
  expect(texts.join(' ')).toContain('Dinas Kesehatan');
  expect(texts.join(' ')).toContain('Tahun 2024');
  const { data, meta } = await publicTree(1012, 2024);
  expect((await statsOf(root)).visible).toBe(meta.jumlah);
  expect([...words(goalsOf(data))].filter((word) => !words(texts).has(word))).toEqual([]);
  expect(
    texts.filter(
      (text) => /^(RA|RRA|DO|PK|CC|Rp|K|Ex|Langkah Aksi|\d+\+?)$/.test(text) || text.includes('…'),
    ),
  ).toEqual([]);
  const sheets = await page.locator('[data-print] > div').count();
  const pages = await pagesOf(page);
  expect(pages).toHaveLength(sheets);
  expect(new Set(pages)).toEqual(new Set(['595×842']));
  await expect(page.locator('[data-print]')).toHaveCount(0);
  await expect(tools).toBeVisible();
});

test('Ctrl+P asks for the paper and prints what was chosen, on white in the dark theme too', async ({
  page,
}) => {
  await page.addInitScript(notedPrint);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(dinkes);
  await diagramRoot(page);
  for (const [paper, layout, size] of [
    ['A3', 'Beberapa lembar, terbaca', /^(842×1191|1191×842)$/],
    ['A2', 'Satu lembar', /^1684×1191$/],
  ] as const) {
    await page.getByRole('button', { name: 'Cetak diagram' }).waitFor();
    await page.keyboard.press('Control+p');
    const dialog = dialogOf(page);
    await dialog.getByLabel('Kertas').selectOption(paper);
    await dialog.getByLabel('Susunan').selectOption({ label: layout });
    const told = dialog.getByRole('status');
    await expect(told).toContainText(`lembar ${paper}`);
    const sheets = Number(/(\d+) lembar/.exec((await told.textContent()) ?? '')?.[1]);
    await dialog.getByRole('button', { name: 'Cetak', exact: true }).click();
    await expect(page.locator('html[data-dicetak]')).toBeAttached();
    const grounds = await page
      .locator('[data-print] svg svg > rect:first-child')
      .evaluateAll((rects) => [...new Set(rects.map((rect) => rect.getAttribute('fill')))]);
    expect(grounds).toEqual(['#ffffff']);
    const pages = await pagesOf(page);
    expect(pages).toHaveLength(sheets === 1 ? 1 : sheets + 1);
    for (const one of pages) expect(one).toMatch(size);
    await page.evaluate(() => {
      window.dispatchEvent(new Event('afterprint'));
      document.documentElement.removeAttribute('data-dicetak');
    });
    await expect(page.locator('[data-print]')).toHaveCount(0);
  }
});

test('the print dialog has no axe violation and fits 390 px, light or dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(dinkes);
  await diagramRoot(page);
  await page.getByRole('button', { name: 'Alat' }).click();
  await page.getByRole('button', { name: 'Cetak diagram' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('status')).toContainText('lembar A4');
  await expectAccessibleInThemes(page, '[role=dialog]');
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
    0,
  );
});
