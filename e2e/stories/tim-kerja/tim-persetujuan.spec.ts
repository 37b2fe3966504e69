import type { Browser, Locator, Page } from '@playwright/test';
import type { TimAnggotaSaya } from '@selaras/contracts';
import { servers } from '../../server/servers';
import type { Account } from '../../support/accounts';
import { unique } from '../../support/api';
import { asAccount } from '../../support/as-account';
import { filterByKeys, pressOn, skipToContent, tabTo } from '../../support/keyboard';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { expect, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear } from '../../support/rencana/rencana';

const FIGURE = '2';
const WORDS = 'Rapat koordinasi di dua puskesmas';
/** Seconds that somebody needs to find and touch one thing on a telephone, and characters that he types in one. */
const SECONDS_PER_TOUCH = 4;
const CHARACTERS_PER_SECOND = 2;
/** What a telephone asks by itself about a file: from where, and which one. */
const TOUCHES_PER_FILE = 2;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n', 'latin1');

const nameOf = async (account: Account) =>
  (await asAccount<{ data: { nama: string } }>(account, '/user')).data.nama;

async function opened(
  browser: Browser,
  account: Account,
  path: string,
  viewport?: { width: number; height: number },
) {
  const context = await browser.newContext({ baseURL: servers.demo.origin, ...(viewport && { viewport }) });
  const page = await context.newPage();
  await signedIn(page, account);
  await chooseYear(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Chooses what alone has this name in a picker, by typing it. */
async function chooseNamed(page: Page, picker: Locator, nama: string) {
  await tabTo(page, picker);
  await page.keyboard.type(nama);
  // What is chosen at present stands above what is found.
  const options = page.getByRole('listbox').getByRole('option');
  await expect.poll(() => options.count()).toBeLessThanOrEqual(2);
  const found = options.filter({ hasText: nama });
  await expect(found).toHaveCount(1);
  const pointed = async () => {
    const id = (await picker.getAttribute('aria-activedescendant')) ?? '';
    return page.evaluate((option) => document.getElementById(option)?.textContent ?? null, id);
  };
  for (let at = await pointed(); !at?.includes(nama); at = await pointed()) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(pointed).not.toBe(at);
  }
  await page.keyboard.press('Enter');
}

/** An action step of the unit that its plan gives to the leader alone, four reports in the first quarter. */
async function stepOf(nama: string, sasaran: string) {
  const { data: people } = await asSuper<{ data: { nip: string }[] }>(
    'GET',
    `/pegawai?satuan_kerja_id=1012&q=${encodeURIComponent(nama)}`,
  );
  const { data: above } = await asSuper<{ data: { id: number; tim_kerja: object | null }[] }>(
    'GET',
    `/kinerja-sub-kegiatan?satuan_kerja_id=1012&q=${encodeURIComponent('Pembinaan dan Pengawasan Sumber Daya Manusia')}`,
  );
  const parent = above.find(({ tim_kerja }) => tim_kerja === null);
  const none = Object.fromEntries([1, 2, 3, 4].map((tw) => [`realisasi_tw${tw}`, null]));
  await asSuper(
    'POST',
    '/kinerja-langkah-aksi',
    {
      satuan_kerja_id: 1012,
      kinerja_sub_kegiatan_id: parent?.id,
      sasaran,
      indikator: 'Jumlah laporan koordinasi',
      satuan: 'laporan',
      target_tw1: 4,
      target_tw2: 0,
      target_tw3: 0,
      target_tw4: 0,
      ...none,
      anggaran: null,
      penyebab_kegagalan_id: null,
      anggota: [{ nip: people[0]?.nip, target: 4, satuan: 'laporan', ...none }],
    },
    { 'idempotency-key': crypto.randomUUID() },
  );
}

test('a team from its draft to what it reached: unit, both heads, leader and member, by keys, pointer and telephone', {
  tag: '@core',
}, async ({ page, browser }) => {
  test.slow();
  const TIM = `Tim Kerja Uji ${unique()}`;
  const sasaran = `Koordinasi ${unique()}`;
  const [leader, member] = [await nameOf('ketua_tim'), await nameOf('anggota_tim')];

  // The unit forms the team with its leader and adds a member, by keys alone.
  await signedIn(page, 'dinkes');
  await chooseYear(page);
  await page.goto('/tim-kerja');
  await expect(page.getByRole('button', { name: 'Bentuk tim' })).toBeVisible();
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: 'Bentuk tim' }));
  const forming = page.getByRole('dialog', { name: 'Bentuk tim kerja' });
  await expect(forming).toBeVisible();
  await tabTo(page, forming.getByLabel('Nama tim'));
  await page.keyboard.type(TIM);
  await chooseNamed(page, forming.getByRole('combobox', { name: /^Ketua tim/ }), leader);
  await pressOn(page, forming.getByRole('button', { name: 'Simpan' }));
  await expect(page.getByRole('heading', { level: 1, name: TIM })).toBeVisible();

  await pressOn(page, page.getByRole('link', { name: 'Tambah anggota' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Tambah Anggota' })).toBeVisible();
  await chooseNamed(page, page.getByRole('combobox', { name: /^Pegawai/ }), member);
  await expect(page.getByRole('heading', { name: 'Yang sudah dipegangnya' })).toBeVisible();
  await tabTo(page, page.getByLabel('Target'));
  await page.keyboard.type('Menyusun dua laporan');
  await pressOn(page, page.getByRole('button', { name: 'Tambah anggota' }));
  const place = page.getByRole('row').filter({ hasText: member });
  await expect(place).toContainText('Menunggu kepala bidang');

  // The head of his division refuses, the unit proposes anew, both heads approve in their order.
  const decide = async (account: 'kabid_kesmas' | 'kadinkes', address: string) => {
    const other = await opened(browser, account, `${address}?q=${encodeURIComponent(TIM)}`);
    const link = other.getByRole('row').filter({ hasText: TIM }).getByRole('link').first();
    await expect(link).toBeVisible();
    await skipToContent(other);
    await pressOn(other, link);
    await expect(other.getByRole('heading', { level: 1, name: member })).toBeVisible();
    return other;
  };
  const decideByKeys = async (other: Page, act: 'Setujui' | 'Tolak') => {
    await pressOn(other, other.getByRole('button', { name: act }));
    const dialog = other.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return { dialog, go: () => pressOn(other, dialog.getByRole('button', { name: act })) };
  };
  const kabid = await decide('kabid_kesmas', '/validasi-kepala-bidang');
  const refusing = await decideByKeys(kabid, 'Tolak');
  await refusing.go();
  await expect(refusing.dialog.getByText(/Tulis alasannya/)).toBeVisible();
  await tabTo(kabid, refusing.dialog.getByLabel('Alasan'));
  await kabid.keyboard.type('Targetnya belum jelas');
  await refusing.go();
  await expect(kabid.getByText('Ditolak kepala bidang').first()).toBeVisible();

  await page.reload();
  await expect(place).toContainText('Targetnya belum jelas');
  await skipToContent(page);
  await pressOn(page, page.getByRole('link', { name: member }));
  await expect(page.getByRole('heading', { level: 1, name: member })).toBeVisible();
  await tabTo(page, page.getByLabel('Target'));
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' tiap triwulan');
  await pressOn(page, page.getByRole('button', { name: 'Simpan' }));
  await expect(page.getByText('Anggota disimpan')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Ajukan' }), 'Shift+Tab');
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Ajukan' }));
  await expect(page.getByText('Menunggu kepala bidang').first()).toBeVisible();

  await kabid.reload();
  await expect(kabid.getByRole('button', { name: 'Setujui' })).toBeVisible();
  await (await decideByKeys(kabid, 'Setujui')).go();
  await expect(kabid.getByText('Menunggu kepala perangkat daerah').first()).toBeVisible();

  const kepala = await decide('kadinkes', '/validasi-kepala-opd');
  await (await decideByKeys(kepala, 'Setujui')).go();
  await expect(kepala.getByText('Disetujui', { exact: true }).first()).toBeVisible();

  // What he does there beside his first team is an additional assignment, found by keys.
  await page.goto('/tim-kerja');
  await expect(page.getByRole('link', { name: 'Penugasan tambahan' })).toBeVisible();
  await skipToContent(page);
  await pressOn(page, page.getByRole('link', { name: 'Penugasan tambahan' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Tim Kerja Tambahan' })).toBeVisible();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(TIM);
  const extra = page.getByRole('row').filter({ hasText: TIM });
  await expect(extra).toHaveCount(1);
  await filterByKeys(page, 'Keadaan', 'Disetujui');
  await expect(extra).toHaveCount(1);
  await expect(extra).toContainText('Menyusun dua laporan tiap triwulan');
  await pressOn(page, extra.getByRole('link', { name: TIM }));
  await expect(page.getByRole('heading', { level: 1, name: TIM })).toBeVisible();
  await expect(page.getByText('Disetujui', { exact: true })).toBeVisible();

  // The leader gives half of his step to the member, by dragging the border between both.
  await stepOf(leader, sasaran);
  const ketua = await opened(browser, 'ketua_tim', '/tim-saya/ketua-tim');
  await ketua.getByRole('link', { name: TIM }).click();
  await ketua.getByRole('button', { name: 'TW 1' }).click();
  await ketua.getByRole('button', { name: `Bagi ${sasaran}` }).click();
  const sharing = ketua.getByRole('dialog', { name: 'Bagi langkah aksi' });
  await sharing.getByRole('checkbox', { name: member }).check();
  const border = sharing.getByRole('slider');
  await expect(border).toHaveAttribute('aria-valuetext', `${leader} 4, ${member} 0`);
  const [at, bar] = [await border.boundingBox(), await border.locator('..').boundingBox()];
  if (at === null || bar === null) throw new Error('There is no bar to drag on');
  await ketua.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await ketua.mouse.down();
  await ketua.mouse.move(at.x + at.width / 2 - bar.width / 2, at.y + at.height / 2, { steps: 5 });
  await ketua.mouse.up();
  await expect(border).toHaveAttribute('aria-valuetext', `${leader} 2, ${member} 2`);
  await sharing.getByRole('button', { name: 'Simpan pembagian' }).click();
  await expect(ketua.getByText('Langkah aksi dibagi')).toBeVisible();

  // The member reports on his telephone; the line breaks after the server was told and before he hears of it.
  const phone = await opened(browser, 'anggota_tim', '/dashboard', { width: 390, height: 844 });
  let touches = 0;
  const touch = async (target: Locator) => {
    touches += 1;
    await target.click();
  };
  await touch(phone.getByRole('link', { name: 'Langkah aksi saya' }));
  await touch(phone.getByRole('button', { name: 'TW 1' }));
  const card = phone.getByRole('article').or(phone.locator('section')).filter({ hasText: sasaran }).last();
  let broken = 0;
  await phone.route('**/api/tim-saya/anggota/*/1', async (route) => {
    if (broken > 0) return route.continue();
    broken += 1;
    await route.fetch();
    await phone.context().setOffline(true);
    return route.abort('internetdisconnected');
  });
  await touch(card.getByRole('textbox', { name: /^Realisasi TW 1/ }));
  await phone.keyboard.type(FIGURE);
  await expect(card.getByText(/^Perangkat Anda sedang luring/)).toBeVisible();
  await expect(phone.getByText(/1 laporan menunggu dikirim dan tidak hilang/)).toBeVisible();
  await touch(card.getByRole('textbox', { name: /^Yang dikerjakan/ }));
  await phone.keyboard.type(WORDS);
  const choosing = phone.waitForEvent('filechooser');
  await touch(card.getByText('Tambah foto atau berkas bukti'));
  touches += TOUCHES_PER_FILE;
  await (await choosing).setFiles({ name: 'notula.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(card.getByText(/Dikirim sendiri saat sambungan kembali/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(card.getByText('Terkirim untuk dijawab')).toBeVisible();
  await expect(card.getByRole('button', { name: /^notula\.pdf/ })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(broken).toBe(1);
  const seconds = touches * SECONDS_PER_TOUCH + (FIGURE.length + WORDS.length) / CHARACTERS_PER_SECOND;
  expect(seconds).toBeLessThan(60);
  const { data: own } = await asAccount<{ data: TimAnggotaSaya }>('anggota_tim', '/tim-saya/anggota');
  const [quarter] = own.langkah.find((one) => one.sasaran === sasaran)?.triwulan ?? [];
  expect(quarter).toMatchObject({
    target: 2,
    realisasi: 2,
    uraian: WORDS,
    keadaan: 'diajukan',
    bukti: [{ berkas: { nama: 'notula.pdf' } }],
  });

  // The leader sends it back, the member says more at his desk, the leader confirms, all by keys; everybody sees it.
  await ketua.reload();
  const told = ketua.getByRole('listitem').filter({ hasText: WORDS });
  const sendBack = told.getByRole('button', { name: `Kembalikan ${member}` });
  await expect(sendBack).toBeVisible();
  await skipToContent(ketua);
  await pressOn(ketua, sendBack);
  const returning = ketua.getByRole('dialog', { name: `Kembalikan realisasi ${member}?` });
  await expect(returning).toBeVisible();
  await tabTo(ketua, returning.getByRole('textbox'));
  await ketua.keyboard.type('Sebutkan tanggalnya');
  await pressOn(ketua, returning.getByRole('button', { name: 'Kembalikan' }));
  await expect(returning).toBeHidden();

  const desk = await opened(browser, 'anggota_tim', '/tim-saya/anggota-tim');
  const there = desk.getByRole('article').or(desk.locator('section')).filter({ hasText: sasaran }).last();
  await expect(desk.getByRole('button', { name: 'TW 1' })).toBeVisible();
  await skipToContent(desk);
  await pressOn(desk, desk.getByRole('button', { name: 'TW 1' }));
  await expect(there.getByText('Jawaban: Sebutkan tanggalnya')).toBeVisible();
  await tabTo(desk, there.getByRole('textbox', { name: /^Yang dikerjakan/ }));
  await desk.keyboard.press('End');
  await desk.keyboard.type(', 3 Maret');
  await expect(there.getByText('Terkirim untuk dijawab')).toBeVisible();

  await ketua.reload();
  const confirm = ketua
    .getByRole('listitem')
    .filter({ hasText: `${WORDS}, 3 Maret` })
    .getByRole('button', { name: `Konfirmasi ${member}` });
  await expect(confirm).toBeVisible();
  await skipToContent(ketua);
  await pressOn(ketua, confirm);
  await expect(ketua.getByText('Realisasi dikonfirmasi')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(`${WORDS}, 3 Maret`)).toBeVisible();
  await expect(card.getByText(/Sudah dikonfirmasi/)).toBeVisible();
});

test('of two who change a team at once the slower one sees both versions and decides; leader, end of a team and who acts for a head by keys', {
  tag: '@core',
}, async ({ page }) => {
  const nama = `Tim Kerja Bentrok ${unique()}`;
  const [leader, next] = [await nameOf('ketua_tim'), await nameOf('anggota_tim')];
  await signedIn(page, 'dinkes');
  await chooseYear(page);
  await page.goto('/tim-kerja');
  await expect(page.getByRole('button', { name: 'Bentuk tim' })).toBeVisible();
  await skipToContent(page);

  await pressOn(page, page.getByRole('button', { name: 'Plt/Plh' }));
  const acting = page.getByRole('dialog', { name: 'Pelaksana tugas dan pelaksana harian' });
  await expect(acting).toBeVisible();
  await chooseNamed(page, acting.getByRole('combobox', { name: /^Jabatan/ }), 'Kepala Dinas Kesehatan');
  await chooseNamed(page, acting.getByRole('combobox', { name: /^Pegawai/ }), next);
  await tabTo(page, acting.getByLabel('Mulai'));
  await page.keyboard.type('01022090');
  await tabTo(page, acting.getByLabel('Selesai'));
  await page.keyboard.type('01032090');
  await tabTo(page, acting.getByLabel('Nomor surat perintah'));
  await page.keyboard.type('SP 800/90/2090');
  await pressOn(page, acting.getByRole('button', { name: 'Catat' }));
  await expect(acting.getByText('2 Januari 2090 – 3 Januari 2090')).toBeVisible();
  await pressOn(page, acting.getByRole('button', { name: `Hapus ${next} sebagai Kepala Dinas Kesehatan` }));
  await expect(acting.getByText('2 Januari 2090 – 3 Januari 2090')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(acting).toBeHidden();

  await pressOn(page, page.getByRole('button', { name: 'Bentuk tim' }));
  const forming = page.getByRole('dialog', { name: 'Bentuk tim kerja' });
  await expect(forming).toBeVisible();
  await tabTo(page, forming.getByLabel('Nama tim'));
  await page.keyboard.type(nama);
  await pressOn(page, forming.getByRole('button', { name: 'Simpan' }));
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Ubah tim kerja' });
  const change = async () => {
    await skipToContent(page);
    await pressOn(page, page.getByRole('button', { name: 'Ubah tim' }));
    await expect(dialog).toBeVisible();
  };
  const lead = (who: string) => chooseNamed(page, dialog.getByRole('combobox', { name: /^Ketua tim/ }), who);
  await change();
  await tabTo(page, dialog.getByLabel('Nama tim'));
  await page.keyboard.press('End');
  await page.keyboard.type(' Saya');
  await lead(leader);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { data } = await asSuper<{ data: { versi: number } }>('GET', `/tim-kerja/${id}`);
  const theirs = { nama: `${nama} Lain`, unit_kerja_id: null, ketua_pegawai_id: null };
  await asSuper('PUT', `/tim-kerja/${id}`, theirs, { 'if-match': `"${data.versi}"` });

  await pressOn(page, dialog.getByRole('button', { name: 'Simpan' }));
  const differing = dialog.getByRole('group', { name: 'Nama tim' });
  await expect(differing.getByText(`${nama} Lain`)).toBeVisible();
  const own = differing.getByRole('radio', { name: /Isian Anda/ });
  await expect(own).not.toBeChecked();
  await pressOn(page, dialog.getByRole('button', { name: 'Simpan' }));
  await expect(own).toBeFocused();
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Simpan' }));
  await expect(page.getByRole('heading', { level: 1, name: `${nama} Saya` })).toBeVisible();

  await change();
  await lead(next);
  await expect(dialog.getByText(/Ketua baru membuat perjanjiannya sendiri/)).toBeVisible();
  await pressOn(page, dialog.getByRole('button', { name: 'Simpan' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(next).first()).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: 'Bubarkan' }), 'Shift+Tab');
  const ending = page.getByRole('dialog', { name: `Bubarkan ${nama} Saya?` });
  await expect(ending).toBeVisible();
  await pressOn(page, ending.getByRole('button', { name: 'Bubarkan' }));
  await expect(page.getByText(`${nama} Saya dibubarkan`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tim Kerja' })).toBeVisible();
});
