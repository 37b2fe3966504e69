import type { CascadingTree } from '@selaras/contracts';
import { apiJson, superSession, unique } from '../../support/api';
import { diagramRoot, settled, statsOf, viewOf } from '../../support/cascading/diagram';
import { wholeTree } from '../../support/cascading/tree';
import { expect, signedIn, test } from '../../support/portal';

test.describe.configure({ mode: 'serial' });

const UNIT = 1014;
const TAHUN = 2024;

interface Kinerja {
  readonly versi: number;
  readonly satuan_kerja: { readonly satuan_kerja_id: number };
  readonly sasaran_strategis_pd: { readonly id: number };
  readonly struktur_organisasi: { readonly id: number } | null;
  readonly tim_kerja: { readonly id: number } | null;
  readonly program: { readonly id: number } | null;
}

/** Gives a programme another goal as its planners do, past the browser. */
async function changeProgram(id: number, sasaran: string): Promise<void> {
  const token = await superSession();
  const headers = { 'default-key-tahun-kinerja': String(TAHUN) };
  const { data } = await apiJson<{ data: Kinerja }>('GET', `/kinerja-program/${id}`, { token, headers });
  await apiJson('PUT', `/kinerja-program/${id}`, {
    token,
    headers: { ...headers, 'if-match': `"${data.versi}"` },
    body: {
      ...data,
      sasaran,
      satuan_kerja_id: data.satuan_kerja.satuan_kerja_id,
      sasaran_strategis_pd_id: data.sasaran_strategis_pd.id,
      struktur_organisasi_id: data.struktur_organisasi?.id ?? null,
      tim_kerja_id: data.tim_kerja?.id ?? null,
      program_id: data.program?.id ?? null,
    },
  });
}

const firstProgram = ({ data }: CascadingTree) => {
  const program = data[0]?.sasaran_strategis_pd[0]?.kinerja_program[0];
  if (program === undefined) throw new Error('the seed has no programme');
  return program;
};

const pageOfUnit = `/display-mikro/cascading?satuan_kerja_id=${UNIT}&panel=kerangka`;
const isStream = (url: string) => url.includes('/api/cascading/perubahan');

test('an open diagram shows what others change, without losing place, selection and branches', {
  tag: '@core',
}, async ({ page }) => {
  const program = firstProgram(await wholeTree(UNIT, TAHUN));
  await signedIn(page, 'super');
  const stream = page.waitForResponse((answer) => isStream(answer.url()));
  await page.goto(`${pageOfUnit}&kedalaman=3&node=kinerja-program:${program.id}`);
  const root = await diagramRoot(page);
  expect((await stream).status()).toBe(200);
  await settled(root);
  const before = await viewOf(root);
  const { visible } = await statsOf(root);

  const changed = `Terwujudnya perubahan ${unique()}`;
  await changeProgram(program.id, changed);
  try {
    await expect(page.getByRole('treeitem', { selected: true })).toContainText(changed);
    await settled(root);
    expect(await viewOf(root)).toEqual(before);
    expect((await statsOf(root)).visible).toBe(visible);
  } finally {
    await changeProgram(program.id, program.sasaran);
  }
});

test('an open modal stays open and tells the new words', async ({ page }) => {
  const program = firstProgram(await wholeTree(UNIT, TAHUN));
  await signedIn(page, 'super');
  const stream = page.waitForResponse((answer) => isStream(answer.url()));
  await page.goto(`${pageOfUnit}&modal=langkah-aksi/kinerja-program:${program.id}`);
  const modal = page.getByRole('dialog', { name: 'Kinerja Langkah Aksi' });
  await expect(modal.getByText(program.sasaran)).toBeVisible();
  await stream;
  const changed = `Terwujudnya kabar ${unique()}`;
  await changeProgram(program.id, changed);
  try {
    await expect(modal.getByText(changed)).toBeVisible();
  } finally {
    await changeProgram(program.id, program.sasaran);
  }
});

test('a diagram whose stream is refused looks when somebody comes back', async ({ page }) => {
  const program = firstProgram(await wholeTree(UNIT, TAHUN));
  await signedIn(page, 'super');
  await page.route('**/api/cascading/perubahan*', (route) => route.abort());
  const refused = page.waitForRequest((request) => isStream(request.url()));
  await page.goto(`${pageOfUnit}&node=kinerja-program:${program.id}`);
  await diagramRoot(page);
  await refused;
  const changed = `Terwujudnya kunjungan ${unique()}`;
  await changeProgram(program.id, changed);
  try {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('treeitem', { selected: true })).toContainText(changed);
  } finally {
    await changeProgram(program.id, program.sasaran);
  }
});
