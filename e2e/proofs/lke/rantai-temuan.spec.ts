import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from '@playwright/test';
import type { LkeLembar } from '@selaras/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { apiJson, newPerson, type Person, sessionOf } from '../../support/api';
import { fileOf } from '../../support/cascading/export-file';
import { signInAs } from '../../support/person';
import { expect, test } from '../../support/portal';
import { asSuper, chooseYear } from '../../support/rencana/rencana';

test.use({ journey: 'rantai-temuan' });

const UNIT = 999907;
const PATH = `/lke/lembar/${UNIT}`;
const AT = `?satuan_kerja_id=${UNIT}`;
const REPAIRED = 'Tetapkan pedoman dengan keputusan kepala daerah.';
const LEFT = 'Lengkapi pedoman dengan cara menghitung.';

const lembar = async () => (await asSuper<{ data: LkeLembar }>('GET', PATH)).data;

async function pageOf(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(context, person);
  await chooseYear(page);
  await page.goto(path);
  return page;
}

/** A call of this person in the year of the stories. */
async function callsOf(person: Person) {
  const token = await sessionOf(person);
  return (method: string, path: string, body: object, versi: number) =>
    apiJson(method, `${PATH}${path}`, {
      token,
      body,
      headers: {
        'default-key-tahun-kinerja': '2025',
        'if-match': `"${versi}"`,
        'idempotency-key': crypto.randomUUID(),
      },
    });
}

/** The text of a DOCX, as its XML has it. */
async function documentText(download: Download): Promise<string> {
  const parts = unzipSync(new Uint8Array(await readFile(await fileOf(download))));
  return strFromU8(parts['word/document.xml'] ?? new Uint8Array());
}

