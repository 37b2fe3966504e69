import {
  kinerjaLangkahAksiCalls,
  type LangkahTim,
  perbaikanCalls,
  publicKinerjaLangkahAksiCall,
  raporCalls,
  rencanaAksiTerintegrasiCalls,
  timSayaCalls,
} from '@selaras/contracts';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const UNIT = 1012;
const STEPS = '/kinerja-langkah-aksi';

let test: TestApp;
let now = new Date();
let team: number;
let sub: number;
let nip: { readonly ketua: string; readonly anggota: string };
const client = (username: string) => planningClient(test, username);

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo', clock: () => now });
  await setDeadlines('2030-01-01');
  team = (await client('ketua_tim').get('/tim-saya/ketua')).body.data[0].id;
  nip = { ketua: await nipOf('ketua_tim'), anggota: await nipOf('anggota_tim') };
  ({ id: sub } = await test.db
    .selectFrom('kinerja_sub_kegiatan')
    .where('tim_kerja_id', '=', team)
    .where('satuan_kerja_id', '=', UNIT)
    .where('target_tw1', '>', 0)
    .where('deleted_at', 'is', null)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('penyebab_kegagalan').where('triwulan', '=', 1).select('kinerja_sub_kegiatan_id'),
    )
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow());
});
afterAll(() => test.close());

const setDeadlines = (nilai_date: string) =>
  test.db
    .updateTable('referensi')
    .set({ nilai_date })
    .where('kode', 'like', 'batas_realisasi_tw%')
    .where('tahun', '=', 2025)
    .execute();

async function nipOf(username: string): Promise<string> {
  const row = await test.db
    .selectFrom('users')
    .where('username', '=', username)
    .select('peg_nip')
    .executeTakeFirstOrThrow();
  return row.peg_nip ?? '';
}

const part = (of: string, target: number | null, satuan = 'kali') => ({
  nip: of,
  target,
  satuan,
  ...perTriwulan('realisasi'),
});
const perTriwulan = (nama: string, values: readonly (number | null)[] = []) =>
  Object.fromEntries([1, 2, 3, 4].map((tw) => [`${nama}_tw${tw}`, values[tw - 1] ?? null]));

/** A step of its own, with what its unit wrote of the first quarter. */
async function addStep(target: number, anggota: object[], more: object = {}): Promise<number> {
  const { status, body } = await client('dinkes').post(STEPS, {
    satuan_kerja_id: UNIT,
    kinerja_sub_kegiatan_id: sub,
    sasaran: 'Terlaksananya rapat koordinasi',
    indikator: 'Jumlah rapat koordinasi',
    satuan: 'kali',
    ...perTriwulan('target', [target]),
    ...perTriwulan('realisasi'),
    anggaran: null,
    penyebab_kegagalan_id: null,
    anggota,
    ...more,
  });
  expect([status, body.pesan]).toEqual([201, undefined]);
  return body.data.id;
}

const step = (id: number) =>
  client('dinkes').row(STEPS, id) as Promise<Record<string, unknown> & { id: number }>;
