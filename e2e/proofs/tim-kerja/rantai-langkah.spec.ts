import type { Browser, Page } from '@playwright/test';
import type { Account } from '../../support/accounts';
import { unique } from '../../support/api';
import { asAccount } from '../../support/as-account';
import { diagramRoot } from '../../support/cascading/diagram';
import { expect, signedIn, test } from '../../support/portal';
import { chooseYear } from '../../support/rencana/rencana';
import { PATH } from '../../support/rencana/terintegrasi';

test.use({ journey: 'rantai-langkah' });

const UNIT = 1012;
const TW = 4;

async function opened(browser: Browser, account: Account, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signedIn(page, account);
  await chooseYear(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}
const nameOf = async (account: Account) =>
  (await asAccount<{ data: { nama: string } }>(account, '/user')).data.nama;

/** A sub-activity of the leader's team that missed its target of the quarter. */
async function missedOf(tim: string) {
  type Row = { readonly id: number; readonly tim_kerja: { readonly nama: string } | null };
  const subs = await asAccount<{ data: Row[] }>(
    'dinkes',
    `/kinerja-sub-kegiatan?satuan_kerja_id=${UNIT}&size=200`,
  );
  const { data } = await asAccount<{ data: { id: number; keadaan: string; indikator: string }[] }>(
    'dinkes',
    `/rapor/data?triwulan=${TW}&satuan_kerja_id=${UNIT}&size=200`,
  );
  const ofTeam = subs.data.filter(({ tim_kerja }) => tim_kerja?.nama === tim).map(({ id }) => id);
  const found = data.find(({ id, keadaan }) => keadaan === 'tidak-tercapai' && ofTeam.includes(id));
  if (found === undefined) throw new Error(`${tim} missed nothing`);
  return found;
}

test('what a member reports and his leader confirms is the figure of the repair step in plan, diagram, report card and annual report', async ({
  page,
  browser,
}) => {
  test.slow();
  const { data: teams } = await asAccount<{ data: { nama: string }[] }>('ketua_tim', '/tim-saya/ketua');
  const tim = teams[0]?.nama ?? '';
  const sub = await missedOf(tim);
  const [cause, step, member] = [`Sebab ${unique()}`, `Langkah ${unique()}`, await nameOf('anggota_tim')];

  // The unit says why the target was missed and what repairs it.
  await signedIn(page, 'dinkes');
  await chooseYear(page);
  await page.goto(`/rapor-kinerja/${TW}/data?keadaan=belum-tercapai`);
  const missed = page.getByRole('row').filter({ hasText: sub.indikator });
  await missed.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Catat penyebab' }).click();
  const recording = page.getByRole('dialog', { name: 'Catat penyebab kegagalan' });
  await recording.getByLabel('Penyebab').fill(cause);
  await recording.getByRole('button', { name: 'Simpan' }).click();
  const card = page.locator('section').filter({ has: page.getByRole('heading', { level: 3, name: cause }) });
  await card.last().getByRole('button', { name: 'Tambah langkah perbaikan' }).click();
  const adding = page.getByRole('dialog', { name: 'Tambah langkah perbaikan' });
  await adding.getByLabel('Langkah perbaikan').fill(step);
  await adding.getByLabel('Indikator').fill('Jumlah perbaikan');
  await adding.getByLabel('Satuan').fill('kali');
  await adding.getByRole('button', { name: 'Simpan' }).click();
  const repair = page.getByRole('listitem').filter({ hasText: step });
  await repair.getByRole('button', { name: 'Ubah langkah' }).click();
  const changing = page.getByRole('dialog', { name: 'Ubah langkah perbaikan' });
  await changing.getByLabel(`Target TW ${TW}`).fill('2');
  await changing.getByRole('button', { name: 'Simpan' }).click();
  await expect(repair.getByText(/TW\s4: .* dari 2/)).toBeVisible();
  await expect(repair.getByText('Selesai', { exact: true })).toHaveCount(0);
  const causes = page.url();
  const node = Number(/data\/(\d+)\//.exec(causes)?.[1]);

  // The leader gives it to the member, who reports it, and confirms what he did.
  const leader = await opened(browser, 'ketua_tim', '/tim-saya/ketua-tim');
  await leader.getByRole('link', { name: tim }).click();
  await leader.getByRole('button', { name: `TW ${TW}` }).click();
  await leader.getByRole('button', { name: `Bagi ${step}` }).click();
  const sharing = leader.getByRole('dialog', { name: 'Bagi langkah aksi' });
  await sharing.getByRole('checkbox', { name: member }).check();
  // All of it: the border between both goes to the beginning.
  await sharing.getByRole('slider').focus();
  await leader.keyboard.press('Home');
  await sharing.getByRole('button', { name: 'Simpan pembagian' }).click();
  await expect(leader.getByText('Langkah aksi dibagi')).toBeVisible();

  const own = await opened(browser, 'anggota_tim', `/tim-saya/anggota-tim?tw=${TW}`);
  const part = own.getByRole('article').or(own.locator('section')).filter({ hasText: step }).last();
  await part.getByRole('textbox', { name: new RegExp(`^Realisasi TW ${TW}`) }).fill('2');
  await part.getByRole('textbox', { name: /^Yang dikerjakan/ }).fill(`Dikerjakan: ${step}`);
  await expect(part.getByText('Terkirim untuk dijawab')).toBeVisible();

  await page.reload();
  await expect(repair.getByText('Selesai', { exact: true })).toHaveCount(0);
  await leader.reload();
  const report = leader.getByRole('listitem').filter({ hasText: `Dikerjakan: ${step}` });
  await report.getByRole('button', { name: `Konfirmasi ${member}` }).click();
  await expect(leader.getByText('Realisasi dikonfirmasi')).toBeVisible();

  // The repair step, and the report card's row of its sub-activity.
  await page.reload();
  await expect(repair.getByText(/TW\s4: 2 dari 2/)).toBeVisible();
  await expect(repair.getByText('Selesai', { exact: true })).toBeVisible();
  await page.goto(`/rapor-kinerja/${TW}/langkah-aksi-perbaikan`);
  await page.getByRole('searchbox').fill(step);
  await expect(page.getByRole('row').filter({ hasText: step })).toContainText('Selesai');

  // The integrated realisation says from whom the figure comes.
  await page.goto(`${PATH}/realisasi`);
  await page.getByRole('searchbox').first().fill(step);
  const row = page.getByRole('treegrid').getByRole('row').filter({ hasText: step });
  // Target of the year, then target and realisation of the quarter.
  const twos = row.getByRole('gridcell').filter({ hasText: /^2$/ });
  await twos.nth(2).click();
  await expect(page.getByText(`Dari laporan ${member} (2), dikonfirmasi`)).toBeVisible();

  // The box of the diagram.
  await page.goto(
    `/display-mikro/cascading?satuan_kerja_id=${UNIT}&node=kinerja-sub-kegiatan:${node}&modal=langkah-aksi/kinerja-sub-kegiatan:${node}`,
  );
  await diagramRoot(page);
  const steps = page.getByRole('dialog', { name: 'Kinerja Langkah Aksi' });
  await expect(steps.getByRole('listitem').filter({ hasText: step }).first()).toContainText(
    /Realisasi 2 kali dari target 2 kali/,
  );

  // The annual report gives cause and remedy, with how far it has come.
  await page.goto('/lkip/bab-3');
  await expect(page.getByText(new RegExp(`${step} \\(2 dari 2 kali, selesai\\)`)).first()).toBeVisible();
  await expect(page.getByText(new RegExp(cause)).first()).toBeVisible();
});
