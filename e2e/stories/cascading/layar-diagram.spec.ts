import type { Locator, Page } from '@playwright/test';
import { canvasWords, keepCanvasWords, overlaysOf } from '../../support/cascading/canvas-words';
import {
  diagramRoot,
  focusNode,
  interactive,
  settled,
  viewOf,
  zoomOf,
} from '../../support/cascading/diagram';
import { publicTree } from '../../support/cascading/tree';
import { expect, loaded, signedIn, test } from '../../support/portal';

const dinkes = '/public-display/display-mikro/cascading?satuan_kerja_id=1012';
const screen = { width: 1440, height: 900 };
/** Of the area beside the sidebar. */
const LEAST_PART = 0.75;
const LEAST_PX = 12;

test.use({ viewport: screen });

const pictureOf = (page: Page): Locator => page.locator('[aria-roledescription=diagram]');

const corners = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not seen`);
  return box;
};

/** The part of what lies beside the sidebar that shows the picture, without scrolling. */
async function partOfScreen(page: Page): Promise<number> {
  const side = await corners(page.getByRole('complementary', { name: 'Bilah samping' }));
  const { x, y, width, height } = await corners(pictureOf(page));
  const seen = Math.min(x + width, screen.width) - x;
  return (seen * (Math.min(y + height, screen.height) - y)) / ((screen.width - side.width) * screen.height);
}

/** Whether a point of the page shows a box: a press on it would select one, or open its branch. */
async function isBox(page: Page, x: number, y: number): Promise<boolean> {
  await page.mouse.move(x, y);
  return (await pictureOf(page).getAttribute('data-over')) === 'true';
}

const pages = [
  { path: dinkes, account: null },
  { path: '/public-display/display-makro/cascading', account: null },
  { path: '/public-display/arsitektur-kinerja', account: null },
  { path: '/display-makro/cascading', account: 'pemda' },
  { path: '/display-mikro/cascading?satuan_kerja_id=1012', account: 'dinkes' },
] as const;

for (const { path, account } of pages) {
  test(`${path} gives the picture three quarters of the screen, readable and with nothing on it`, {
    tag: '@core',
  }, async ({ page }) => {
    if (account !== null) await signedIn(page, account);
    await keepCanvasWords(page);
    await page.goto(path);
    const root = await diagramRoot(page);
    await interactive(root);
    await settled(root);
    await loaded(page);
    expect(await partOfScreen(page)).toBeGreaterThanOrEqual(LEAST_PART);

    const words = await canvasWords(page);
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter(({ px }) => px < LEAST_PX - 0.01)).toEqual([]);

    const overlays = await overlaysOf(pictureOf(page));
    expect(overlays.length).toBeGreaterThan(0);
    // The buttons over the overlays are no boxes: they let the pointer through where they are looked for.
    await page.addStyleTag({
      content: '[aria-roledescription=diagram] > section * { pointer-events: none !important }',
    });
    const covering: string[] = [];
    for (const { what, left, top, right, bottom } of overlays)
      for (const x of [left + 1, (left + right) / 2, right - 1])
        for (const y of [top + 1, bottom - 1])
          if (await isBox(page, x, y)) covering.push(`${what} ${x},${y}`);
    expect(covering).toEqual([]);
  });
}

test('what is folded is one press away, keeps its state, and comes back with the address', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  const outline = page.getByRole('tree');
  const legend = page.getByRole('list', { name: 'Status capaian dan jumlah kotaknya' });
  const unit = page.getByRole('combobox', { name: 'Satuan kerja' });
  for (const folded of [outline, legend, unit]) await expect(folded).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Cascading' })).toBeVisible();

  const tools = page.getByRole('toolbar', { name: 'Alat diagram' });
  await tools.getByRole('button', { name: 'Tampilkan panel' }).click();
  await expect(outline).toBeVisible();
  await tools.getByRole('button', { name: 'Tampilkan legenda' }).click();
  await expect(legend).toBeVisible();
  await tools.getByRole('button', { name: /^Satuan kerja dan keterangan halaman: Dinas Kesehatan/ }).click();
  await expect(unit).toBeVisible();
  await settled(root);

  await page.reload();
  await diagramRoot(page);
  for (const wanted of [outline, legend, unit]) await expect(wanted).toBeVisible();
  await tools.getByRole('button', { name: 'Sembunyikan panel' }).press('Enter');
  await expect(outline).toBeHidden();
});

test('the key / unfolds the search from the picture, and the focus is in it', async ({ page }) => {
  await page.goto(dinkes);
  await interactive(await diagramRoot(page));
  await pictureOf(page).press('/');
  const search = page.getByRole('searchbox', { name: 'Cari dalam pohon' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
});

test('a box that is pressed is told beside the picture, and stays where it was pressed', async ({ page }) => {
  const { data } = await publicTree(1012, 2024);
  const program = data[0]?.sasaran_strategis_pd[0]?.kinerja_program[0];
  if (program === undefined) throw new Error('the seed has no programme');
  const key = `kinerja-program:${program.id}`;
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await interactive(root);
  await focusNode(root, key);
  await settled(root);
  const details = page.getByRole('region', { name: 'Rincian kotak terpilih' });
  await details.getByRole('button', { name: 'Tutup rincian' }).click();
  await expect(details).toBeHidden();
  await settled(root);
  const box = page.locator(`[data-box="${key}"]`);
  const before = await corners(box);
  await page.mouse.click(before.x + 100, before.y + 60);
  await expect(details).toContainText(program.sasaran);
  await settled(root);
  expect((await corners(box)).x).toBeCloseTo(before.x, 0);
  await expect(page.getByRole('tree')).toBeHidden();

  // Who opens the page anew, or is sent its address, sees it there too.
  const place = await viewOf(root);
  await page.reload();
  await settled(await diagramRoot(page));
  await expect(details).toContainText(program.sasaran);
  const there = await viewOf(root);
  expect(Math.hypot(there.x - place.x, there.y - place.y)).toBeLessThan(10);
  expect(there.zoom).toBeCloseTo(place.zoom, 1);
});

test('no value of a box is cut, at any of its units', { tag: '@core' }, async ({ page }) => {
  await keepCanvasWords(page);
  await page.route('**/api/public-display/cascading?*', async (route) => {
    const answer = await route.fetch();
    const tree = await answer.json();
    const units = ['persen', 'orang per seratus ribu penduduk usia produktif', 'indeks (0–1)', '%'];
    let at = 0;
    const named = JSON.parse(JSON.stringify(tree), (name, value) => {
      if (name !== 'satuan') return value;
      at += 1;
      return units[at % units.length];
    });
    await route.fulfill({ json: named });
  });
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await interactive(root);
  const { data } = await publicTree(1012, 2024);
  for (const goal of data.flatMap((rpjmd) => rpjmd.sasaran_strategis_pd)) {
    for (const { id } of goal.kinerja_program) {
      await focusNode(root, `kinerja-program:${id}`);
      await settled(root);
    }
  }
  const words = await canvasWords(page);
  const values = words.filter(({ text }) => /^(Target|Realisasi) /.test(text));
  expect(values.length).toBeGreaterThan(10);
  expect(values.filter(({ text }) => text.endsWith('…'))).toEqual([]);
  const whole = words.map(({ text }) => text).join(' ');
  expect(whole).toContain('orang per seratus ribu');
  expect(words.some(({ text }) => text.endsWith('produktif'))).toBe(true);
});

test('"Render gambar" moves no tool, and neither does what follows it', async ({ page }) => {
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await settled(root);
  const tools = page.getByRole('toolbar', { name: 'Alat diagram' });
  const places = () =>
    tools.locator('button, select, input').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return [Math.round(x), Math.round(y), Math.round(width)];
      }),
    );
  await expect(tools.getByRole('button', { name: 'Render gambar' })).toBeVisible();
  const before = await places();
  await tools.getByRole('button', { name: 'Render gambar' }).click();
  await expect(page.getByRole('img', { name: /^Cascading · Dinas Kesehatan/ })).toBeVisible();
  expect(await places()).toEqual(before);
  await page.getByText('Tampilkan dalam bentuk teks').click();
  await expect(page.getByRole('switch', { name: 'Tampilkan dalam bentuk teks' })).toBeChecked();
  expect(await places()).toEqual(before);
  await page.getByRole('button', { name: 'Tutup pilihan bentuk' }).click();
  await expect(page.getByRole('switch', { name: 'Tampilkan dalam bentuk teks' })).toHaveCount(0);
  expect(await places()).toEqual(before);
});

test('the words beside a switch press it', async ({ page }) => {
  await page.goto(dinkes);
  await diagramRoot(page);
  await page.getByRole('button', { name: 'Tampilan' }).click();
  for (const name of ['Tampilkan cross cutting', 'Tampilkan icon capaian']) {
    const box = page.getByRole('switch', { name });
    const before = await box.isChecked();
    await page.getByText(name, { exact: true }).click();
    await expect(box).toBeChecked({ checked: !before });
  }
});

for (const { width, height } of [screen, { width: 390, height: 844 }]) {
  test(`full screen has no empty band at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${dinkes}&penuh=1&panel=tutup&legenda=tutup`);
    const root = await diagramRoot(page);
    await settled(root);
    await expect(page.getByRole('toolbar', { name: 'Alat diagram' })).toBeVisible();
    const { x, y, width: wide, height: high } = await corners(pictureOf(page));
    expect([x, wide]).toEqual([0, width]);
    expect(y).toBeLessThan(64);
    expect(Math.abs(y + high - height)).toBeLessThanOrEqual(1);
    expect(await zoomOf(root)).toBeGreaterThan(1);
  });
}
