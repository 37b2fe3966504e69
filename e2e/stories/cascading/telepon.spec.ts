import type { Locator, Page } from '@playwright/test';
import { canvasWords, keepCanvasWords } from '../../support/cascading/canvas-words';
import { diagramRoot, focusNode, interactive, settled } from '../../support/cascading/diagram';
import { publicTree } from '../../support/cascading/tree';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, loaded, test } from '../../support/portal';

const dinkes = '/public-display/display-mikro/cascading?satuan_kerja_id=1012';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** What the picture writes at rest is no smaller. */
const LEAST_PX = 12;

const corners = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not seen`);
  return box;
};

const sheetOf = (page: Page) => page.locator('[data-lembar]');

/** The selected box lies in the picture, above the sheet. */
async function expectBoxInSight(page: Page, root: Locator, key: string): Promise<void> {
  const card = root.locator(`[data-box="${key}"]`);
  const sheet = await corners(sheetOf(page));
  await expect(async () => {
    const { y } = await corners(card);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(sheet.y);
  }).toPass();
}

async function oneSub() {
  const subs = (await publicTree(1012, 2024)).data
    .flatMap((rpjmd) => rpjmd.sasaran_strategis_pd)
    .flatMap((pd) => pd.kinerja_program)
    .flatMap((program) => program.kinerja_kegiatan)
    .flatMap((kegiatan) => kegiatan.kinerja_sub_kegiatan);
  const sub = subs.at(-1);
  if (sub === undefined) throw new Error('the seed has no sub-activity');
  return sub;
}

test('the search stands above the picture without the focus, lists what it finds, and a press flies to the box', async ({
  page,
}) => {
  const sub = await oneSub();
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await interactive(root);
  const search = page.getByRole('searchbox', { name: 'Cari dalam pohon' });
  await expect(search).toBeVisible();
  await expect(search).not.toBeFocused();
  const picture = page.locator('[aria-roledescription=diagram]');
  expect((await corners(search)).y).toBeLessThan((await corners(picture)).y);

  await search.fill(sub.sasaran);
  const hits = page.getByRole('list', { name: 'Hasil pencarian' });
  await hits.getByRole('button', { name: sub.sasaran }).first().tap();
  await expect(hits).toBeHidden();
  await expect(search).not.toBeFocused();
  const details = sheetOf(page).getByRole('region', { name: 'Rincian kotak terpilih' });
  await expect(details.getByRole('heading', { name: sub.sasaran })).toBeVisible();
  await settled(root);
  const key = await root.evaluate((element) =>
    (element as HTMLElement).ownerDocument.location.search.match(/node=([^&]+)/)?.at(1),
  );
  expect(decodeURIComponent(key ?? '')).toContain('kinerja-sub-kegiatan');
  await expectBoxInSight(page, root, decodeURIComponent(key ?? ''));
  await expectNoSidewaysScroll(page);
});

test('a box opens as a sheet of half the screen, is enlarged and made small, pulled away, and closed by Escape', async ({
  page,
}) => {
  const goal = (await publicTree(1012, 2024)).data.flatMap((rpjmd) => rpjmd.sasaran_strategis_pd)[0];
  const key = `sasaran-strategis-pd:${goal?.id}`;
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await interactive(root);
  await focusNode(root, key);
  const sheet = sheetOf(page);
  await expect(sheet).toHaveAttribute('data-lembar', 'half');
  await loaded(page);
  await settled(root);
  await expectBoxInSight(page, root, key);
  await expectAccessibleInThemes(page, '[data-lembar]');

  await sheet.getByRole('button', { name: 'Perbesar rincian' }).tap();
  await expect(sheet).toHaveAttribute('data-lembar', 'full');
  await expect.poll(async () => (await corners(sheet)).height).toBeGreaterThan(780);
  await sheet.getByRole('button', { name: 'Perkecil rincian' }).press('Enter');
  await expect(sheet).toHaveAttribute('data-lembar', 'half');
  await expect.poll(async () => (await corners(sheet)).height).toBeLessThan(400);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.getByRole('treeitem').first().tap();
  await expect(sheet).toHaveAttribute('data-lembar', 'half');
  await expect.poll(async () => Math.round((await corners(sheet)).height)).toBe(380);
  const grip = await corners(sheet.getByRole('button', { name: 'Perbesar rincian' }));
  const x = grip.x + grip.width / 2;
  const y = grip.y + grip.height / 2;
  const cdp = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number | null) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [{ x, y: at }] });
  await finger('touchStart', y);
  for (const down of [60, 140, 240, 320]) await finger('touchMove', y + down);
  await finger('touchEnd', null);
  await expect(sheet).toBeHidden();
});

test('what the picture writes can be read when it opens, and in the box that a search flew to', async ({
  page,
}) => {
  const { sasaran } = await oneSub();
  await keepCanvasWords(page);
  await page.goto(dinkes);
  const root = await diagramRoot(page);
  await interactive(root);
  await settled(root);
  await loaded(page);
  const first = await canvasWords(page);
  expect(first.length).toBeGreaterThan(5);
  expect(first.filter(({ px }) => px < LEAST_PX - 0.01)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Cari dalam pohon' }).fill(sasaran);
  const hits = page.getByRole('list', { name: 'Hasil pencarian' });
  await hits.getByRole('button', { name: sasaran }).first().tap();
  await expect(sheetOf(page)).toBeVisible();
  await settled(root);
  // The box is drawn anew once it stands; on its way there it grows.
  const titleSizes = async () =>
    (await canvasWords(page))
      .slice(first.length)
      .flatMap(({ text, px }) => (text.length > 5 && sasaran.startsWith(text.replace(/…$/, '')) ? [px] : []));
  await expect.poll(async () => (await titleSizes()).at(-1) ?? 0).toBeGreaterThanOrEqual(LEAST_PX);
});

test('why a box is not at its target is answered below the picture, without a sheet over it', async ({
  page,
}) => {
  const goal = (await publicTree(1012, 2024)).data.flatMap((rpjmd) => rpjmd.sasaran_strategis_pd)[0];
  await page.goto(`${dinkes}&panel=mengapa&node=sasaran-strategis-pd:${goal?.id}`);
  await diagramRoot(page);
  await expect(page.getByRole('region', { name: 'Kotak yang ditanyakan' })).toBeVisible();
  await expect(sheetOf(page)).toHaveCount(0);
});
