import type { Locator, Page } from '@playwright/test';
import {
  cardOf,
  diagramRoot,
  focusNode,
  settled,
  statsOf,
  viewOf,
  zoomOf,
} from '../../support/cascading/diagram';
import { publicTree } from '../../support/cascading/tree';
import { expect, test } from '../../support/portal';

const dinkes = '/public-display/display-mikro/cascading?satuan_kerja_id=1012';
const withOutline = `${dinkes}&panel=kerangka`;

/** Place of a box on the screen, by the buttons that lie over it at reading size. */
async function placeOf(page: Page, key: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-box="${key}"]`).boundingBox();
  if (box === null) throw new Error(`${key} has no buttons in view`);
  return { x: Math.round(box.x), y: Math.round(box.y) };
}

async function firstProgram() {
  const [root] = (await publicTree(1012, 2024)).data;
  const program = root?.sasaran_strategis_pd[0]?.kinerja_program[0];
  if (!root || !program) throw new Error('the seed has no programme');
  return { root, program, key: `kinerja-program:${program.id}` };
}

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Panel diagram' });
const openPanel = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('a unit opens where its titles can be read, with its whole tree in the overview', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await settled(root);
  expect(await zoomOf(root)).toBeGreaterThan(1.5);
  expect((await statsOf(root)).visible).toBe((await publicTree(1012, 2024)).meta.jumlah);

  const overview = page.getByRole('img', { name: /Peta seluruh pohon/ });
  await expect(overview).toHaveCount(0);
  await page.getByRole('button', { name: 'Tampilkan peta pohon' }).click();
  await expect(page).toHaveURL(/peta=buka/);
  const before = await viewOf(root);
  const { x, y, width, height } = (await overview.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width * 0.8, y + height * 0.5);
  await settled(root);
  expect((await viewOf(root)).x).toBeGreaterThan(before.x);
  expect((await viewOf(root)).zoom).toBeCloseTo(before.zoom, 3);

  await page.getByRole('toolbar').getByRole('button', { name: 'Sembunyikan peta pohon' }).click();
  await expect(page).not.toHaveURL(/peta=/);
  await expect(overview).toHaveCount(0);
});

test('the way to the root stays in sight, and each step of it is a jump', async ({ page }) => {
  await page.goto(withOutline);
  await diagramRoot(page);
  await page.locator('[role=treeitem][aria-level="5"]').first().click();
  const path = page.getByRole('navigation', { name: 'Jalur ke akar' });
  await expect(path.getByRole('button')).toHaveCount(5);
  await expect(path.getByRole('button').last()).toHaveAttribute('aria-current', 'location');
  await path.getByRole('button').first().click();
  await expect(path.getByRole('button')).toHaveCount(1);
  await expect(page).toHaveURL(/node=sasaran-strategis-rpjmd/);
});

test('search counts its finds and goes from one to the next and back; the address remembers it', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(withOutline);
  await diagramRoot(page);
  const field = page.getByRole('searchbox', { name: 'Cari dalam pohon' });
  const count = page.getByRole('search').locator('output');
  await field.fill('kesehatan');
  await expect(count).toHaveText(/^\d+$/);
  const total = await count.textContent();
  await field.press('Enter');
  await expect(count).toHaveText(`1/${total}`);
  await page.getByRole('button', { name: 'Hasil berikutnya' }).click();
  await expect(count).toHaveText(`2/${total}`);
  await page.getByRole('button', { name: 'Hasil sebelumnya' }).click();
  await field.press('Shift+Enter');
  await expect(count).toHaveText(`${total}/${total}`);
  await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toBeVisible();

  await expect(page).toHaveURL(/cari=kesehatan/);
  await page.reload();
  await diagramRoot(page);
  await expect(field).toHaveValue('kesehatan');
  await expect(count).toHaveText(total ?? '?');
});

test('a total of a level filters the picture, keeps the ancestors, and can be sent as a link', async ({
  page,
}) => {
  await page.goto(withOutline);
  const root = await diagramRoot(page);
  const all = (await statsOf(root)).visible;
  await openPanel(page, 'Saringan');
  const missed = page.getByRole('button', { name: /^Kinerja Sub Kegiatan, tidak tercapai: \d+$/ });
  const count = Number((await missed.textContent()) ?? '');
  await missed.click();
  await expect(missed).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(`${count} kotak`, { exact: false }).first()).toBeVisible();
  await expect.poll(async () => (await statsOf(root)).visible).toBeLessThan(all);
  await openPanel(page, 'Kerangka');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  const levels = await page
    .getByRole('treeitem')
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-level')));
  expect(levels[0]).toBe('1');
  await expect(page).toHaveURL(/tingkat=5/);
  await settled(root);
  const { visible } = await statsOf(root);

  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = await diagramRoot(other);
  await settled(there);
  expect((await statsOf(there)).visible).toBe(visible);
  await other.getByRole('button', { name: 'Hapus saringan' }).first().click();
  await expect.poll(async () => (await statsOf(there)).visible).toBe(all);
  await expect(other).not.toHaveURL(/tingkat=/);
});

test('the names of the levels in the picture carry the same totals and filter too', async ({ page }) => {
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  const all = (await statsOf(root)).visible;
  const lane = page.getByRole('region', { name: 'Tingkat dan jumlah kotaknya' });
  const missed = lane.getByRole('button', { name: /^Kinerja Program, tidak tercapai/ });
  await missed.click();
  await expect(missed).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await statsOf(root)).visible).toBeLessThan(all);
  await missed.click();
  await expect.poll(async () => (await statsOf(root)).visible).toBe(all);
});

test('boxes can be filtered by their owner and by their unit', async ({ page }) => {
  await page.goto(withOutline);
  const root = await diagramRoot(page);
  const all = (await statsOf(root)).visible;
  await openPanel(page, 'Saringan');
  const owner = page.getByLabel('Pengampu');
  await owner.fill('bidang');
  await owner.press('Enter');
  await expect(page).toHaveURL(/pengampu=bidang/);
  await expect.poll(async () => (await statsOf(root)).visible).toBeLessThan(all);
  await owner.fill('');
  await expect.poll(async () => (await statsOf(root)).visible).toBe(all);
  await page.getByLabel('Satuan kerja').last().selectOption({ index: 1 });
  await expect(page).toHaveURL(/satker=\d+/);
});

test('"Telusuri penyebab" prunes a missed goal to its failing branches, counted by level', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  const tree = await publicTree(1012, 2024);
  const goal = tree.data
    .flatMap((rpjmd) => rpjmd.sasaran_strategis_pd)
    .find(({ capaian }) => capaian !== null && capaian < 100);
  if (!goal) throw new Error('the seed has no missed goal');
  await focusNode(root, `sasaran-strategis-pd:${goal.id}`);
  await page.getByRole('button', { name: 'Telusuri penyebab' }).first().click();
  await expect(page).toHaveURL(new RegExp(`telusur=sasaran-strategis-pd(:|%3A)${goal.id}`));
  const summary = page.getByRole('region', { name: 'Telusuri penyebab' });
  await expect(summary).toContainText(/Kinerja (Program|Kegiatan|Sub Kegiatan): \d+ tidak tercapai/);
  await settled(root);
  expect((await statsOf(root)).visible).toBeLessThan(tree.meta.jumlah);
  await summary.getByRole('list', { name: 'Kinerja yang gagal' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/node=kinerja-/);
  await summary.getByRole('button', { name: 'Akhiri penelusuran' }).click();
  await expect.poll(async () => (await statsOf(root)).visible).toBe(tree.meta.jumlah);
});

test('a box says why it is not at its target, each reason a step into the tree, all of it to be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  const tree = await publicTree(1012, 2024);
  const goal = tree.data
    .flatMap((rpjmd) => rpjmd.sasaran_strategis_pd)
    .find(({ capaian }) => capaian !== null && capaian < 100);
  if (!goal) throw new Error('the seed has no missed goal');
  await focusNode(root, `sasaran-strategis-pd:${goal.id}`);
  await page.getByRole('button', { name: 'Mengapa belum 100%?' }).first().press('Enter');
  await expect(page).toHaveURL(/panel=mengapa/);
  const asked = page.getByRole('region', { name: 'Kotak yang ditanyakan' });
  await expect(asked).toContainText(goal.sasaran_strategis_satker);
  await expect(asked.getByRole('status')).toContainText('belum berhasil');
  const reason = page.getByRole('list', { name: 'Belum berhasil' }).getByRole('button').first();
  await expect(reason).toContainText(/Capaian [\d.,]+%: realisasi .+ dari target .+\./);
  await reason.press('Enter');
  await expect(page).toHaveURL(/node=kinerja-/);
  await expect(asked).toContainText(goal.sasaran_strategis_satker);

  await asked.getByRole('button', { name: 'Salin' }).click();
  await expect(asked.getByRole('button', { name: 'Tersalin' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')[0]).toContain(goal.sasaran_strategis_satker);
  expect(text).toMatch(/\nBelum berhasil\n1\. Kinerja (Program|Kegiatan|Sub Kegiatan): /);

  await asked.getByRole('button', { name: 'Tanyakan kotak terpilih' }).click();
  await expect(asked).not.toContainText(goal.sasaran_strategis_satker);
});

test('the checks of the cascade list what is wrong, each with a jump to its box', async ({ page }) => {
  await page.goto(withOutline);
  await diagramRoot(page);
  await openPanel(page, 'Periksa');
  await expect(page).toHaveURL(/panel=periksa/);
  await expect(panel(page).getByText(/hal perlu diperiksa/)).toBeVisible();
  const jump = panel(page).getByRole('listitem').getByRole('button').first();
  await jump.click();
  await expect(jump).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/node=/);
  await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toBeVisible();
});

test('nothing moves a box that nobody asked to move', async ({ page }) => {
  await page.goto(withOutline);
  const root = await diagramRoot(page);
  const { key } = await firstProgram();
  await focusNode(root, key);
  await settled(root);
  await expect(page).toHaveURL(/node=kinerja-program/);
  expect(await zoomOf(root)).toBeGreaterThan(2);
  await cardOf(root, key);
  const place = await placeOf(page, key);
  const expectInPlace = async () => {
    await settled(root);
    expect(await placeOf(page, key)).toEqual(place);
  };

  await page.getByRole('button', { name: 'Tampilan' }).click();
  for (const name of ['Tampilkan cross cutting', 'Tampilkan icon capaian']) {
    await page.getByRole('switch', { name }).click();
    await expectInPlace();
    await page.getByRole('switch', { name }).click();
    await expectInPlace();
  }
  await page.keyboard.press('Escape');

  for (const name of ['Saringan', 'Periksa', 'Kerangka']) {
    await openPanel(page, name);
    await expectInPlace();
  }
  const before = (await statsOf(root)).visible;
  await page.getByRole('tree').evaluate((tree) => tree.scrollTo(0, 0));
  await page.locator('[role=treeitem][aria-level="4"] > span[aria-hidden=true]').first().click();
  await settled(root);
  const fewer = (await statsOf(root)).visible;
  expect(fewer).toBeLessThan(before);

  await page.getByRole('combobox', { name: 'Buka sampai' }).selectOption('4');
  await expectInPlace();
  expect([before, fewer]).not.toContain((await statsOf(root)).visible);
});

test('every state of the picture is in the address: another reader sees the same', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(withOutline);
  const root = await diagramRoot(page);
  const { key } = await firstProgram();
  await page.getByRole('combobox', { name: 'Buka sampai' }).selectOption('4');
  await focusNode(root, key);
  await openPanel(page, 'Saringan');
  await page.getByRole('checkbox', { name: 'Tercapai', exact: true }).check();
  await page.getByRole('button', { name: 'Tampilkan peta pohon' }).click();
  await page.getByRole('button', { name: 'Maximize' }).click();
  await expect(page.getByRole('button', { name: 'Minimize' })).toBeVisible();
  for (const part of [/kedalaman=4/, /panel=saringan/, /status=tercapai/, /peta=buka/, /penuh=1/, /lihat=/]) {
    await expect(page).toHaveURL(part);
  }
  await settled(root);
  const [view, stats] = [await viewOf(root), await statsOf(root)];

  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = await diagramRoot(other);
  await settled(there);
  await expect(other.getByRole('button', { name: 'Minimize' })).toBeVisible();
  await expect(other.getByRole('checkbox', { name: 'Tercapai', exact: true })).toBeChecked();
  expect((await statsOf(there)).visible).toBe(stats.visible);
  const { zoom, x, y } = await viewOf(there);
  expect(Math.hypot(x - view.x, y - view.y)).toBeLessThan(40);
  expect(Math.abs(zoom - view.zoom)).toBeLessThan(0.2);
});

test('the regency of 10,000 boxes opens readable, and closed branches cost nothing until they are opened', async ({
  page,
  besar,
}) => {
  await page.goto(`${besar.origin}/public-display/display-makro/cascading?panel=kerangka`);
  const root = await diagramRoot(page);
  const { boxes, visible } = await statsOf(root);
  expect(visible).toBeLessThan(boxes / 10);
  expect(await zoomOf(root)).toBeGreaterThan(2);
  const closed = page.locator('[role=treeitem][aria-expanded=false]').first();
  await closed.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await statsOf(root)).visible).toBeGreaterThan(visible);
  const { mountedElements, interactiveCards } = await statsOf(root);
  expect(mountedElements).toBeLessThanOrEqual(600);
  expect(interactiveCards).toBeLessThanOrEqual(80);
});
