import {
  kinerjaLangkahAksiCalls,
  kinerjaSubKegiatanCalls,
  type LangkahTim,
  rencanaAksiPdCalls,
  sasaranStrategisPdCalls,
} from '@selaras/contracts';
import { fileClient } from '../../testing/file-client';
import { bodyOf, planningClient } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';

const UNIT = 1012;
const STEPS = '/kinerja-langkah-aksi';
const AHEAD = '2090-01-01';
const WORDS = 'baru dapat diisi mulai 1 Januari 2090 pukul 00.00 WIB';

let test: TestApp;
let team: number;
let member: string;
/** A sub-activity of the team whose first two quarters missed their target, and an action step of it. */
let sub: number;
let step: number;
const as = (username: string, tahun?: number) => planningClient(test, username, tahun);

const opens = (mulai_date: string | null, ...codes: string[]) =>
  test.db
    .updateTable('referensi')
    .set({ mulai_date })
    .where('tahun', '=', 2025)
    .where('kode', 'in', codes)
    .execute();
const secondOpens = (mulai: string | null) => opens(mulai, 'batas_realisasi_tw2');

const perTriwulan = (nama: string, values: readonly (number | null)[] = []) =>
  Object.fromEntries([1, 2, 3, 4].map((tw) => [`${nama}_tw${tw}`, values[tw - 1] ?? null]));

async function addStep(penyebab_kegagalan_id: number | null): Promise<number> {
  const { status, body } = await as('dinkes').post(STEPS, {
    satuan_kerja_id: UNIT,
    kinerja_sub_kegiatan_id: sub,
    sasaran: 'Terlaksananya rapat koordinasi',
    indikator: 'Jumlah rapat koordinasi',
    satuan: 'kali',
    ...perTriwulan('target', [2, 4]),
    ...perTriwulan('realisasi'),
    anggaran: null,
    penyebab_kegagalan_id,
    anggota: [{ nip: member, target: 6, satuan: 'kali', ...perTriwulan('realisasi') }],
  });
  expect([status, body.pesan]).toEqual([201, undefined]);
  return body.data.id;
}

const cause = (triwulan: number) =>
  as('dinkes').post('/penyebab-kegagalan', {
    satuan_kerja_id: UNIT,
    kinerja_sub_kegiatan_id: sub,
    triwulan,
    penyebab: 'Undangan terlambat',
    csf: null,
  });

async function ofTeam(id: number): Promise<LangkahTim> {
  const { body } = await as('ketua_tim').get(`/tim-saya/ketua/${team}`);
  return body.data.daftar_langkah.find((one: LangkahTim) => one.id === id);
}
async function partOf(id: number, triwulan: number) {
  const part = (await ofTeam(id)).bagian.find(({ nip }) => nip === member)?.triwulan[triwulan - 1];
  if (part === undefined) throw new Error('There is no such part');
  return part;
}
async function report(realisasi: number) {
  const { bagian_id, versi } = await partOf(step, 2);
  return as('anggota_tim').put(`/tim-saya/anggota/${bagian_id}/2`, { realisasi }, versi);
}
async function confirm() {
  const { bagian_id, versi, realisasi } = await partOf(step, 2);
  return as('ketua_tim').post(
    `/tim-saya/ketua/${team}/realisasi/${bagian_id}/2`,
    { putusan: 'dikonfirmasi', realisasi, catatan: null },
    { 'if-match': `"${versi}"` },
  );
}
const anggotaOf = async (id: number) => {
  const { anggota } = bodyOf(await as('dinkes').row(STEPS, id), kinerjaLangkahAksiCalls.update) as {
    anggota: object[];
  };
  return anggota;
};

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo' });
  await test.db
    .updateTable('referensi')
    .set({ nilai_date: '2099-12-31' })
    .where('tahun', '=', 2025)
    .execute();
  await test.db
    .deleteFrom('validasi_perencanaan')
    .where('satuan_kerja_id', '=', UNIT)
    .where('tahun', '=', 2025)
    .execute();
  team = (await as('ketua_tim').get('/tim-saya/ketua')).body.data[0].id;
  const user = await test.db
    .selectFrom('users')
    .where('username', '=', 'anggota_tim')
    .select('peg_nip')
    .executeTakeFirstOrThrow();
  member = user.peg_nip ?? '';
  ({ id: sub } = await test.db
    .selectFrom('kinerja_sub_kegiatan')
    .where('tim_kerja_id', '=', team)
    .where('target_tw1', '>', 0)
    .where('target_tw2', '>', 0)
    .where('polaritas', '=', 'maximize')
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow());
  await test.db
    .updateTable('kinerja_sub_kegiatan')
    .set({ realisasi_tw1: 0, realisasi_tw2: 0 })
    .where('id', '=', sub)
    .execute();
  step = await addStep(null);
});
afterAll(() => test.close());

