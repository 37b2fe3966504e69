import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import decodeQr from 'qr/decode.js';
import {
  diagramRoot,
  interactive,
  placeOf,
  settled,
  setZoom,
  statsOf,
  zoomOf,
} from '../../support/cascading/diagram';
import { fileOf, readPng } from '../../support/cascading/export-file';
import { publicTree } from '../../support/cascading/tree';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { memoryWhile } from '../../support/pages/browser-memory';
import { expect, loaded, test } from '../../support/portal';

const dinkes = '/public-display/display-mikro/cascading?satuan_kerja_id=1012';
const regency = '/public-display/display-makro/cascading?showOption=true';
const FAILED = 'Mohon maaf, silahkan ulangi lagi proses export';

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Export diagram' });

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Pilihan export' }).click();
  await expect(dialogOf(page).getByRole('status')).toContainText('kotak');
  return dialogOf(page);
}

/** The hash as the guide says: SHA-256 of the data with the keys of every object in order. */
function sidikOf(data: unknown): string {
  const ordered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(ordered);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([key, part]) => [key, ordered(part)]));
  };
  return createHash('sha256')
    .update(JSON.stringify(ordered(data)))
    .digest('hex');
}

test.describe('Export', () => {
  test('downloads a PNG named from unit and time, whose facts, hash and QR code hold', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto(dinkes);
    const root = await diagramRoot(page);
    const before = page.waitForEvent('download');
    await exportButton(page).click();
    const download = await before;
    expect(download.suggestedFilename()).toMatch(/^Dinas-Kesehatan_\d{4}-\d\d-\d\d_\d{6}\.png$/);

    const path = await fileOf(download);
    const { texts, width, height, rowBytes } = await readPng(path);
    expect(rowBytes).toBe(height * (1 + 3 * width));
    const { data, meta } = await publicTree(1012, 2024);
    expect(texts.get('Satuan Kerja')).toBe('Dinas Kesehatan');
    expect(texts.get('Tahun Kinerja')).toBe('2024');
    expect(texts.get('Sidik Data')).toBe(sidikOf(data));
    expect((await statsOf(root)).visible).toBe(meta.jumlah);

    const link = decodeQr(qrPartOf(PNG.sync.read(await readFile(path))));
    expect(link).toBe(texts.get('Source'));
    await page.goto(link);
    await expect(page.getByText('Terverifikasi: data pada gambar sama dengan data saat ini.')).toBeVisible();
    await page.goto(link.replace(/sidik=[0-9a-f]{64}/, `sidik=${'0'.repeat(64)}`));
    await expect(page.getByText('Data saat ini berbeda dengan data pada gambar.')).toBeVisible();
  });

  test('with ?showOption=true takes the pixel ratio that is typed', async ({ page }) => {
    await page.goto(`${dinkes}&showOption=true&kedalaman=2`);
    await diagramRoot(page);
    const ratio = page.getByRole('spinbutton', { name: 'Rasio piksel' });
    await expect(ratio).toHaveValue('1');
    await expect(ratio).toHaveAttribute('step', '0.1');
    const sizes: number[] = [];
    for (const value of ['1', '0.5']) {
      await ratio.fill(value);
      const download = page.waitForEvent('download');
      await exportButton(page).click();
      sizes.push((await readPng(await fileOf(await download))).width);
    }
    expect(sizes[0]).toBeCloseTo(2 * (sizes[1] ?? 0), -1);
  });

  test('of 24,000 × 16,000 pixels works with progress, within 300 MB', async ({ page, browser }) => {
    await page.goto(`${dinkes}&showOption=true`);
    await diagramRoot(page);
    const dialog = await openDialog(page);
    const told = dialog.getByRole('status');
    await dialog.getByRole('spinbutton').fill(await ratioFor(told, 24_000, 16_000));
    await expect(told).toContainText(/memori sekitar \d+ MB/);

    await page.evaluate(noteProgress);
    let path = '';
    const memory = await memoryWhile(browser, page, async () => {
      const download = page.waitForEvent('download', { timeout: 150_000 });
      await dialog.getByRole('button', { name: 'Export', exact: true }).click();
      path = await fileOf(await download);
    });
    const { width, height, rowBytes } = await readPng(path);
    expect(width).toBeGreaterThanOrEqual(24_000);
    expect(height).toBeGreaterThanOrEqual(16_000);
    expect(rowBytes).toBe(height * (1 + 3 * width));
    const steps = await page.evaluate(() => (globalThis as unknown as { steps: Set<string> }).steps.size);
    expect(steps).toBeGreaterThan(5);
    expect(memory).toBeLessThan(300_000_000);
    test.info().annotations.push({ type: 'memory', description: `${Math.round(memory / 1e6)} MB` });
  });

  test('that is cancelled leaves no file and the tree as it was', async ({ page, besar }) => {
    await page.goto(besar.origin + regency);
    const root = await diagramRoot(page);
    await settled(root);
    const before = await placeOf(root);
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    const dialog = await openDialog(page);
    await dialog.getByLabel('Bagian').selectOption('Seluruh cabang');
    await dialog.getByRole('spinbutton').fill(await ratioFor(dialog.getByRole('status'), 24_000, 16_000));
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    const bar = page.getByRole('progressbar', { name: 'Bagian yang selesai' });
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Batalkan' }).click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await settled(root);
    expect(downloads).toBe(0);
    expect(await placeOf(root)).toEqual(before);
    await page.getByRole('button', { name: 'Perbesar' }).click();
    await settled(root);
    expect(await zoomOf(root)).toBeGreaterThan(before.zoom);
  });

  test('streams into a file that is picked, and a closed question ends it silently', async ({ page }) => {
    await page.addInitScript(() => {
      let asked = 0;
      Object.assign(window, {
        showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
          asked += 1;
          if (asked === 1) throw new DOMException('closed', 'AbortError');
          const folder = await navigator.storage.getDirectory();
          Object.assign(window, { picked: suggestedName });
          return folder.getFileHandle(suggestedName, { create: true });
        },
      });
    });
    await page.goto(dinkes);
    await diagramRoot(page);
    for (const outcome of ['closed', 'written']) {
      const dialog = await openDialog(page);
      await dialog.getByLabel('Pilih tempat simpan').check();
      await dialog.getByRole('button', { name: 'Export', exact: true }).click();
      if (outcome === 'closed') await expect(dialog).toBeHidden();
    }
    await expect(page.getByText('Export selesai')).toBeVisible();
    const start = await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const name = (window as unknown as { picked: string }).picked;
      const file = await (await folder.getFileHandle(name)).getFile();
      return [...new Uint8Array(await file.slice(0, 8).arrayBuffer())];
    });
    expect(start).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  });

  test('that fails alerts with the specified text and leaves the tree as it was', async ({ page }) => {
    await page.goto(dinkes);
    const root = await diagramRoot(page);
    await setZoom(root, 3);
    await settled(root);
    await expect(page).toHaveURL(/lihat=3\.00/);
    const before = { place: await placeOf(root), stats: await statsOf(root), url: page.url() };
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await exportButton(page).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert.getByText(FAILED, { exact: true })).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await settled(root);
    const { visible, boxes } = await statsOf(root);
    expect({ visible, boxes }).toEqual({ visible: before.stats.visible, boxes: before.stats.boxes });
    expect(await placeOf(root)).toEqual(before.place);
    expect(page.url()).toBe(before.url);
  });

  test('whose part of the page cannot be fetched alerts too, and works once it can', async ({ page }) => {
    await page.goto(dinkes);
    await interactive(await diagramRoot(page));
    await expect(exportButton(page)).toBeVisible();
    await loaded(page);
    await page.route('**/remotes/**/*.js', (route) => route.abort());
    const said = page.waitForEvent('dialog');
    const pressed = exportButton(page).click();
    const alert = await said;
    expect(alert.message()).toBe(FAILED);
    await alert.accept();
    await pressed;
    await page.unroute('**/remotes/**/*.js');
    const download = page.waitForEvent('download');
    await exportButton(page).click();
    await download;
  });

  test('writes SVG and PDF with the texts of the tree', { tag: '@core' }, async ({ page }) => {
    await page.goto(dinkes);
    await diagramRoot(page);
    const { data } = await publicTree(1012, 2024);
    const word = data[0]?.sasaran_strategis.sasaran.split(' ')[0] ?? '';
    for (const format of ['SVG', 'PDF']) {
      const dialog = await openDialog(page);
      await dialog.getByRole('radio', { name: format }).check();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Export', exact: true }).click();
      const done = await download;
      expect(done.suggestedFilename()).toMatch(new RegExp(`^Dinas-Kesehatan_.*\\.${format.toLowerCase()}$`));
      const file = await readFile(await fileOf(done), 'latin1');
      if (format === 'SVG') expect(file).toContain(`>${word}`);
      else expect(file).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\n$/);
    }
  });
});

