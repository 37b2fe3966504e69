import { cardOf, diagramRoot, focusNode, interactive, settled } from '../../support/cascading/diagram';
import { wholeTree } from '../../support/cascading/tree';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { chooseYear } from '../../support/rencana/rencana';

const UNIT = 1012;
/** Closed: approved, and its deadlines have passed. */
const TAHUN = 2024;
const SETDA = 9999;
const mikro = `/display-mikro/cascading?satuan_kerja_id=${UNIT}`;
const editSwitch = 'Tampilkan icon edit kinerja';

type Tree = Awaited<ReturnType<typeof wholeTree>>;

const programOf = ({ data }: Tree) => {
  const program = data.flatMap((row) => row.sasaran_strategis_pd).flatMap((pd) => pd.kinerja_program)[0];
  if (program === undefined) throw new Error('the seed has no programme');
  return program;
};

test('who may edit gets edit icons behind their switch, and the way back leads to the same view', {
  tag: '@core',
}, async ({ page }) => {
  const { id } = programOf(await wholeTree(UNIT, TAHUN));
  await signedIn(page, 'super');
  await page.goto(`${mikro}&node=kinerja-program:${id}`);
  const card = await cardOf(await diagramRoot(page), `kinerja-program:${id}`);
  await loaded(page);
  const edit = page.getByRole('link', { name: /^Ubah kinerja: / });
  await expect(edit).toHaveCount(0);
  await page.getByRole('button', { name: 'Tampilan' }).click();
  await page.getByLabel(editSwitch).click();
  await expect(page.getByLabel(editSwitch)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/ikonEdit=1/);
  const own = card.getByRole('link', { name: /^Ubah kinerja: / });
  await expect(own).toBeVisible();
  await own.click();
  await expect(page).toHaveURL(
    new RegExp(`/kinerja-program/${id}/edit\\?kembali=%2Fdisplay-mikro%2Fcascading`),
  );
});

test('nobody is offered to edit on public pages or in the plan of another unit; an approved plan takes realisations alone, none once its year is closed', {
  tag: '@core',
}, async ({ page }) => {
  const own = `kinerja-program:${programOf(await wholeTree(UNIT, TAHUN)).id}`;
  await page.goto(`/public-display/display-mikro/cascading?satuan_kerja_id=${UNIT}&ikonEdit=1&node=${own}`);
  await cardOf(await diagramRoot(page), own);
  await loaded(page);
  await expect(page.getByRole('link', { name: /^(Ubah kinerja|Isi realisasi)/ })).toHaveCount(0);
  await signedIn(page, 'rsud');
  await page.goto(`${mikro}&ikonEdit=1`);
  await diagramRoot(page);
  await loaded(page);
  await page.getByRole('button', { name: 'Tampilan' }).click();
  await expect(page.getByLabel('Tampilkan icon capaian')).toBeVisible();
  await expect(page.getByLabel(editSwitch)).toHaveCount(0);
  await signedIn(page, 'dinkes');
  await page.goto(`${mikro}&ikonEdit=1&node=${own}`);
  await cardOf(await diagramRoot(page), own);
  await loaded(page);
  await expect(page.getByRole('link', { name: /^(Ubah kinerja|Isi realisasi)/ })).toHaveCount(0);

  await signedIn(page, 'setda');
  await chooseYear(page);
  const { id } = programOf(await wholeTree(SETDA, 2025));
  await page.goto(`/display-mikro/cascading?satuan_kerja_id=${SETDA}&ikonEdit=1&node=kinerja-program:${id}`);
  const card = await cardOf(await diagramRoot(page), `kinerja-program:${id}`);
  await expect(card.getByRole('link', { name: /^Isi realisasi: / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ubah kinerja/ })).toHaveCount(0);
});

test('each box has exactly the buttons of its level and data, in the picture as in its details', async ({
  page,
}) => {
  const tree = await wholeTree(UNIT, TAHUN);
  const program = programOf(tree);
  const sub = program.kinerja_kegiatan[0]?.kinerja_sub_kegiatan[0];
  const pd = tree.data[0]?.sasaran_strategis_pd[0];
  if (sub === undefined || pd === undefined) throw new Error('the seed has no such boxes');
  await signedIn(page, 'dinkes');
  await page.goto(mikro);
  const root = await diagramRoot(page);
  await interactive(root);
  const boxes = [
    { key: `sasaran-strategis-pd:${pd.id}`, row: pd, always: ['RA', 'RRA', 'Rp'] },
    { key: `kinerja-program:${program.id}`, row: program, always: [] },
    { key: `kinerja-sub-kegiatan:${sub.id}`, row: sub, always: ['K'] },
  ];
  for (const { key, row, always } of boxes) {
    await focusNode(root, key);
    await settled(root);
    const card = await cardOf(root, key);
    const letters = card.locator('button').filter({ hasText: /^[A-Z][A-Za-z]{0,2}$/ });
    const expected = [
      ...always.filter((word) => word.startsWith('R') && word !== 'Rp'),
      ...(row.do_rumus === null ? [] : ['DO']),
      ...(row.status_upload_pk === null ? [] : ['PK']),
      ...('kinerja_program_cross' in row && row.kinerja_program_cross.length > 0 ? ['CC'] : []),
      ...('kinerja_kegiatan_cross' in row && row.kinerja_kegiatan_cross.length > 0 ? ['CC'] : []),
      ...always.filter((word) => word === 'Rp' || word === 'K'),
    ];
    await expect(letters).toHaveText(expected);
  }
});

test('marks each box as SKP or not with showSkp', async ({ page }) => {
  const { id, skp } = programOf(await wholeTree(UNIT, TAHUN));
  await signedIn(page, 'dinkes');
  await page.goto(`${mikro}&showSkp=true&node=kinerja-program:${id}`);
  await diagramRoot(page);
  const details = page.getByRole('region', { name: 'Rincian kotak terpilih' });
  await expect(details.getByText(skp ? 'Ditandai sebagai SKP' : 'Bukan SKP')).toBeVisible();
});
