import { servers } from '../../server/servers';
import {
  diagramRoot,
  focusNode,
  interactive,
  settled,
  statsOf,
  zoomOf,
} from '../../support/cascading/diagram';
import { missedSub, publicTree, wholeTree } from '../../support/cascading/tree';
import { shownAt } from '../../support/pages/shown-at';
import { expect, loaded, signedIn, test } from '../../support/portal';

const dinkes = '/display-mikro/cascading?satuan_kerja_id=1012';

test('all boxes of the unit are in the diagram, by their number and by name in the outline', {
  tag: '@core',
}, async ({ page }) => {
  await signedIn(page, 'dinkes');
  await page.goto(`${dinkes}&panel=kerangka`);
  const root = await diagramRoot(page);
  const { data, meta } = await wholeTree(1012, 2024);
  expect((await statsOf(root)).visible).toBe(meta.jumlah);
  await expect(
    page
      .getByRole('tree')
      .getByText(data[0]?.sasaran_strategis.sasaran ?? '')
      .first(),
  ).toBeVisible();
});

test('zoom goes from 1 to 40, by buttons, wheel and typing', async ({ page }) => {
  await signedIn(page, 'dinkes');
  await page.goto(dinkes);
  const root = await diagramRoot(page);

  const field = page.getByLabel('Zoom, 1 sampai 40');
  await field.fill('12');
  await field.press('Enter');
  await settled(root);
  expect(await zoomOf(root)).toBeCloseTo(12, 0);
  await field.fill('90');
  await field.press('Enter');
  await settled(root);
  expect(await zoomOf(root)).toBeCloseTo(40, 0);
  await page.getByRole('button', { name: 'Tampilkan seluruh pohon' }).click();
  await settled(root);
  expect(await zoomOf(root)).toBeCloseTo(1, 1);
  await page.getByRole('button', { name: 'Perbesar' }).click();
  await settled(root);
  const near = await zoomOf(root);
  expect(near).toBeGreaterThan(1.1);

  const { x, y, width, height } = (await page.locator('[aria-roledescription=diagram]').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => zoomOf(root)).toBeGreaterThan(near * 1.3);
});

test('a box taken from the outline is selected, told in detail, and stays in the address', {
  tag: '@core',
}, async ({ page }) => {
  await signedIn(page, 'dinkes');
  await page.goto(`${dinkes}&panel=kerangka`);
  await diagramRoot(page);
  const program = (await wholeTree(1012, 2024)).data[0]?.sasaran_strategis_pd[0]?.kinerja_program[0];
  if (!program) throw new Error('the seed has no programme');
  await page.getByRole('tree').locator('[role=treeitem][aria-level="3"]').first().click();
  await expect(page).toHaveURL(/node=kinerja-program/);

  const link = page.url();
  const other = await page.context().newPage();
  await other.goto(link);
  await diagramRoot(other);
  await expect(other.getByRole('region', { name: 'Rincian kotak terpilih' })).toContainText(
    program.indikator,
  );
});

test('"Tampilkan cross cutting" opens what other units contribute, and closes it again', async ({ page }) => {
  await page.goto('/public-display/display-mikro/cascading?satuan_kerja_id=1012');
  const root = await diagramRoot(page);
  const before = (await statsOf(root)).visible;
  await page.getByRole('button', { name: 'Tampilan' }).click();
  const toggle = page.getByRole('switch', { name: 'Tampilkan cross cutting' });
  await toggle.click();
  await expect.poll(async () => (await statsOf(root)).visible).toBeGreaterThan(before);
  await toggle.click();
  await expect.poll(async () => (await statsOf(root)).visible).toBe(before);
});

test('the page for cross-cutting opens with the contributions shown', async ({ page }) => {
  await page.goto('/public-display/arsitektur-kinerja-cross-cutting?satuan_kerja_id=1012');
  const root = await diagramRoot(page);
  const { visible } = await statsOf(root);
  expect(visible).toBeGreaterThan((await publicTree(1012, 2024)).meta.jumlah);
});

test('type arsitektur-kinerja names its levels as outcomes', async ({ page }) => {
  await page.goto('/public-display/arsitektur-kinerja?satuan_kerja_id=1012&panel=kerangka&legenda=buka');
  await diagramRoot(page);
  for (const label of ['Ultimate Outcome', 'Intermediate Outcome', 'Immediate outcome', 'Output']) {
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  }
});

