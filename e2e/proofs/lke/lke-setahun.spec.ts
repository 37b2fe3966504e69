import type { Browser, Locator, Page } from '@playwright/test';
import type { LkeLembar } from '@selaras/contracts';
import { langkahLke, type PelakuLke, penulisLke, semuaLangkahLke } from '@selaras/domain';
import { api, endSessions, newPerson, type Person, sessionOf } from '../../support/api';
import { pressOn, skipToContent, tabTo } from '../../support/keyboard';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { signInAgain, signInAs } from '../../support/person';
import { expect, test } from '../../support/portal';
import { asSuper, chooseYear } from '../../support/rencana/rencana';

test.use({ journey: 'lke-setahun' });

const UNIT = 999907;
const PATH = `/lke/lembar/${UNIT}`;
const AT = `?satuan_kerja_id=${UNIT}`;

/** Everybody who has a part in it, and two who have none. */
interface People {
  readonly unit: Person;
  readonly penilai: Person;
  readonly rekan: Person;
  readonly pleno: Person;
  readonly unitLain: Person;
  readonly penilaiLain: Person;
}
let people: People;

test.describe.configure({ mode: 'serial' });

const lembar = async () => (await asSuper<{ data: LkeLembar }>('GET', PATH)).data;
const expectState = (keadaan: LkeLembar['keadaan']) =>
  expect.poll(async () => (await lembar()).keadaan).toBe(keadaan);
const year = { 'default-key-tahun-kinerja': '2025' };

/** A page of its own for this person, in the year of the stories. */
async function pageOf(
  browser: Browser,
  person: Person,
  path: string,
): Promise<{ page: Page; token: string }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const token = await signInAs(context, person);
  await chooseYear(page);
  await page.goto(path);
  return { page, token };
}

/** The criterion that the address opens. */
const opened = (page: Page) => new URL(page.url()).searchParams.get('kriteria');

