import { servers } from '../../server/servers';
import { diagramRoot, interactive } from '../../support/cascading/diagram';
import { publicTree } from '../../support/cascading/tree';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { expect, loaded, signedIn, test } from '../../support/portal';

const DINKES = 1012;
const RSUD = 1013;
/** Its plan is approved in both years. */
const BAPPEDA = 1004;
const TAHUN = 2024;
const publicPage = (unit: number) => `/public-display/display-mikro/cascading?satuan_kerja_id=${unit}`;

type Tree = Awaited<ReturnType<typeof publicTree>>;

const programs = ({ data }: Tree) =>
  data.flatMap((rpjmd) => rpjmd.sasaran_strategis_pd).flatMap((pd) => pd.kinerja_program);
const subs = (tree: Tree) =>
  programs(tree)
    .flatMap((program) => program.kinerja_kegiatan)
    .flatMap((kegiatan) => kegiatan.kinerja_sub_kegiatan);

/** A box of the unit that has what a modal tells of. */
function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('the seed has no such box');
  return row;
}

test('an action plan is read without signing in, page by page, and its pages are in the address', {
  tag: '@core',
}, async ({ page }) => {
  const tree = await publicTree(DINKES, TAHUN);
  const pd = found(tree.data.flatMap((rpjmd) => rpjmd.sasaran_strategis_pd).at(-1));
  await page.goto(`${publicPage(DINKES)}&node=sasaran-strategis-pd:${pd.id}`);
  await diagramRoot(page);
  const card = page.locator(`[data-box="sasaran-strategis-pd:${pd.id}"]`);
  await card.getByRole('button', { name: /^RA, Rencana Aksi/ }).click();
  const modal = page.getByRole('dialog', { name: 'Rencana Aksi' });
  await expect(modal.getByRole('row')).toHaveCount(21);
  await expect(page).toHaveURL(/modal=ra%2Fsasaran-strategis-pd/);

  await modal.getByRole('button', { name: 'Halaman berikutnya' }).click();
  await expect(modal.getByText(/^21–/)).toBeVisible();
  await page.reload();
  await expect(modal.getByText(/^21–/)).toBeVisible();
  await modal.getByRole('button', { name: 'Tutup' }).click();
  await expect(modal).toBeHidden();
  await expect(page).not.toHaveURL(/modal=/);
});

test('going back closes a modal that was opened', async ({ page }) => {
  const tree = await publicTree(DINKES, TAHUN);
  const sub = found(subs(tree).find(({ kinerja_langkah_aksi }) => kinerja_langkah_aksi.length > 0));
  await page.goto(`${publicPage(DINKES)}&node=kinerja-sub-kegiatan:${sub.id}`);
  await diagramRoot(page);
  const asked = page.waitForRequest(/\/public-display\/kinerja-langkah-aksi/);
  await page
    .getByRole('group', { name: 'Tindakan kotak terpilih' })
    .getByText('Kinerja Langkah Aksi')
    .click();
  // As any back end of the specification understands it: by the programme alone.
  expect(new URL((await asked).url()).search).toBe(`?kinerjaProgramId=${sub.kinerja_program_id}`);
  const modal = page.getByRole('dialog', { name: 'Kinerja Langkah Aksi' });
  await expect(modal.getByText('Tingkat 6 · Langkah aksi').first()).toBeVisible();
  await expect(modal.getByText('Tingkat 7 ·').first()).toBeVisible();
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page.locator('[data-state=ready]')).toBeVisible();
});

test('the realisation of an action plan shows four quarters in both variants', async ({ page }) => {
  const tree = await publicTree(DINKES, TAHUN);
  const rpjmd = found(tree.data[0]);
  const pd = found(rpjmd.sasaran_strategis_pd[0]);
  for (const box of [`sasaran-strategis-rpjmd:${rpjmd.id}`, `sasaran-strategis-pd:${pd.id}`]) {
    await page.goto(`${publicPage(DINKES)}&modal=rra/${box}`);
    const modal = page.getByRole('dialog', { name: 'Realisasi Rencana Aksi' });
    for (const tw of [1, 2, 3, 4]) {
      await expect(modal.getByRole('columnheader', { name: `Realisasi TW ${tw}` })).toBeVisible();
    }
    await expect(modal.getByText(/^target /).first()).toBeVisible();
  }
});

test('an indicator of the plan leads to its sub-activity: branches open, the box comes into view and is highlighted', async ({
  page,
}) => {
  const tree = await publicTree(DINKES, TAHUN);
  const pd = found(tree.data.flatMap((rpjmd) => rpjmd.sasaran_strategis_pd).at(-1));
  await page.goto(`${publicPage(DINKES)}&panel=kerangka&kedalaman=2&modal=ra/sasaran-strategis-pd:${pd.id}`);
  const modal = page.getByRole('dialog', { name: 'Rencana Aksi' });
  const indicator = modal.getByRole('row').nth(3).getByRole('button');
  const words = (await indicator.textContent()) ?? '';
  await indicator.click();
  await expect(modal).toBeHidden();

  const frame = page.locator('[data-highlight]');
  await expect(frame).toBeVisible();
  const key = (await frame.getAttribute('data-highlight')) ?? '';
  const sub = found(subs(tree).find(({ id }) => key === `kinerja-sub-kegiatan:${id}`));
  expect(sub.indikator).toBe(words);
  await expect(frame).toBeInViewport();
  await expect(page.getByRole('treeitem', { selected: true })).toContainText(sub.sasaran);
  await expect(page).not.toHaveURL(/modal=/);
  await expect(frame).toBeHidden();
});

