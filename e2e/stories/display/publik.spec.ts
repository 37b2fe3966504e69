import type { Page, Response } from '@playwright/test';
import type { Summary } from '@selaras/contracts';
import { formatDecimal, formatPercent, formatRupiah } from '@selaras/domain';
import { readPdf } from '../../../packages/server/src/testing/pdf-text';
import { servers } from '../../server/servers';
import { tokenOf } from '../../support/accounts';
import { api, apiJson } from '../../support/api';
import { publicTree, sumOfSubKegiatan, unapprovedUnit, wholeTree } from '../../support/cascading/tree';
import { menuEntry } from '../../support/pages/menu';
import { shownAt } from '../../support/pages/shown-at';
import { diagramReady, expect, loaded, signedIn, test } from '../../support/portal';

const { origin } = servers.demo;
const NIP = /\b\d{18}\b/;
const DINKES = 1012;

const publicPages = [
  { path: '/public-display/display-makro/cascading', title: 'Cascading' },
  { path: '/public-display/display-mikro/cascading', title: 'Cascading' },
  { path: '/public-display/arsitektur-kinerja', title: 'Arsitektur Kinerja' },
  { path: '/public-display/arsitektur-kinerja-cross-cutting', title: 'Arsitektur Kinerja Cross Cutting' },
];

/**
 * Text of every answer of the API that the page gets until `told` is asked for, by path; a stream of changes has no end
 * to wait for.
 */
function listenTo(page: Page) {
  const answers: Promise<{ path: string; text: string }>[] = [];
  const keep = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || pathname.endsWith('/perubahan')) return;
    answers.push(response.text().then((text) => ({ path: pathname, text })));
  };
  page.on('response', keep);
  return {
    told() {
      page.off('response', keep);
      return Promise.all(answers);
    },
  };
}

function expectNothingPrivate(told: readonly { path: string; text: string }[]): void {
  for (const { path, text } of told) {
    expect(path).toMatch(/^\/api\/public-display\//);
    expect(text).not.toMatch(NIP);
    expect(text).not.toMatch(/"(nip|username|role_id|password_hash)"/);
    expect(text).not.toContain('"draf"');
  }
}

test('the front page says the figures of the API', { tag: '@core' }, async ({ page }) => {
  const { data } = await apiJson<{ data: Summary }>('GET', '/public-display/ringkasan', {
    headers: { 'default-key-tahun-kinerja-public': '2024' },
  });
  const { capaian_iku, jumlah, anggaran, iku } = data;
  const total = capaian_iku.tercapai + capaian_iku.tidak_tercapai + capaian_iku.belum_ada_data;
  expect(total).toBeGreaterThan(0);

  const answers = listenTo(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(
    `${capaian_iku.tercapai} dari ${total} indikator utama mencapai target tahun 2024`,
  );
  for (const [angka, label] of [
    [jumlah.satuan_kerja, 'perangkat daerah'],
    [jumlah.kinerja_program, 'kinerja program'],
    [jumlah.kinerja_kegiatan, 'kinerja kegiatan'],
    [jumlah.kinerja_sub_kegiatan, 'kinerja sub kegiatan'],
  ] as const) {
    const item = main.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });
    await expect(item.locator('strong')).toHaveText(formatDecimal(angka));
  }
  await expect(main.getByTitle(formatRupiah(anggaran.pagu), { exact: true })).toBeVisible();
  await expect(main.getByTitle(formatRupiah(anggaran.realisasi), { exact: true })).toBeVisible();
  await expect(main).toContainText(`yaitu ${formatPercent(anggaran.serapan, 1)}`);
  for (const { indikator } of iku) await expect(main.getByText(indikator).first()).toBeVisible();
  const told = await answers.told();
  expect(told.map(({ path }) => path)).toContain('/api/public-display/ringkasan');
  expectNothingPrivate(told);
});

test('the public bar offers Masuk to a guest and Dashboard to who is signed in', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner').getByRole('link');
  await expect(bar.filter({ hasText: 'Masuk' })).toBeVisible();
  await expect(bar.filter({ hasText: 'Dashboard' })).toHaveCount(0);
  await bar.filter({ hasText: 'Masuk' }).click();
  await expect(page).toHaveURL(`${origin}/login`);
  await expect(bar.filter({ hasText: 'Masuk' })).toHaveAttribute('aria-current', 'page');

  await signedIn(page, 'kadinkes');
  await page.goto('/');
  await expect(bar.filter({ hasText: 'Masuk' })).toHaveCount(0);
  await bar.filter({ hasText: 'Dashboard' }).click();
  await expect(page).toHaveURL(shownAt(`${origin}/dashboard`));
});