/** Every way on which a figure of the second quarter comes in. */
const paths: Readonly<Record<string, () => Promise<{ status: number; body: { pesan?: string } }>>> = {
  'the form of a performance': () =>
    as('dinkes').change(kinerjaSubKegiatanCalls.update, sub, { realisasi_tw2: 0.5 }),
  'the spending in the form of a performance': () =>
    as('dinkes').change(kinerjaSubKegiatanCalls.update, sub, { realisasi_anggaran_tw2: 1 }),
  'the integrated realisation': async () => {
    const { versi } = await as('dinkes').row('/kinerja-sub-kegiatan', sub);
    return as('dinkes').put(
      `/kinerja-langkah-aksi-terintegrasi/kinerja-sub-kegiatan/${sub}`,
      { realisasi_tw2: 0.25 },
      versi,
    );
  },
  'the form of an action step': () =>
    as('dinkes').change(kinerjaLangkahAksiCalls.update, step, { realisasi_tw2: 1 }),
  'a new action step that comes with its figure': async () =>
    as('dinkes').post(STEPS, {
      ...bodyOf(await as('dinkes').row(STEPS, step), kinerjaLangkahAksiCalls.create),
      anggota: [],
      realisasi_tw2: 1,
    }),
  'the figure of a member in the form of his step': async () => {
    const [one] = await anggotaOf(step);
    return as('dinkes').change(kinerjaLangkahAksiCalls.update, step, {
      anggota: [{ ...one, realisasi_tw2: 1 }],
    });
  },
  'a new member who comes with his figure': async () => {
    const [one] = await anggotaOf(step);
    const { id: _, ...fresh } = one as { id?: number };
    return as('dinkes').change(kinerjaLangkahAksiCalls.update, step, {
      anggota: [{ ...fresh, realisasi_tw2: 2 }],
    });
  },
  'a repair step': async () => {
    const { body } = await cause(1);
    const id = await addStep(body.data.id);
    return as('dinkes').change(kinerjaLangkahAksiCalls.update, id, { realisasi_tw2: 1 });
  },
  'a repair step in the integrated realisation': async () => {
    const { body } = await cause(1);
    const id = await addStep(body.data.id);
    const { versi } = await as('dinkes').row(STEPS, id);
    return as('dinkes').put(
      `/kinerja-langkah-aksi-terintegrasi/kinerja-langkah-aksi/${id}`,
      { realisasi_tw2: 1 },
      versi,
    );
  },
  'the cause of a missed target': () => cause(2),
  'evidence of a step': async () => {
    const berkas = await fileClient(test).uploaded('dinkes', { tujuan: 'bukti_langkah_aksi' });
    return as('dinkes').post(`${STEPS}/${step}/bukti`, { triwulan: 2, berkas_id: berkas.id });
  },
  'the quarterly action plan': async () => {
    const [{ id }] = (await as('dinkes').get('/rencana-aksi-pd')).body.data;
    const row = await as('dinkes').row('/rencana-aksi-pd', id);
    const body = { ...bodyOf(row, rencanaAksiPdCalls.realisasi), kendala_tw2: 'Cuaca buruk' };
    return as('dinkes').put(`/rencana-aksi-pd/${id}/realisasi`, body, row.versi);
  },
  'the report of a member': () => report(1),
  'evidence of a report': async () => {
    const berkas = await fileClient(test).uploaded('anggota_tim', { tujuan: 'bukti_langkah_aksi' });
    const { bagian_id } = await partOf(step, 2);
    return as('anggota_tim').post(`/tim-saya/anggota/${bagian_id}/2/bukti`, { berkas_id: berkas.id });
  },
  'the answer that carries a report into its step': () => confirm(),
  'outputs beyond the plan': async () => {
    const { data } = (await as('dinkes').get('/penambahan-output')).body;
    return as('dinkes').put(`/penambahan-output/${UNIT}`, { tw2: 3 }, data[0].versi);
  },
};