test('a formula is set as mathematics', async ({ page }) => {
  const tree = await publicTree(DINKES, TAHUN);
  const rpjmd = found(tree.data.find(({ do_rumus }) => do_rumus !== null));
  await page.goto(`${publicPage(DINKES)}&modal=do/sasaran-strategis-rpjmd:${rpjmd.id}`);
  const modal = page.getByRole('dialog', { name: 'Definisi Operasional' });
  for (const name of ['Narasi', 'Rumus', 'Keterangan', 'Sumber']) {
    await expect(modal.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(modal.locator('math').first()).toBeVisible();
});

test('the deputy director’s part of a programme is told for the hospital only', async ({ page }) => {
  const program = found(
    programs(await publicTree(RSUD, TAHUN)).find((row) => row.is_kinerja_direktur_to_wakil_direktur_rsud),
  );
  await page.goto(`${publicPage(RSUD)}&node=kinerja-program:${program.id}`);
  await diagramRoot(page);
  await page
    .getByRole('group', { name: 'Tindakan kotak terpilih' })
    .getByRole('button', { name: 'Kinerja Wakil Direktur' })
    .click();
  const modal = page.getByRole('dialog', { name: 'Kinerja Wakil Direktur' });
  await expect(modal.getByText(program.sasaran).last()).toBeVisible();
  await expect(modal.getByRole('region', { name: 'Kinerja kegiatan di bawah program' })).toBeVisible();
});

test('a modal whose call fails says so, and the one of improvements closes', async ({ page }) => {
  const tree = await publicTree(BAPPEDA, 2025);
  const sub = found(subs(tree).find(({ solusi }) => solusi.length > 0));
  await page.context().addCookies([
    {
      name: 'selaras_tahun_kinerja_public',
      value: '2025',
      url: servers.demo.origin,
    },
  ]);
  await page.goto(`${publicPage(BAPPEDA)}&modal=solusi/kinerja-sub-kegiatan:${sub.id}`);
  const modal = page.getByRole('dialog', { name: 'Perbaikan Kinerja' });
  await expect(modal.getByRole('region', { name: 'Masalah tahun 2024' })).toBeVisible();
  await expect(modal.getByRole('region', { name: 'Solusi tahun 2025' })).toBeVisible();

  await page.route('**/api/solusi-masalah*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await expect(page.getByRole('alertdialog', { name: 'Error!' })).toBeVisible();
  await expect(modal).toBeHidden();
});

test('the keyboard alone opens a modal from the outline, walks it and comes back to where it was', {
  tag: '@core',
}, async ({ page }) => {
  await signedIn(page, 'dinkes');
  await page.goto(`/display-mikro/cascading?satuan_kerja_id=${DINKES}&panel=kerangka`);
  const root = await diagramRoot(page);
  await interactive(root);
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('Space');
  const action = page
    .getByRole('group', { name: 'Tindakan kotak terpilih' })
    .getByRole('button', { name: 'Rencana Aksi' })
    .first();
  await expect(action).toBeVisible();
  await page.keyboard.press('Shift+F10');
  await expect(action).toBeFocused();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Rencana Aksi' });
  await expect(modal.getByRole('button', { name: 'Tutup' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(action).toBeFocused();
});

for (const width of [360, 1440]) {
  test(`no modal has an axe violation at ${width} px, light or dark`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const tree = await publicTree(DINKES, TAHUN);
    const rpjmd = found(tree.data.find(({ do_rumus }) => do_rumus !== null));
    const sub = found(
      subs(tree).find((row) => row.penyebab_kegagalan !== null && row.kinerja_langkah_aksi.length > 0),
    );
    const withCsf = found(subs(tree).find((row) => row.kinerja_tercapai.length > 0));
    const opened = [
      `ra/sasaran-strategis-rpjmd:${rpjmd.id}`,
      `rra/sasaran-strategis-rpjmd:${rpjmd.id}`,
      `do/sasaran-strategis-rpjmd:${rpjmd.id}`,
      `gagal/kinerja-sub-kegiatan:${sub.id}`,
      `kamus/kinerja-sub-kegiatan:${sub.id}`,
      `langkah-aksi/kinerja-sub-kegiatan:${sub.id}`,
      `csf/kinerja-sub-kegiatan:${withCsf.id}`,
    ];
    for (const modal of opened) {
      await page.goto(`${publicPage(DINKES)}&modal=${modal}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await loaded(page);
      await expect(dialog.getByRole('status')).toHaveCount(0);
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessibleInThemes(page, '[role=dialog]');
    }
  });
}