test.describe('Cetak', () => {
  test('lays the picture on A4 sheets with a page map, and takes them away afterwards', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-dicetak', '');
    });
    await page.goto(dinkes);
    await diagramRoot(page);
    const dialog = await openDialog(page);
    await dialog.getByRole('radio', { name: 'Cetak' }).check();
    const told = dialog.getByRole('status');
    await expect(told).toContainText('lembar A4');
    const sheets = Number(/(\d+) lembar/.exec((await told.textContent()) ?? '')?.[1]);
    expect(sheets).toBeGreaterThan(1);
    await dialog.getByRole('button', { name: 'Cetak', exact: true }).click();
    await expect(page.locator('html[data-dicetak]')).toBeAttached();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(sheets + 1);
    expect(pdf).toMatch(/MediaBox \[0 0 (59\d|84\d)/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-print]')).toHaveCount(0);
  });
});

test('the export dialog has no axe violation and fits 390 px, light or dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(dinkes);
  await diagramRoot(page);
  await page.getByRole('button', { name: 'Alat' }).click();
  const dialog = await openDialog(page);
  for (const format of ['PNG', 'PDF', 'Cetak']) {
    await dialog.getByRole('radio', { name: format }).check();
    await expectAccessibleInThemes(page, '[role=dialog]');
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

/** Runs in the page: every value that the bar of the progress shows. */
function noteProgress(): void {
  const steps = new Set<string>();
  Object.assign(globalThis, { steps });
  const read = () => {
    const now = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
    if (now) steps.add(now);
  };
  new MutationObserver(read).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-valuenow'],
  });
}

/** The pixel ratio, in steps of a tenth, at which a picture whose size is told at ratio 1 is at least so large. */
async function ratioFor(told: ReturnType<Page['locator']>, width: number, height: number): Promise<string> {
  await expect(told).toContainText(/[\d.]+ × [\d.]+ piksel/);
  const [, wide = '', high = ''] = /([\d.]+) × ([\d.]+) piksel/.exec((await told.textContent()) ?? '') ?? [];
  const number = (text: string) => Number(text.replaceAll('.', ''));
  const ratio = Math.max(width / number(wide), height / number(high));
  return (Math.ceil(ratio * 10) / 10).toFixed(1);
}

/** The lower right corner of an exported picture, where its QR code stands. */
function qrPartOf(picture: PNG) {
  const side = Math.min(picture.width, Math.round(picture.height * 0.4));
  const part = new PNG({ width: side, height: side });
  PNG.bitblt(picture, part, picture.width - side, picture.height - side, side, side, 0, 0);
  return { width: side, height: side, data: new Uint8Array(part.data) };
}
