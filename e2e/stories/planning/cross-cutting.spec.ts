import type { Browser, Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { unique } from '../../support/api';
import { diagramRoot } from '../../support/cascading/diagram';
import { shownAt } from '../../support/pages/shown-at';
import { expect, loaded, test } from '../../support/portal';
import { asSuper, newKinerjaProgram, planner } from '../../support/rencana/rencana';

/** The unit that asks, with an open plan, and the one that is asked, whose plan is final. */
const OWN = 1022;
const [PARTNER_UNIT, PARTNER] = [1026, 'Dinas Koperasi, UKM, Perdagangan dan Perindustrian'];

/** Somebody of the partner, come from a list of his plan to the proposals that hold these words. */
async function partnerOf(browser: Browser, words: string): Promise<Page> {
  const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await planner(other, PARTNER_UNIT);
  await other.goto('/kinerja-program');
  await other.getByRole('link', { name: 'Usulan cross cutting' }).click();
  await other.getByLabel('Cari usulan cross cutting').fill(words);
  // The row lies elsewhere in the whole list: nobody presses it while the search still moves it.
  await expect(other.getByText('1–1 dari 1 data')).toBeVisible();
  return other;
}

/** Proposes from the page of a node that an activity of the partner contributes; answers that activity's words. */
async function propose(page: Page, program: number, alasan: string): Promise<string> {
  await page.goto(`/kinerja-program/${program}/kinerja-kegiatan-cross`);
  await page.getByRole('link', { name: 'Tambah usulan cross cutting' }).click();
  await page.getByRole('combobox', { name: 'Satuan kerja mitra' }).click();
  await page.getByRole('option', { name: PARTNER, exact: true }).click();
  await page.getByRole('combobox', { name: 'Kinerja penyumbang' }).click();
  const kegiatan = page.getByRole('listbox').getByRole('option').first();
  const indikator = (await kegiatan.textContent()) ?? '';
  await kegiatan.click();
  await page.getByLabel('Alasan').fill(alasan);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Usulan cross cutting disimpan')).toBeVisible();
  await expect(page).toHaveURL(shownAt(`/kinerja-program/${program}/kinerja-kegiatan-cross`));
  return indikator;
}

const proposal = (page: Page, word: string) => page.getByRole('row').filter({ hasText: word });

test('a contribution is proposed from its node, accepted by the other unit, and stands in the diagram', {
  tag: '@core',
}, async ({ page, browser }) => {
  await planner(page, OWN);
  const { id, sasaran } = await newKinerjaProgram(OWN);
  const word = unique();
  const indikator = await propose(page, id, `Perlu data gizi ${word}`);
  await expect(proposal(page, word)).toContainText('Diusulkan');
  await proposal(page, word).click();
  await loaded(page);
  await expect(page.getByRole('button', { name: 'Terima' })).toHaveCount(0);

  const partner = await partnerOf(browser, sasaran.replace('Sasaran', 'Indikator'));
  const waiting = partner.getByRole('row').filter({ hasText: sasaran.replace('Sasaran', 'Indikator') });
  await expect(waiting).toContainText('Perlu diputuskan');
  await waiting.click();
  await partner.getByRole('button', { name: 'Terima' }).click();
  await expect(partner.getByRole('status').filter({ hasText: 'Usulan diterima' })).toBeVisible();
  await expect(partner.getByRole('button', { name: 'Terima' })).toHaveCount(0);

  await page.goto(`/kinerja-program/${id}/kinerja-kegiatan-cross`);
  await expect(proposal(page, word)).toContainText('Disetujui');
  const { data } = await asSuper<{ data: { anak: { id: number } }[] }>(
    'GET',
    `/kinerja-program/${id}/kinerja-kegiatan-cross`,
  );
  const box = `kinerja-kegiatan:${data[0]?.anak.id}@kinerja-program:${id}`;
  await page.goto(`/display-mikro/cascading?cc=semua&node=${encodeURIComponent(box)}`);
  await diagramRoot(page);
  await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toContainText(indikator);
});

test('a contribution is refused with a reason, which its proposer reads', async ({ page, browser }) => {
  await planner(page, OWN);
  const { id, sasaran } = await newKinerjaProgram(OWN);
  const word = unique();
  await propose(page, id, `Usul pertama ${word}`);

  const partner = await partnerOf(browser, sasaran.replace('Sasaran', 'Indikator'));
  await partner
    .getByRole('row')
    .filter({ hasText: sasaran.replace('Sasaran', 'Indikator') })
    .click();
  await partner.getByRole('button', { name: 'Tolak' }).click();
  const refusing = partner.getByRole('dialog', { name: 'Tolak usulan ini?' });
  await expect(refusing.getByRole('button', { name: 'Tolak' })).toBeDisabled();
  await refusing.getByLabel('Alasan penolakan').fill(`Di luar tugas kami ${word}`);
  await refusing.getByRole('button', { name: 'Tolak' }).click();
  await expect(partner.getByRole('status').filter({ hasText: 'Usulan ditolak' })).toBeVisible();

  await page.reload();
  await expect(proposal(page, word)).toContainText('Ditolak');
  await expect(proposal(page, word)).toContainText(`Di luar tugas kami ${word}`);
  await page.goto(`/display-mikro/cascading?cc=semua&node=kinerja-program:${id}`);
  await diagramRoot(page);
  const acts = page.getByRole('group', { name: 'Tindakan kotak terpilih' });
  await expect(acts).toBeVisible();
  await expect(acts.getByText('CC')).toHaveCount(0);
});

/** Runs in the page: every place at which the options of an open list were painted, in the order in which they were. */
function notePaintedPlaces(): void {
  const places: string[] = [];
  Object.assign(globalThis, { places });
  const read = () => {
    const option = document.querySelectorAll('[role=listbox] [role=option]')[3];
    if (option === undefined) return;
    const { left, top, height } = option.getBoundingClientRect();
    const place = `${Math.round(left)} ${Math.round(top + height / 2)} ${option.textContent}`;
    if (places.at(-1) !== place) places.push(place);
  };
  // What a frame paints is known when the frame is over.
  const frame = () => {
    setTimeout(read);
    requestAnimationFrame(frame);
  };
  frame();
}

test('the list of partners stands still from the moment it is seen: on a slow machine too, a press takes what it aims at', async ({
  page,
}) => {
  await planner(page, OWN);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/kinerja-cross-cutting/create');
  const partner = page.getByRole('combobox', { name: 'Satuan kerja mitra' });
  await expect(partner).toBeVisible();
  await loaded(page);
  await page.evaluate(notePaintedPlaces);
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await partner.click();
  const seen = await page.waitForFunction(() => (globalThis as unknown as { places: string[] }).places[0]);
  const [, left = '', middle = '', name = ''] =
    /^(\d+) (\d+) (.*)$/.exec((await seen.jsonValue()) ?? '') ?? [];
  await page.mouse.move(Number(left) + 40, Number(middle));
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { places: string[] }).places)).toHaveLength(1);
});
