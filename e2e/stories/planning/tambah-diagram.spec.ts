import { unique } from '../../support/api';
import { cardOf, diagramRoot, settled, viewOf } from '../../support/cascading/diagram';
import { pressOn, tabTo } from '../../support/keyboard';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { chooseYear, formReady, newKinerjaProgram, planner } from '../../support/rencana/rencana';

/** A unit whose plan of the year is still a draft, and one whose plan of the year before is closed. */
const [UNIT, CLOSED] = [1022, 1012];
const diagram = (unit: number, node = '') => `/display-mikro/cascading?satuan_kerja_id=${unit}${node}`;

/** The box that the address names and the picture has selected. */
const selected = /[?&]node=kinerja-kegiatan(:|%3A)(\d+)/;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a row is added below a box of the diagram, and its own box is selected when it is there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await planner(page, UNIT);
    const { id, indikator } = await newKinerjaProgram(UNIT);
    const key = `kinerja-program:${id}`;
    await page.goto(diagram(UNIT, `&node=${key}`));
    let root = await diagramRoot(page);
    await loaded(page);
    await settled(root);
    const before = await viewOf(root);
    const below = 'Tambah kinerja kegiatan di bawahnya';
    if (width === 390) await page.getByRole('link', { name: below, exact: true }).click();
    else {
      const card = await cardOf(root, key);
      await card.getByRole('link', { name: new RegExp(`^${below}: `) }).click();
    }
    await expect(page).toHaveURL(new RegExp(`/kinerja-kegiatan/create\\?kinerja_program_id=${id}&`));
    await formReady(page);
    await expect(page.getByRole('main').locator('form')).toContainText(indikator);

    // Who goes back finds the view that he left.
    await page.getByRole('link', { name: 'Batal' }).click();
    root = await diagramRoot(page);
    await settled(root);
    expect((await viewOf(root)).zoom).toBeCloseTo(before.zoom, 1);
    await expect(page).toHaveURL(new RegExp(`node=kinerja-program(:|%3A)${id}(&|$)`));

    // By keys: from the picture to the form, and back to the new box.
    await root.locator('[aria-roledescription="diagram"]').focus();
    await page.keyboard.press('Control+Enter');
    await formReady(page);
    const word = unique();
    await page.getByLabel('Sasaran', { exact: true }).fill(`Sasaran ${word}`);
    await page.getByLabel('Indikator', { exact: true }).fill(`Indikator ${word}`);
    await page.getByLabel('Satuan', { exact: true }).fill('dokumen');
    await page.keyboard.press('Control+s');
    root = await diagramRoot(page);
    await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toContainText(
      `Sasaran ${word}`,
    );
    await expect(page).toHaveURL(selected);
    const made = selected.exec(page.url())?.[2];
    await expect(page.locator(`[data-box="kinerja-kegiatan:${made}"]`)).toBeInViewport();

    // And on from there, without the diagram being lost.
    const next = page
      .getByRole('link', { name: 'Tambah kinerja sub kegiatan di bawahnya', exact: true })
      .last();
    await expect(next).toBeVisible();
    await page.keyboard.press('F8');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/kinerja-sub-kegiatan/create\\?kinerja_kegiatan_id=${made}&`));
    await expect(page.getByRole('main').locator('form')).toContainText(`Indikator ${word}`);
    await page.getByRole('link', { name: 'Batal' }).click();
    await diagramRoot(page);
    await expect(page).toHaveURL(new RegExp(`node=kinerja-kegiatan(:|%3A)${made}(&|$)`));
  });
}

test('the outline adds by the same key, and Tab reaches what is added below the selected box', async ({
  page,
}) => {
  await planner(page, UNIT);
  const { id, sasaran } = await newKinerjaProgram(UNIT);
  await page.goto(diagram(UNIT, `&node=kinerja-program:${id}&panel=kerangka`));
  const root = await diagramRoot(page);
  await loaded(page);
  await settled(root);
  await tabTo(page, page.getByRole('treeitem').filter({ hasText: sasaran }));
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(new RegExp(`/kinerja-kegiatan/create\\?kinerja_program_id=${id}&`));
  await formReady(page);
  await page.getByRole('link', { name: 'Batal' }).click();
  await diagramRoot(page);
  await loaded(page);
  await pressOn(page, page.getByRole('link', { name: 'Tambah kinerja kegiatan di bawahnya', exact: true }));
  await expect(page).toHaveURL(new RegExp(`/kinerja-kegiatan/create\\?kinerja_program_id=${id}&`));
});

test('nothing is added where the plan takes no rows, or in public', async ({ page }) => {
  const add = page.getByRole('link', { name: /^Tambah .* di bawahnya/ });
  const nothingAt = async (address: string) => {
    await page.goto(address);
    const root = await diagramRoot(page);
    await loaded(page);
    await root.locator('[aria-roledescription="diagram"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toBeVisible();
    await expect(add).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await settled(root);
    expect(new URL(page.url()).pathname).toContain('display-mikro');
  };
  await nothingAt(`/public-display${diagram(CLOSED)}`);
  await signedIn(page, 'dinkes');
  await chooseYear(page, 2024);
  await nothingAt(diagram(CLOSED));
});