/** Asks for a step by its button and confirms it in the dialog. */
async function take(page: Page, verb: string): Promise<void> {
  await page.getByRole('button', { name: verb, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A worksheet that is handed in, all of it answered with the lowest answer. */
async function handedIn(unit: Person): Promise<void> {
  const call = await callsOf(unit);
  for (const { kriteria_id, tahap_1 } of (await lembar()).baris) {
    await call('PUT', `/kriteria/${kriteria_id}`, { jawaban: 'E' }, tahap_1.versi);
  }
  await call('POST', '/ajukan', {}, (await lembar()).versi);
}

/** Everything but the first two criteria is scored as what is best. */
async function scoredBest(penilai: Person): Promise<void> {
  const call = await callsOf(penilai);
  for (const { kriteria_id, tahap_1 } of (await lembar()).baris.slice(2)) {
    await call('PUT', `/nilai/${kriteria_id}/1`, { nilai: 'AA' }, tahap_1.versi);
  }
}

test('a finding that is repaired is scored AA, told as repaired in the LHE and followed up by nobody; one that is left is followed up until it is done', async ({
  browser,
}) => {
  test.slow();
  const [unit, penilai, pleno] = await Promise.all([
    newPerson('perangkat_daerah', UNIT),
    newPerson('validator_lke'),
    newPerson('validator_lke_pleno'),
  ]);
  await asSuper(
    'POST',
    '/lke/penugasan',
    { tetapkan: [{ satuan_kerja_id: UNIT, user_id: penilai.id }], lepas: [] },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await handedIn(unit);

  // Two findings of the first round.
  const desk = await pageOf(browser, penilai, `/lke/penilaian${AT}`);
  await take(desk, 'Mulai penilaian');
  await expect(desk.getByText(/0 dari 80 kriteria dinilai/)).toBeVisible();
  await scoredBest(penilai);
  await desk.reload();
  const keys = desk.getByRole('group', { name: 'Meja penilaian' });
  for (const words of [REPAIRED, LEFT]) {
    const before = new URL(desk.url()).searchParams.get('kriteria');
    if (words === LEFT) {
      await keys.focus();
      await desk.keyboard.press('n');
      await expect.poll(() => new URL(desk.url()).searchParams.get('kriteria')).not.toBe(before);
    }
    await keys.focus();
    await desk.keyboard.press('3');
    await desk.getByLabel(/^Catatan(?! internal)/).fill('Pedoman belum ditandatangani.');
    await desk.getByLabel(/^Rekomendasi/).fill(words);
    await keys.focus();
    await expect(desk.getByText('Semua perubahan tersimpan.')).toBeVisible();
  }
  await expect(desk.getByText(/80 dari 80 kriteria dinilai/)).toBeVisible();
  await take(desk, 'Tutup penilaian');

  // The unit repairs; the evaluator scores both anew: the first is as good as can be, the second better but not done.
  const own = await pageOf(browser, unit, '/lke/eviden-2');
  await take(own, 'Mulai perbaikan');
  const replies = own.getByRole('textbox', { name: /^Tanggapan/ });
  await expect(replies).toHaveCount(2);
  for (const at of [0, 1]) await replies.nth(at).fill('Keputusan ditetapkan pada bulan Maret.');
  await replies.nth(1).press('Tab');
  await expect(
    own
      .getByText('Semua perubahan tersimpan.')
      .or(own.getByText(/Tersimpan pukul/))
      .first(),
  ).toBeVisible();
  await take(own, 'Ajukan perbaikan');

  await desk.goto(`/lke/penilaian-2${AT}`);
  await take(desk, 'Mulai penilaian kedua');
  await expect(desk.getByText(/0 dari 2 kriteria dinilai/)).toBeVisible();
  await keys.focus();
  await desk.keyboard.press('1');
  await expect(desk.getByRole('button', { name: /^AA/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(desk.getByText(`Selesai diperbaiki: ${REPAIRED}`)).toBeVisible();
  await desk.keyboard.press('n');
  await expect(desk.getByText(/1 dari 2 kriteria dinilai/)).toBeVisible();
  await keys.focus();
  await desk.keyboard.press('2');
  await desk.getByRole('button', { name: 'Pakai lagi rekomendasi penilaian pertama' }).click();
  await expect(desk.getByText(/2 dari 2 kriteria dinilai/)).toBeVisible();
  await expect.poll(async () => (await lembar()).baris[1]?.tahap_2.rekomendasi).toBe(LEFT);
  await take(desk, 'Tutup penilaian');
  expect((await lembar()).baris[0]?.tahap_2).toMatchObject({ nilai: 'AA', rekomendasi: null });

  const plenary = await pageOf(browser, pleno, `/lke/penilaian-humanis${AT}`);
  await take(plenary, 'Mulai pleno');
  await take(plenary, 'Tetapkan');

  // What the LHE says of both.
  await own.goto('/lke/hasil-akhir');
  const download = own.waitForEvent('download');
  await own.getByRole('button', { name: 'LHE DOCX' }).click();
  const words = await documentText(await download);
  expect(words).toContain(`Selesai diperbaiki pada penilaian kedua. Semula: ${REPAIRED}`);
  expect(words).toContain(LEFT);

  // Nobody has to follow up what was repaired.
  await own.reload();
  await expect(own.getByRole('button', { name: 'Terbuka (1)' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Isi rencana 1.a.1' })).toHaveCount(0);
  await own.getByRole('button', { name: 'Isi rencana 1.a.2' }).click();
  const plan = own.getByRole('dialog', { name: 'Rencana tindak lanjut' });
  await plan.getByLabel('Rencana').fill('Lengkapi lalu sahkan');
  await plan.getByLabel('Penanggung jawab').fill('Sekretaris');
  await plan.getByLabel('Tenggat').fill('2030-06-30');
  await plan.getByRole('button', { name: 'Simpan' }).click();
  await own.getByRole('button', { name: 'Tautan' }).first().click();
  const link = own.getByRole('dialog', { name: 'Tambah tautan' });
  await link.getByLabel('Alamat').fill('https://dokumen.tirtaraya.example/pedoman-lengkap');
  await link.getByLabel('Nama').fill('Pedoman yang lengkap');
  await link.getByRole('button', { name: 'Tambah' }).click();
  await expect(own.getByRole('link', { name: 'Pedoman yang lengkap' })).toBeVisible();
  await own.getByRole('button', { name: 'Ajukan 1.a.2' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click();
  await expect(own.getByText('Tindak lanjut diajukan')).toBeVisible();

  const { satuan_kerja } = await lembar();
  const queue = { tampilan: 'tindak-lanjut', q: satuan_kerja.satuan_kerja_nama, keadaan: 'diajukan' };
  await desk.goto(`/lke/hasil-penilaian?${new URLSearchParams(queue)}`);
  await desk.getByRole('button', { name: 'Nyatakan selesai 1.a.2' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Nyatakan selesai' }).click();
  await expect(desk.getByText('Tindak lanjut selesai', { exact: true })).toBeVisible();
  await own.reload();
  await expect(own.getByRole('button', { name: 'Selesai (1)' })).toBeVisible();
});
