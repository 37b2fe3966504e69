import { diagramRoot, interactive, setPlace, settled, viewOf } from '../../support/cascading/diagram';
import { wholeTree } from '../../support/cascading/tree';
import { expect, signedIn, test } from '../../support/portal';

const UNIT = 1012;
const TAHUN = 2024;

/** A programme, an activity of it, and a sub-activity of that: the levels with an edit icon (spec 1 §2). */
async function branch(): Promise<string[]> {
  const { data } = await wholeTree(UNIT, TAHUN);
  for (const program of data.flatMap((row) => row.sasaran_strategis_pd).flatMap((pd) => pd.kinerja_program)) {
    const [kegiatan] = program.kinerja_kegiatan;
    const sub = kegiatan?.kinerja_sub_kegiatan[0];
    if (kegiatan !== undefined && sub !== undefined) {
      return [
        `kinerja-program:${program.id}`,
        `kinerja-kegiatan:${kegiatan.id}`,
        `kinerja-sub-kegiatan:${sub.id}`,
      ];
    }
  }
  throw new Error('no programme has a sub-activity');
}

test('the edit icon of each level opens its form and leads back to the same place in the picture', {
  tag: '@core',
}, async ({ page }) => {
  await signedIn(page, 'super');
  for (const key of await branch()) {
    const [level, id] = key.split(':');
    await page.goto(`/display-mikro/cascading?satuan_kerja_id=${UNIT}&ikonEdit=1&node=${key}`);
    let root = await diagramRoot(page);
    await interactive(root);
    await settled(root);
    const { zoom, x, y } = await viewOf(root);
    await setPlace(root, { zoom, x: x + 40, y: y + 20 });
    await settled(root);
    const before = await viewOf(root);
    await expect(page).toHaveURL(new RegExp(`lihat=[^&]*(~|%7E)${Math.round(before.y)}(&|$)`));
    await page
      .locator(`[data-box="${key}"]`)
      .getByRole('link', { name: /^Ubah kinerja: / })
      .click();
    await expect(page).toHaveURL(new RegExp(`/${level}/${id}/edit\\?kembali=`));
    await page.getByRole('link', { name: 'Batal' }).click();

    root = await diagramRoot(page);
    await settled(root);
    const after = await viewOf(root);
    expect(after.zoom).toBeCloseTo(before.zoom, 2);
    expect(Math.abs(after.x - before.x)).toBeLessThan(2);
    expect(Math.abs(after.y - before.y)).toBeLessThan(2);
    await expect(page).toHaveURL(/ikonEdit=1/);
    await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toBeVisible();
    await expect(page.locator(`[data-box="${key}"]`)).toBeInViewport();
  }
});