const figure = async (id: number) => (await step(id)).realisasi_tw1;
async function ofTeam(id: number, username = 'ketua_tim'): Promise<LangkahTim> {
  const { body } = await client(username).get(`/tim-saya/ketua/${team}`);
  expect(timSayaCalls.getKetua.answer?.safeParse(body).error).toBeUndefined();
  return body.data.daftar_langkah.find((one: LangkahTim) => one.id === id);
}
const angka = async (id: number) => (await ofTeam(id)).angka[0];
async function bagian(id: number, of: string, triwulan = 1) {
  const found = (await ofTeam(id)).bagian.find((one) => one.nip === of)?.triwulan[triwulan - 1];
  if (found === undefined) throw new Error('There is no such part');
  return found;
}
async function report(
  id: number,
  realisasi: number | null,
  username: 'anggota_tim' | 'ketua_tim' = 'anggota_tim',
  triwulan = 1,
) {
  const { bagian_id, versi } = await bagian(
    id,
    username === 'anggota_tim' ? nip.anggota : nip.ketua,
    triwulan,
  );
  return client(username).put(`/tim-saya/anggota/${bagian_id}/${triwulan}`, { realisasi }, versi);
}
async function answer(
  id: number,
  putusan: 'dikonfirmasi' | 'dikembalikan',
  username: 'ketua_tim' | 'kabid_kesmas' = 'ketua_tim',
) {
  const { bagian_id, versi, realisasi } = await bagian(
    id,
    username === 'ketua_tim' ? nip.anggota : nip.ketua,
  );
  return client(username).post(
    `/tim-saya/ketua/${team}/realisasi/${bagian_id}/1`,
    { putusan, realisasi, catatan: putusan === 'dikembalikan' ? 'Periksa lagi angkanya' : null },
    { 'if-match': `"${versi}"` },
  );
}
/** Reported by the member and confirmed by his leader. */
async function confirm(id: number, realisasi: number) {
  expect((await report(id, realisasi)).status).toBe(200);
  expect((await answer(id, 'dikonfirmasi')).status).toBe(200);
}
const pegawai = async (of: string) =>
  (await test.db.selectFrom('pegawai').where('peg_nip', '=', of).select('peg_nama').executeTakeFirstOrThrow())
    .peg_nama;

it('a confirmed report reaches step, integrated realisation, box of the tree, repair step and report card', async () => {
  const cause = await client('dinkes').post('/penyebab-kegagalan', {
    satuan_kerja_id: UNIT,
    kinerja_sub_kegiatan_id: sub,
    triwulan: 1,
    penyebab: 'Undangan terlambat',
    csf: null,
  });
  const id = await addStep(2, [part(nip.anggota, 2)], { penyebab_kegagalan_id: cause.body.data.id });
  const everywhere = async () => {
    const table = await client('dinkes').get(
      `${rencanaAksiTerintegrasiCalls.list.path}?satuan_kerja_id=${UNIT}`,
    );
    expect(rencanaAksiTerintegrasiCalls.list.answer?.safeParse(table.body).error).toBeUndefined();
    const tree = await client('dinkes').get(
      `${publicKinerjaLangkahAksiCall.path}?kinerjaSubKegiatanId=${sub}`,
    );
    const repair = await client('dinkes').get(
      perbaikanCalls.kinerja.path.replace('{kinerjaId}', String(sub)),
    );
    const card = await client('dinkes').get(
      `${raporCalls.data.path}?triwulan=1&satuan_kerja_id=${UNIT}&size=200`,
    );
    const byId = (rows: { id: number }[], wanted: number) => rows.find((row) => row.id === wanted);
    const steps = repair.body.data.penyebab.flatMap(({ langkah }: { langkah: object[] }) => langkah);
    return {
      langkah: await figure(id),
      terintegrasi: byId(
        table.body.data.baris.filter((row: { tingkat: string }) => row.tingkat === 'kinerja-langkah-aksi'),
        id,
      ),
      pohon: byId(tree.body.kinerjaLangkahAksi, id),
      perbaikan: byId(steps, id),
      rapor: byId(card.body.data, sub),
    };
  };
  expect(await everywhere()).toMatchObject({
    langkah: null,
    terintegrasi: { realisasi_tw1: null, asal_realisasi: [] },
    pohon: { target: 2, realisasi: null },
    perbaikan: { keadaan: 'terlambat', asal_realisasi: [] },
    rapor: { perbaikan: 'berjalan' },
  });
  expect((await report(id, 2)).status).toBe(200);
  expect((await everywhere()).langkah).toBeNull();
  expect((await answer(id, 'dikonfirmasi')).status).toBe(200);

  const asal = [
    {
      triwulan: 1,
      sebelum: null,
      laporan: [
        {
          nama: await pegawai(nip.anggota),
          nilai: 2,
          oleh: await pegawai(nip.ketua),
          pada: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        },
      ],
    },
  ];
  expect(await everywhere()).toMatchObject({
    langkah: 2,
    terintegrasi: { realisasi_tw1: 2, asal_realisasi: asal },
    pohon: { target: 2, realisasi: 2 },
    perbaikan: { keadaan: 'selesai', realisasi: [2, null, null, null], asal_realisasi: asal },
    rapor: { perbaikan: 'selesai' },
  });
  expect((await step(id)).asal_realisasi).toEqual(asal);
  expect(await angka(id)).toMatchObject({ realisasi: 2, laporan: 2, keadaan: 'masuk', asal: asal[0] });
  const history = await client('dinkes').get(`${STEPS}/${id}/riwayat`);
  expect(JSON.stringify(history.body.data[0])).toContain('ealisasi');

  // Half of it turns out not to have happened.
  expect((await answer(id, 'dikembalikan')).status).toBe(200);
  expect(await everywhere()).toMatchObject({ langkah: null, rapor: { perbaikan: 'berjalan' } });
  await confirm(id, 1);
  expect(await everywhere()).toMatchObject({
    langkah: 1,
    pohon: { realisasi: 1 },
    perbaikan: { realisasi: [1, null, null, null] },
    rapor: { perbaikan: 'berjalan' },
  });
});