for (const { path, title } of publicPages) {
  test(`${path} opens without login and tells no NIP, no draft and no user`, async ({ page }) => {
    const answers = listenTo(page);
    await page.goto(`${path}?satuan_kerja_id=${DINKES}&panel=kerangka`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await diagramReady(page);
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await loaded(page);

    const told = await answers.told();
    const trees = told.filter((answer) => answer.path === '/api/public-display/cascading');
    expect(trees.length).toBeGreaterThan(0);
    for (const { text } of trees) expect(JSON.parse(text).data.length).toBeGreaterThan(0);
    expectNothingPrivate(told);
  });
}

test('a plan that is not approved is not shown to the public, and the page says so', {
  tag: '@core',
}, async ({ page, context }) => {
  const unit = await unapprovedUnit(2025);
  expect((await publicTree(unit.value, 2025)).meta.jumlah).toBe(0);
  await context.addCookies([{ name: 'selaras_tahun_kinerja_public', value: '2025', url: origin }]);
  await page.goto(`/public-display/display-mikro/cascading?satuan_kerja_id=${unit.value}&panel=kerangka`);
  await expect(page.getByText('Belum ada data cascading tahun 2025')).toBeVisible();
  await expect(
    page.getByText('Pohon kinerja tampil untuk umum setelah perencanaan tahun ini disetujui.'),
  ).toBeVisible();
  await expect(page.getByRole('treeitem')).toHaveCount(0);

  await page.goto('/public-display/display-mikro/cascading?satuan_kerja_id=1004&panel=kerangka');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
});

test('a performance agreement is a PDF: without NIP for a guest, with NIP for who is signed in', {
  tag: '@core',
}, async () => {
  const { data } = await wholeTree(DINKES, 2024);
  const signed = data
    .flatMap((rpjmd) => rpjmd.sasaran_strategis_pd)
    .find(({ status_upload_pk }) => status_upload_pk === 'ditandatangani');
  const path = `/perjanjian-kinerja/download?jenis=sasaran-strategis-pd&id=${signed?.id}&tahun_kinerja=2024`;

  const textFor = async (token?: string) => {
    const answer = await api('GET', path, token === undefined ? {} : { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const { pages } = readPdf(Buffer.from(await answer.arrayBuffer()));
    return pages.join(' ');
  };
  const forGuest = await textFor();
  expect(forGuest).toContain('PERJANJIAN KINERJA');
  expect(forGuest).toContain('Dinas Kesehatan');
  expect(forGuest.replaceAll(' ', '')).not.toMatch(/\d{18}/);
  const forStaff = await textFor(await tokenOf(origin, 'dinkes'));
  expect(forStaff.replaceAll(' ', '')).toMatch(/\d{18}/);
});

test('the budget recap opens in a new tab, of the chosen year and unit, with the sums of the tree', async ({
  page,
}) => {
  const sum = sumOfSubKegiatan(await wholeTree(DINKES, 2024));
  expect(sum.pagu).toBeGreaterThan(0);
  await signedIn(page, 'dinkes');
  await page.goto('/dashboard');
  const link = await menuEntry(page, /Rekap Anggaran/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute(
    'href',
    `/api/rekap-anggaran?tahun_kinerja=2024&satuan_kerja_id=${DINKES}`,
  );
  const asked = page.waitForRequest(/\/api\/rekap-anggaran\?/);
  const opened = page.waitForEvent('popup');
  await link.click();
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ tahun_kinerja: '2024', satuan_kerja_id: String(DINKES) });

  const recap = await opened;
  await expect(recap.getByRole('heading', { level: 1 })).toHaveText('Rekap Anggaran Tahun 2024');
  await expect(recap.getByText('Dinas Kesehatan').first()).toBeVisible();
  const total = recap.getByRole('row', { name: /^Jumlah seluruh program/ });
  await expect(total.getByRole('cell').nth(0)).toHaveText(formatDecimal(sum.pagu));
  await expect(total.getByRole('cell').nth(5)).toHaveText(formatDecimal(sum.realisasi));
  await expect(page).toHaveURL(shownAt(`${origin}/dashboard`));
});

test('a guest opens the recap of an approved plan by its address', async ({ page }) => {
  const sum = sumOfSubKegiatan(await publicTree(DINKES, 2024));
  await page.goto(`/public-display/display-mikro/cascading?satuan_kerja_id=${DINKES}`);
  await page.getByRole('button', { name: /^Satuan kerja dan keterangan halaman/ }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Rekap Anggaran' }).click();
  const recap = await opened;
  await expect(recap).toHaveURL(`${origin}/api/rekap-anggaran?tahun_kinerja=2024&satuan_kerja_id=${DINKES}`);
  await expect(recap.locator('tfoot')).toContainText(formatDecimal(sum.pagu));
});