/** A page that is red all over. */
const PDF = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R>> endobj
4 0 obj <</Length 25>> stream
1 0 0 rg 0 0 200 200 re f
endstream endobj
trailer <</Root 1 0 R>>
startxref
9
%%EOF
`;
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Lets files go over a place, as from the desktop. */
async function dropOnto(place: Locator, files: readonly { nama: string; jenis: string; isi: Buffer }[]) {
  const sent = files.map(({ isi, ...file }) => ({ ...file, isi: isi.toString('base64') }));
  const dataTransfer = await place.page().evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { nama, jenis, isi } of given) {
      const bytes = Uint8Array.from(atob(isi), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], nama, { type: jenis }));
    }
    return transfer;
  }, sent);
  await place.dispatchEvent('dragover', { dataTransfer });
  await place.dispatchEvent('drop', { dataTransfer });
}

/** Asks for a step by its button and confirms it in the dialog. */
async function take(page: Page, verb: string, confirm = verb): Promise<void> {
  await page.getByRole('button', { name: verb, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
}

/** The same by keys alone, from where the keyboard stands. */
async function takeByKeys(page: Page, verb: string, confirm = verb): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: verb, exact: true }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Walks to a field and writes in it, in place of what stands there. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Walks on through the page from its beginning, once what comes next stands there. */
async function fromTheTop(page: Page, next: Locator): Promise<void> {
  await page.reload();
  await expect(next).toBeVisible();
  await skipToContent(page);
}

/** A desk that is written in fits a small telephone. */
async function expectFitsTelephone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  if (before !== null) await page.setViewportSize(before);
}

/**
 * From the state in which the evaluation is now: every step that leads on from another state is refused to whom it belongs,
 * the one that leads on to everybody else, and so is every field whose time it is not. Nothing of it leaves a trace.
 */
async function expectNothingElse(): Promise<void> {
  const before = await lembar();
  const { keadaan, versi, baris } = before;
  const tokens: Readonly<Record<PelakuLke | 'unitLain' | 'penilaiLain', string>> = {
    unit: await sessionOf(people.unit),
    penilai: await sessionOf(people.penilai),
    pleno: await sessionOf(people.pleno),
    unitLain: await sessionOf(people.unitLain),
    penilaiLain: await sessionOf(people.penilaiLain),
    super: await sessionOf(await newPerson('super')),
  };
  const who = Object.keys(tokens) as (keyof typeof tokens)[];
  const send = async (method: string, path: string, as: keyof typeof tokens, body: object, match = versi) => {
    const headers = { ...year, 'if-match': `"${match}"`, 'idempotency-key': crypto.randomUUID() };
    return (await api(method, `${PATH}${path}`, { token: tokens[as], body, headers })).status;
  };
  for (const langkah of semuaLangkahLke) {
    const { dari, oleh } = langkahLke[langkah];
    const body = langkah === 'buka-kembali' ? { alasan: 'Salah hitung' } : {};
    if (dari !== keadaan) {
      expect([langkah, keadaan, await send('POST', `/${langkah}`, oleh, body)]).toEqual([
        langkah,
        keadaan,
        409,
      ]);
      continue;
    }
    for (const as of who.filter((one) => one !== oleh)) {
      expect([403, 404], `${langkah} by ${as}`).toContain(await send('POST', `/${langkah}`, as, body));
    }
  }
  const [row] = baris;
  if (row === undefined) throw new Error('no criterion');
  const writer = penulisLke(keadaan);
  const nilai = {
    nilai: 'C',
    catatan: null,
    rekomendasi: null,
    catatan_internal: null,
    perlu_perbaikan: null,
  };
  const { versi: first } = row.tahap_1;
  if (writer !== 'unit') {
    expect(await send('PUT', `/kriteria/${row.kriteria_id}`, 'unit', { uraian: 'Telat' }, first)).toBe(409);
  }
  if (writer !== 'penilai') {
    expect(await send('PUT', `/nilai/${row.kriteria_id}/1`, 'penilai', nilai, first)).toBe(409);
  }
  expect(await lembar()).toEqual(before);
}

test.beforeAll(async () => {
  const [unit, penilai, rekan, pleno, unitLain, penilaiLain] = await Promise.all([
    newPerson('perangkat_daerah', UNIT),
    newPerson('validator_lke'),
    newPerson('validator_lke'),
    newPerson('validator_lke_pleno'),
    newPerson('perangkat_daerah', 1013),
    newPerson('validator_lke'),
  ]);
  people = { unit, penilai, rekan, pleno, unitLain, penilaiLain };
  const tetapkan = [penilai, rekan].map(({ id }) => ({ satuan_kerja_id: UNIT, user_id: id }));
  await asSuper(
    'POST',
    '/lke/penugasan',
    { tetapkan, lepas: [] },
    { 'idempotency-key': crypto.randomUUID() },
  );
});

test('the unit fills its worksheet in one evening, also past the end of its session, and hands it in', async ({
  browser,
}) => {
  await expectNothingElse();
  const { page, token } = await pageOf(browser, people.unit, '/lke/eviden');
  const row = (nomor: string) =>
    page.getByRole('article', { name: new RegExp(`^${nomor.replaceAll('.', '\\.')} `) });
  await row('1.a.1').focus();
  await page.keyboard.press('2');
  for (let at = 1; at < 80; at += 1) {
    if (at === 40) {
      // What was answered before is stored: the next answer is the one that meets the ended session.
      await expect(page.getByText('Semua perubahan tersimpan.')).toBeVisible();
      expect((await endSessions(token)).status).toBe(204);
    }
    if (at === 41) {
      await signInAgain(page, people.unit);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.locator('article[data-kriteria]').nth(40).focus();
      await expect(page.locator('article[data-kriteria]').nth(40)).toBeFocused();
    }
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(
      page.locator('article[data-kriteria]').nth(at).locator('[aria-checked=true], :checked'),
    ).toHaveCount(1);
  }
  await page.locator('article[data-kriteria]').nth(40).focus();
  await page.keyboard.press('e');
  await expect(page.getByText('Semua perubahan tersimpan.')).toBeVisible();
  await expect(page.getByText(/80 dari 80 kriteria/)).toBeVisible();

  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  const missing = page.getByRole('dialog', { name: '1 kriteria belum lengkap' });
  await missing.getByRole('button', { name: /^1\.a\.1.*eviden/ }).click();
  await row('1.a.1').getByRole('button', { name: 'Tautan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah tautan' });
  await dialog.getByLabel('Alamat').fill('https://dokumen.tirtaraya.example/pedoman');
  await dialog.getByLabel('Nama').fill('Pedoman teknis');
  await page.keyboard.press('Enter');
  await expect(row('1.a.1').getByRole('link', { name: 'Pedoman teknis' })).toBeVisible();
  await dropOnto(row('1.a.1').getByRole('heading'), [
    { nama: 'Pedoman.pdf', jenis: 'application/pdf', isi: Buffer.from(PDF) },
    { nama: 'Rapat.png', jenis: 'image/png', isi: Buffer.from(PNG, 'base64') },
  ]);
  for (const name of ['Pedoman.pdf', 'Rapat.png']) {
    await expect(row('1.a.1').getByRole('button', { name, exact: true })).toBeVisible();
  }
  const { page: stale } = await pageOf(browser, people.unit, '/lke/eviden');
  const late = stale.getByRole('article', { name: /^1\.a\.2 / });
  await expect(late).toBeVisible();
  await take(page, 'Ajukan');
  await expect(page.getByText(/sudah diajukan dan menunggu penilai/)).toBeVisible();
  await dropOnto(late, [{ nama: 'Telat.pdf', jenis: 'application/pdf', isi: Buffer.from(`${PDF}\n\n`) }]);
  await expect(late.getByRole('alert')).toContainText(/Evaluasi ini sudah diajukan/);
  await expectNothingElse();
});

test('two evaluators score it at once by keyboard, neither over the other, and close the round', async ({
  browser,
}) => {
  const { page } = await pageOf(browser, people.penilai, `/lke/penilaian${AT}`);
  await take(page, 'Mulai penilaian');
  await expectState('dinilai_1');
  await expect(page.getByText(/0 dari 80 kriteria dinilai/)).toBeVisible();
  await expectNothingElse();
  const { page: other } = await pageOf(browser, people.rekan, `/lke/penilaian${AT}`);
  const desk = (of: Page) => of.getByRole('group', { name: 'Meja penilaian' });
  await desk(other).focus();
  await desk(page).focus();
  await page.keyboard.press('3');
  await expect(page.getByText(/Tersimpan pukul/)).toBeVisible();
  await other.keyboard.press('6');
  await expect(other.getByText(/baru saja diubah orang lain/)).toBeVisible();
  await other.getByRole('button', { name: 'Pakai semua data terkini' }).click();
  await expect(other.getByRole('button', { name: /^BB/ })).toHaveAttribute('aria-pressed', 'true');

  const evidence = page.getByRole('region', { name: 'Eviden', exact: true });
  await evidence.getByRole('button', { name: 'Rapat.png' }).click();
  const picture = evidence.getByRole('img', { name: 'Rapat.png' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await evidence.getByRole('button', { name: 'Pedoman.pdf' }).click();
  await expect(evidence.getByText('Halaman 1 dari 1')).toBeVisible();
  const middle = () =>
    evidence.locator('canvas').evaluate((sheet: HTMLCanvasElement) => {
      const place = [sheet.width / 2, sheet.height / 2] as const;
      return [...(sheet.getContext('2d')?.getImageData(...place, 1, 1).data ?? [])];
    });
  await expect.poll(middle).toEqual([255, 0, 0, 255]);
  await expectAccessibleInThemes(page);
  await expectFitsTelephone(page);

  await page.getByLabel(/^Catatan(?! internal)/).fill('Pedoman belum ditandatangani.');
  await page.getByLabel(/^Rekomendasi/).fill('Tetapkan pedoman dengan keputusan kepala daerah.');
  await desk(page).focus();
  await expect(page.getByText('Semua perubahan tersimpan.')).toBeVisible();
  for (let at = 1; at < 80; at += 1) {
    const before = opened(page);
    await page.keyboard.press('n');
    await expect.poll(() => opened(page), { intervals: [20] }).not.toBe(before);
    await page.keyboard.press('1');
  }
  await expect(page.getByText(/80 dari 80 kriteria dinilai/)).toBeVisible();
  await take(page, 'Tutup penilaian');
  await expectState('selesai_1');
  await expectNothingElse();
});

test('the unit answers what was flagged, and the evaluator scores that alone again', async ({ browser }) => {
  const { page: unit } = await pageOf(browser, people.unit, '/lke/eviden-2');
  await expect(unit.getByRole('button', { name: 'Mulai perbaikan', exact: true })).toBeVisible();
  await skipToContent(unit);
  await takeByKeys(unit, 'Mulai perbaikan');
  const reply = unit.getByRole('textbox', { name: 'Tanggapan 1.a.1' });
  await expect(reply).toBeVisible();
  await expectState('perbaikan');
  await expectNothingElse();
  await expect(
    unit
      .getByRole('region', { name: 'Kriteria yang perlu diperbaiki' })
      .getByText('Pedoman belum ditandatangani.'),
  ).toBeVisible();
  await expect(unit.getByRole('textbox', { name: /^Tanggapan/ })).toHaveCount(1);
  await fromTheTop(unit, reply);
  await typeInto(unit, reply, 'Keputusan ditetapkan pada bulan Maret.');
  await expect(unit.getByText(/Tersimpan pukul/)).toBeVisible();
  await fromTheTop(unit, unit.getByRole('button', { name: 'Ajukan perbaikan', exact: true }));
  await takeByKeys(unit, 'Ajukan perbaikan');
  await expectState('diajukan_2');
  await expectNothingElse();

  const { page } = await pageOf(browser, people.penilai, `/lke/penilaian-2${AT}`);
  await take(page, 'Mulai penilaian kedua');
  await expectState('dinilai_2');
  await expect(page.getByText(/0 dari 1 kriteria dinilai/)).toBeVisible();
  await expectNothingElse();
  await expect(
    page.getByRole('group', { name: 'Meja penilaian' }).getByText('Keputusan ditetapkan pada bulan Maret.'),
  ).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectFitsTelephone(page);
  await page.getByRole('group', { name: 'Meja penilaian' }).focus();
  await page.keyboard.press('1');
  await expect(page.getByText(/1 dari 1 kriteria dinilai/)).toBeVisible();
  // Better, but not done with: what is recommended stands.
  await expect(page.getByText(/^Selesai diperbaiki: Tetapkan pedoman/)).toBeVisible();
  await page.getByRole('button', { name: 'Pakai lagi rekomendasi penilaian pertama' }).click();
  await expect(page.getByText(/^Selesai diperbaiki/)).toHaveCount(0);
  await expect.poll(async () => (await lembar()).baris[0]?.tahap_2.rekomendasi).toMatch(/^Tetapkan pedoman/);
  await take(page, 'Tutup penilaian');
  await expectState('selesai_2');
  await expectNothingElse();
});

test('the plenary decides, the public sees it at once, and a result that is opened again is gone there', async ({
  browser,
  page: guest,
}) => {
  const { page } = await pageOf(browser, people.pleno, `/lke/penilaian-humanis${AT}`);
  await expect(page.getByRole('button', { name: 'Mulai pleno', exact: true })).toBeVisible();
  await skipToContent(page);
  await takeByKeys(page, 'Mulai pleno');
  await expectState('pleno');
  await expectNothingElse();
  const { satuan_kerja } = await lembar();
  const published = guest.getByRole('cell', { name: satuan_kerja.satuan_kerja_nama, exact: true });
  const publicPage = '/public-display/lke/hasil-akhir?tahun=2025';
  const look = async () => {
    await guest.goto(publicPage);
    await guest.getByLabel(/^Cari/).fill(satuan_kerja.satuan_kerja_nama);
  };
  await expectAccessibleInThemes(page);
  const plenary = page.getByLabel('Nilai pleno 1. Perencanaan Kinerja');
  await fromTheTop(page, plenary);
  await typeInto(page, plenary, '25,5');
  await typeInto(page, page.getByLabel('Alasan perubahan'), 'Disepakati dalam pleno.');
  await pressOn(page, page.getByRole('button', { name: 'Simpan nilai' }));
  await expect(page.getByText('Tersimpan')).toBeVisible();
  await look();
  await expect(published).toHaveCount(0);
  await fromTheTop(page, page.getByRole('button', { name: 'Tetapkan', exact: true }));
  await takeByKeys(page, 'Tetapkan');
  await expectState('final');
  await expectNothingElse();
  await look();
  await expect(published).toBeVisible();

  const { versi } = await lembar();
  await asSuper(
    'POST',
    `${PATH}/buka-kembali`,
    { alasan: 'Salah hitung' },
    { 'if-match': `"${versi}"`, 'idempotency-key': crypto.randomUUID() },
  );
  await look();
  await expect(published).toHaveCount(0);
  await page.reload();
  await take(page, 'Tetapkan');
  await expectState('final');
});

test('what was recommended is followed up by the unit, sent back once, and closed by the evaluator', async ({
  browser,
}) => {
  const { page: unit } = await pageOf(browser, people.unit, '/lke/hasil-akhir');
  await expect(unit.getByText('Tetapkan pedoman dengan keputusan kepala daerah.').first()).toBeVisible();
  const fillIn = unit.getByRole('button', { name: 'Isi rencana 1.a.1' });
  await expect(fillIn).toBeVisible();
  await skipToContent(unit);
  await pressOn(unit, fillIn);
  const plan = unit.getByRole('dialog', { name: 'Rencana tindak lanjut' });
  await typeInto(unit, plan.getByLabel('Rencana'), 'Ajukan keputusan kepala daerah');
  await typeInto(unit, plan.getByLabel('Penanggung jawab'), 'Sekretaris');
  await tabTo(unit, plan.getByLabel('Tenggat'));
  // The headless browser's own order: month, day, year.
  await unit.keyboard.type('06302030');
  await expect(plan.getByLabel('Tenggat')).toHaveValue('2030-06-30');
  await pressOn(unit, plan.getByRole('button', { name: 'Simpan' }));
  await expect(unit.getByText('Ajukan keputusan kepala daerah')).toBeVisible();
  const card = unit.getByRole('group', { name: 'Eviden' });
  await dropOnto(card, [{ nama: 'Keputusan.pdf', jenis: 'application/pdf', isi: Buffer.from(`${PDF}\n`) }]);
  await expect(card.getByRole('button', { name: 'Keputusan.pdf', exact: true })).toBeVisible();
  const handIn = async () => {
    const next = unit.getByRole('button', { name: 'Ajukan 1.a.1' });
    await fromTheTop(unit, next);
    await pressOn(unit, next);
    await pressOn(unit, unit.getByRole('dialog').getByRole('button', { name: 'Ajukan' }));
    await expect(unit.getByText('Tindak lanjut diajukan')).toBeVisible();
  };
  await handIn();

  const { satuan_kerja } = await lembar();
  const queue = new URLSearchParams({
    tampilan: 'tindak-lanjut',
    q: satuan_kerja.satuan_kerja_nama,
    keadaan: 'diajukan',
  });
  const { page } = await pageOf(browser, people.penilai, `/lke/hasil-penilaian?${queue}`);
  await expect(page.getByRole('button', { name: 'Kembalikan 1.a.1' })).toBeVisible();
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: 'Kembalikan 1.a.1' }));
  await typeInto(page, page.getByLabel('Apa yang masih kurang'), 'Keputusan belum bernomor');
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }));
  await expect(page.getByText('Tindak lanjut dikembalikan')).toBeVisible();

  await unit.reload();
  await expect(unit.getByText('Keputusan belum bernomor').first()).toBeVisible();
  await handIn();
  const done = page.getByRole('button', { name: 'Nyatakan selesai 1.a.1' });
  await fromTheTop(page, done);
  await pressOn(page, done);
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Nyatakan selesai' }));
  await expect(page.getByText('Tindak lanjut selesai', { exact: true })).toBeVisible();
  await unit.reload();
  await expect(unit.getByRole('button', { name: 'Selesai (1)' })).toBeVisible();
  await expect(unit.getByRole('button', { name: 'Ajukan 1.a.1' })).toHaveCount(0);
});