describe('a quarter that is yet to open', () => {
  afterEach(() => secondOpens(null));

  it.each(Object.entries(paths))('takes nothing by %s, and takes it once it is open', async (name, write) => {
    if (name.startsWith('the answer')) expect((await report(2)).status).toBe(200);
    await secondOpens(AHEAD);
    const early = await write();
    expect([early.status, early.body.pesan]).toEqual([423, `Realisasi TW 2 ${WORDS}.`]);
    await secondOpens(null);
    const { status, body } = await write();
    expect([status < 300, body.pesan]).toEqual([true, undefined]);
  });

  it('names the field and says when it opens, beside what is over', async () => {
    await secondOpens(AHEAD);
    const set = (nilai_date: string) =>
      test.db
        .updateTable('referensi')
        .set({ nilai_date })
        .where('tahun', '=', 2025)
        .where('kode', '=', 'batas_realisasi_tw1')
        .execute();
    await set('2025-04-10');
    const both = await as('dinkes').change(kinerjaSubKegiatanCalls.update, sub, {
      realisasi_tw1: 9,
      realisasi_tw2: 9,
    });
    await set('2099-12-31');
    expect(both.body).toMatchObject({
      pesan: `Batas waktu pengisian realisasi TW 1 (10 April 2025 pukul 00.00 WIB) sudah lewat. Realisasi TW 2 ${WORDS}.`,
      errors: {
        realisasi_tw1: ['Batas waktu pengisiannya sudah lewat'],
        realisasi_tw2: [`Realisasi TW 2 ${WORDS}`],
      },
    });
  });

  it('is told with the lock of a row, and to member and leader', async () => {
    await secondOpens(AHEAD);
    const row = await as('dinkes').row('/kinerja-sub-kegiatan', sub);
    expect(row.kunci).toMatchObject({
      triwulan: [1, 3, 4],
      belum_dibuka: [{ triwulan: 2, pesan: `Realisasi TW 2 ${WORDS}.` }],
    });
    const { langkah } = (await as('anggota_tim').get('/tim-saya/anggota')).body.data;
    const own = langkah.find(({ id }: { id: number }) => id === step);
    expect(own.triwulan.map(({ tertutup }: { tertutup: string | null }) => tertutup)).toEqual([
      null,
      `Realisasi TW 2 ${WORDS}.`,
      null,
      null,
    ]);
    expect((await ofTeam(step)).angka[1]).toMatchObject({ tertutup: `Realisasi TW 2 ${WORDS}.` });
  });

  it('is planned and given out all the same', async () => {
    await secondOpens(AHEAD);
    const id = await addStep(null);
    const { versi, bagian, tertutup } = await ofTeam(id);
    expect(tertutup).toEqual([null, null, null, null]);
    const ketua = await test.db
      .selectFrom('users')
      .where('username', '=', 'ketua_tim')
      .select('peg_nip')
      .executeTakeFirstOrThrow();
    const answer = await as('ketua_tim').put(
      `/tim-saya/ketua/${team}/langkah/${id}/pembagian`,
      {
        bagian: [
          { nip: bagian[0]?.nip, target: [2, 1, 0, 0] },
          { nip: ketua.peg_nip, target: [0, 3, 0, 0] },
        ],
      },
      versi,
    );
    expect([answer.status, answer.body.pesan]).toEqual([200, undefined]);
  });

  it('lets super pass, and the audit says so', async () => {
    await secondOpens(AHEAD);
    const answer = await as('super').change(kinerjaSubKegiatanCalls.update, sub, { realisasi_tw2: 0.75 });
    expect(answer).toMatchObject({ status: 200, body: { data: { kunci: { triwulan: [1, 2, 3, 4] } } } });
    const { body } = await as('super').get(`/kinerja-sub-kegiatan/${sub}/riwayat`);
    expect(body.data[0]).toMatchObject({ melewati_kunci: true });
    const { data } = (await as('super').get('/penambahan-output')).body;
    const row = data.find(
      ({ satuan_kerja }: { satuan_kerja: { satuan_kerja_id: number } }) =>
        satuan_kerja.satuan_kerja_id === UNIT,
    );
    expect((await as('super').put(`/penambahan-output/${UNIT}`, { tw2: 4 }, row.versi)).status).toBe(200);
  });
});