for (const path of ['arsitektur-kinerja', 'arsitektur-kinerja-cross-cutting']) {
  test(`${path} paints the achievement icons, which no switch hides`, async ({ page }) => {
    const { id } = await missedSub();
    await page.goto(`/public-display/${path}?satuan_kerja_id=1012&ikon=0&node=kinerja-sub-kegiatan:${id}`);
    await interactive(await diagramRoot(page));
    const box = page.locator(`[data-box="kinerja-sub-kegiatan:${id}"]`);
    await expect(box.getByRole('img', { name: /Tidak tercapai/ })).toBeVisible();
    await page.getByRole('button', { name: 'Tampilan' }).click();
    await expect(page.getByRole('switch', { name: 'Tampilkan cross cutting' })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Tampilkan icon capaian' })).toHaveCount(0);
  });
}

test('?tingkatMaks shows no level below the asked one', async ({ page }) => {
  await page.goto(
    '/public-display/display-mikro/cascading?satuan_kerja_id=1012&tingkatMaks=3&panel=kerangka',
  );
  const root = await diagramRoot(page);
  const { data } = await publicTree(1012, 2024);
  const goals = data.flatMap((rpjmd) => rpjmd.sasaran_strategis_pd);
  const programmes = goals.flatMap((pd) => pd.kinerja_program);
  await expect
    .poll(async () => (await statsOf(root)).visible)
    .toBe(data.length + goals.length + programmes.length);
  await expect(page.getByRole('combobox', { name: 'Buka sampai' }).getByRole('option')).toHaveCount(3);
  await expect(page.getByRole('treeitem').and(page.locator('[aria-level="4"]'))).toHaveCount(0);
});

test('Maximize fills the screen and Minimize gives it back', async ({ page }) => {
  await page.goto('/public-display/display-mikro/cascading?satuan_kerja_id=1012');
  await diagramRoot(page);
  await page.getByRole('button', { name: 'Maximize' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.getByRole('button', { name: 'Minimize' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
});

test('who leaves at once while the diagram moves arrives where he wanted, and nothing follows', async ({
  page,
}) => {
  await page.clock.install();
  await signedIn(page, 'dinkes');
  await page.goto(dinkes);
  await settled(await diagramRoot(page));
  await page.getByRole('button', { name: 'Perbesar' }).click();
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Dashboard PD' })
    .click();
  await expect(page).toHaveURL(shownAt(/\/dashboard-pd$/));
  await loaded(page);
  // Longer than the diagram rests before it writes into the address.
  await page.clock.fastForward(2_000);
  await loaded(page);
  expect(shownAt(/\/dashboard-pd$/)(new URL(page.url()))).toBe(true);
});

test('a unit without approved planning has no public tree, and the page says so', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'selaras_tahun_kinerja_public', value: '2025', url: servers.demo.origin, sameSite: 'Lax' },
  ]);
  await page.goto('/public-display/display-mikro/cascading?satuan_kerja_id=1022');
  await diagramRoot(page);
  await expect(page.getByText('Belum ada data cascading tahun 2025')).toBeVisible();
});

test('a tree that cannot be loaded says so and loads when tried again', { tag: '@core' }, async ({
  page,
}) => {
  await page.route('**/api/public-display/cascading*', (route) => route.abort());
  await page.goto('/public-display/display-mikro/cascading?satuan_kerja_id=1012');
  await expect(page.locator('[data-state=error]')).toBeVisible();
  await page.unroute('**/api/public-display/cascading*');
  await page.keyboard.press('Escape');
  await page.locator('[data-state=error]').getByRole('button', { name: 'Coba lagi' }).click();
  await diagramRoot(page);
});

test('the regency of 10,000 boxes opens with a bounded number of mounted things', async ({ page, besar }) => {
  await page.goto(`${besar.origin}/public-display/display-makro/cascading`);
  const root = await diagramRoot(page);
  await interactive(root);
  const { boxes, mountedElements, interactiveCards } = await statsOf(root);
  expect(boxes).toBeGreaterThan(9_500);
  expect(mountedElements).toBeLessThanOrEqual(600);
  expect(interactiveCards).toBeLessThanOrEqual(80);

  expect(await focusNode(root, 'tidak-ada:1')).toBe(false);
});