it('a repair step is under way with the first confirmed report', async () => {
  now = new Date('2025-05-10T03:00:00Z');
  const cause = await client('dinkes').post('/penyebab-kegagalan', {
    satuan_kerja_id: UNIT,
    kinerja_sub_kegiatan_id: sub,
    triwulan: 1,
    penyebab: 'Ruang rapat tidak tersedia',
    csf: null,
  });
  const id = await addStep(1, [part(nip.anggota, 3)], {
    penyebab_kegagalan_id: cause.body.data.id,
    target_tw2: 2,
  });
  const keadaan = async () => {
    const { body } = await client('dinkes').get(
      perbaikanCalls.kinerja.path.replace('{kinerjaId}', String(sub)),
    );
    return body.data.penyebab
      .flatMap(({ langkah }: { langkah: { id: number; keadaan: string }[] }) => langkah)
      .find((one: { id: number }) => one.id === id).keadaan;
  };
  expect(await keadaan()).toBe('terlambat');
  await confirm(id, 1);
  expect(await keadaan()).toBe('dikerjakan');
  now = new Date();
});

describe('the figure of a step', () => {
  it('is the sum of those who were confirmed, also when both are at once', async () => {
    const id = await addStep(4, [part(nip.ketua, 2), part(nip.anggota, 2)]);
    expect((await report(id, 2, 'anggota_tim')).status).toBe(200);
    expect((await report(id, 1, 'ketua_tim')).status).toBe(200);
    const both = await Promise.all([answer(id, 'dikonfirmasi'), answer(id, 'dikonfirmasi', 'kabid_kesmas')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await figure(id)).toBe(3);
    const { asal } = (await angka(id)) ?? {};
    expect(asal?.laporan.map(({ nilai }) => nilai)).toEqual([1, 2]);
    // The leader's own report is taken back by who confirmed it.
    expect((await answer(id, 'dikembalikan', 'kabid_kesmas')).status).toBe(200);
    expect(await figure(id)).toBe(2);
  });

  it('that the unit wrote is replaced once all reports are there, and is back when they go', async () => {
    const id = await addStep(4, [part(nip.ketua, 2), part(nip.anggota, 2)], { realisasi_tw1: 4 });
    await confirm(id, 1);
    expect(await angka(id)).toMatchObject({ realisasi: 4, laporan: 1, keadaan: 'belum-lengkap', asal: null });
    expect((await report(id, 2, 'ketua_tim')).status).toBe(200);
    expect((await answer(id, 'dikonfirmasi', 'kabid_kesmas')).status).toBe(200);
    expect(await angka(id)).toMatchObject({ realisasi: 3, keadaan: 'masuk', asal: { sebelum: 4 } });
    expect((await answer(id, 'dikembalikan')).status).toBe(200);
    expect((await answer(id, 'dikembalikan', 'kabid_kesmas')).status).toBe(200);
    expect(await angka(id)).toMatchObject({ realisasi: 4, keadaan: 'kosong', asal: null });
  });

  it('that the unit writes afterwards is its own, and confirming again carries the reports in', async () => {
    const id = await addStep(2, [part(nip.anggota, 2)]);
    await confirm(id, 2);
    const changed = await client('dinkes').change(kinerjaLangkahAksiCalls.update, id, { realisasi_tw1: 5 });
    expect(changed).toMatchObject({ status: 200, body: { data: { asal_realisasi: [] } } });
    expect(await angka(id)).toMatchObject({ realisasi: 5, laporan: 2, keadaan: 'belum-masuk', asal: null });
    expect((await answer(id, 'dikonfirmasi')).status).toBe(200);
    expect(await angka(id)).toMatchObject({ realisasi: 2, keadaan: 'masuk', asal: { sebelum: 5 } });
    expect((await answer(id, 'dikonfirmasi')).status).toBe(409);
  });

  it('is not made of parts that are measured in another unit', async () => {
    const id = await addStep(2, [part(nip.anggota, 80, 'persen')]);
    await confirm(id, 80);
    expect(await angka(id)).toMatchObject({ realisasi: null, laporan: null, keadaan: 'satuan-lain' });
  });

  it('waits in a closed quarter, told, and follows once the quarter is open again', async () => {
    const id = await addStep(2, [part(nip.anggota, 2)]);
    expect((await report(id, 2)).status).toBe(200);
    await setDeadlines('2025-01-31');
    expect(await answer(id, 'dikonfirmasi')).toMatchObject({
      status: 423,
      body: { pesan: expect.stringContaining('sudah lewat') },
    });
    expect(await angka(id)).toMatchObject({
      realisasi: null,
      tertutup: expect.stringContaining('sudah lewat'),
    });
    expect(await bagian(id, nip.anggota)).toMatchObject({ realisasi: 2, keadaan: 'diajukan' });
    await setDeadlines('2030-01-01');
    expect((await answer(id, 'dikonfirmasi')).status).toBe(200);
    expect(await figure(id)).toBe(2);
    // Nor is it taken out behind the lock.
    await setDeadlines('2025-01-31');
    expect((await answer(id, 'dikembalikan')).status).toBe(423);
    expect(await figure(id)).toBe(2);
    await setDeadlines('2030-01-01');
  });
});

describe('a report', () => {
  it('without a target is refused, and one from before can be taken back', async () => {
    const id = await addStep(2, [part(nip.anggota, 2)]);
    const refused = await report(id, 5, 'anggota_tim', 2);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { realisasi: [expect.stringContaining('tidak punya target pada TW 2')] } },
    });
    const { bagian_id } = await bagian(id, nip.anggota);
    await test.db
      .updateTable('langkah_aksi_anggota')
      .set({ realisasi_tw2: 5 })
      .where('id', '=', bagian_id)
      .execute();
    expect((await report(id, 6, 'anggota_tim', 2)).status).toBe(422);
    expect((await report(id, null, 'anggota_tim', 2)).status).toBe(200);
  });

  it('above its target is taken and said by whom it was confirmed', async () => {
    const id = await addStep(1, [part(nip.anggota, 1)]);
    await confirm(id, 5);
    expect(await figure(id)).toBe(5);
    expect(await bagian(id, nip.anggota)).toMatchObject({
      keadaan: 'dikonfirmasi',
      dijawab: { oleh: await pegawai(nip.ketua) },
    });
  });

  it('of 2 of 2 leaves nobody behind in its quarter', async () => {
    const id = await addStep(2, [part(nip.anggota, 2)]);
    const behind = async () =>
      (await ofTeam(id)).bagian.map(({ tertinggal, triwulan_tertinggal }) => [
        tertinggal,
        triwulan_tertinggal,
      ]);
    expect(await behind()).toEqual([[true, [1]]]);
    expect((await report(id, 2)).status).toBe(200);
    expect(await behind()).toEqual([[false, []]]);
    const { body } = await client('anggota_tim').get('/tim-saya/anggota');
    expect(timSayaCalls.getAnggota.answer?.safeParse(body).error).toBeUndefined();
    expect(body.data.triwulan_berakhir).toBe(4);
  });
});