describe('a year of which no quarter has opened', () => {
  const all = [1, 2, 3, 4].map((tw) => `batas_realisasi_tw${tw}`);
  afterEach(() => opens(null, ...all));

  it('takes no figure of its own in the list of key indicators, which says from when on', async () => {
    await opens(AHEAD, ...all);
    const { pengisian, data } = (await as('dinkes').get('/capaian-iku?tingkat=pd')).body;
    expect(pengisian).toEqual({ terbuka: false, pesan: `Realisasi tahun 2025 ${WORDS}.` });
    expect(data[0].kemampuan.ubah).toBe(false);
    const write = () =>
      as('dinkes').put(
        `/capaian-iku/pd/${data[0].id}`,
        { realisasi: 41, rata_nasional: null },
        data[0].versi,
      );
    expect(await write()).toMatchObject({
      status: 423,
      body: { pesan: `Angka tahun 2025: Realisasi TW 1 ${WORDS}.` },
    });
    await opens(null, ...all);
    expect((await write()).status).toBe(200);
  });

  it('takes none by the form of a goal that is open in another year either', async () => {
    const goal = await test.db
      .selectFrom('sasaran_strategis_pd')
      .where('satuan_kerja_id', '=', UNIT)
      .where('deleted_at', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow();
    const ahead = await test.db
      .insertInto('referensi')
      .values(all.map((kode) => ({ kode, nama: kode, tahun: 2028, mulai_date: AHEAD })))
      .returning('id')
      .execute();
    const write = (more = {}, username = 'dinkes') =>
      as(username).change(sasaranStrategisPdCalls.update, goal.id, { realisasi_5: 55, ...more });
    expect(await write()).toMatchObject({
      status: 423,
      body: {
        pesan: `Angka tahun 2028: Realisasi TW 1 ${WORDS}.`,
        errors: { realisasi_5: [`Realisasi TW 1 ${WORDS} (tahun 2028)`] },
      },
    });
    expect((await write({}, 'super')).status).toBe(422);
    expect((await write({ alasan_perubahan: 'Angka resmi terbit lebih awal' }, 'super')).status).toBe(200);
    await test.db
      .deleteFrom('referensi')
      .where(
        'id',
        'in',
        ahead.map(({ id }) => id),
      )
      .execute();
  });

  it('offers neither causes nor repair steps', async () => {
    await opens(AHEAD, ...all);
    const { body } = await as('dinkes').get(`/rapor/kinerja/${sub}`);
    expect([body.data?.kemampuan, body.data?.triwulan.map(({ tulis }: { tulis: boolean }) => tulis)]).toEqual(
      [{ langkah: false }, [false, false, false, false]],
    );
  });
});
