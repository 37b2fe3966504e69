import { kinerjaProgramCalls, validasiPerencanaanCalls } from '@selaras/contracts';
import { sql } from 'kysely';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A unit whose plan of 2025 is a draft in the demo. */
const UNIT = 1022;
const PATH = `/validasi-perencanaan/${UNIT}`;

let test: TestApp;
let now = new Date();
let unit: ReturnType<typeof planningClient>;
const validator = [1, 2, 3].map((tahap) => () => planningClient(test, `val_rencana${tahap}`));
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  await addStaff(test, 'staf_dpmd', UNIT);
  unit = planningClient(test, 'staf_dpmd');
});
afterAll(() => test.close());

const rincian = async () => (await unit.get(PATH)).body.data;
const step = async (aksi: string, by = unit, catatan: string | null = null, headers: object = {}) => {
  const { versi } = await rincian();
  return by.post(`${PATH}/${aksi}`, { catatan }, { 'if-match': `"${versi}"`, ...headers });
};
const firstProgram = async () => (await unit.get('/kinerja-program')).body.data[0];
const versiData = async () =>
  (
    await test.db
      .selectFrom('versi_data')
      .where('satuan_kerja_id', '=', UNIT)
      .select('versi')
      .executeTakeFirstOrThrow()
  ).versi;

describe('the way of a plan, in the order of the tests', () => {
  let owners: { before: string; after: string };

  it('begins as a draft whose whole cascade can be read in the order of the tree', async () => {
    const data = await rincian();
    expect(data).toMatchObject({
      validasi: null,
      versi: 0,
      sejak: null,
      kemampuan: { ajukan: true, setujui: false },
    });
    expect(validasiPerencanaanCalls.get.answer?.safeParse({ data }).success).toBe(true);
    const depths = data.baris.map(({ kedalaman }: { kedalaman: number }) => kedalaman);
    expect(depths[0]).toBe(0);
    expect(new Set(depths)).toEqual(new Set([0, 1, 2, 3, 4]));
    for (const [index, depth] of depths.entries())
      expect(depth).toBeLessThanOrEqual((depths[index - 1] ?? -1) + 1);
  });

  it('says of every indicator whether the dictionary explains it', async () => {
    const { baris } = await rincian();
    const entries = await test.db
      .selectFrom('kamus_indikator')
      .where('satuan_kerja_id', '=', UNIT)
      .where('deleted_at', 'is', null)
      .select(['level', 'kinerja_id'])
      .execute();
    const explained = new Set(entries.map(({ level, kinerja_id }) => `${level}:${kinerja_id}`));
    expect(explained.size).toBeGreaterThan(0);
    for (const { level, id, kamus } of baris)
      expect(kamus).toBe(level === 'kinerja-langkah-aksi' ? null : explained.has(`${level}:${id}`));
    expect(new Set(baris.map(({ kamus }: { kamus: unknown }) => kamus))).toEqual(
      new Set([true, false, null]),
    );
  });

  it('cannot be submitted by another unit or without naming the version that was read', async () => {
    expect(
      (await planningClient(test, 'dinkes').post(`${PATH}/ajukan`, {}, { 'if-match': '"0"' })).status,
    ).toBe(403);
    expect((await unit.post(`${PATH}/ajukan`, {})).status).toBe(428);
    expect((await unit.post(`${PATH}/ajukan`, {}, { 'if-match': '"4"' })).status).toBe(412);
  });

  it('is locked from the moment of its submission; a double click submits once, and trees notice', async () => {
    const before = await versiData();
    const twice = await Promise.all(
      [1, 2].map(() => step('ajukan', unit, null, { 'idempotency-key': 'ajukan-1' })),
    );
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[1]?.body).toEqual(twice[0]?.body);
    expect((await rincian()).validasi).toEqual({
      status: true,
      tahap: 1,
      keadaan: 'menunggu',
      catatan: null,
    });
    expect((await unit.get(`${PATH}/riwayat`)).body.total).toBe(1);
    expect((await unit.get(`${PATH}/riwayat?page=9`)).body).toMatchObject({ data: [], total: 1 });
    expect(await versiData()).toBeGreaterThan(before);

    const program = await firstProgram();
    expect(program).toMatchObject({ kunci: { alasan: 'validasi', bidang: [] } });
    const refused = await unit.change(kinerjaProgramCalls.update, program.id, {
      sasaran: 'Diam-diam diganti',
    });
    expect(refused).toMatchObject({
      status: 423,
      body: { kode: 'TERKUNCI', errors: { sasaran: expect.any(Array) } },
    });
    expect((await unit.remove(`/kinerja-program/${program.id}`, program.versi)).status).toBe(423);
  });

  it('is decided by the validator of its stage only', async () => {
    expect((await step('setujui', validator[1]?.())).body.pesan).toContain('tahap 1');
    expect((await step('kembalikan', validator[0]?.(), '')).status).toBe(422);
    expect((await step('setujui', validator[0]?.())).body.data.validasi).toMatchObject({
      tahap: 2,
      keadaan: 'menunggu',
    });
  });

  it('returned at stage 2 opens target and owner, nothing else', async () => {
    const answer = await step('kembalikan', validator[1]?.(), 'Target terlalu rendah');
    expect(answer.body.data.validasi).toMatchObject({
      status: false,
      tahap: 2,
      catatan: 'Target terlalu rendah',
    });
    const program = await firstProgram();
    expect(program.kunci.bidang).toEqual(['target', 'pengampu']);
    const closed = await unit.change(kinerjaProgramCalls.update, program.id, {
      sasaran: 'Lain',
      do_sumber: 'Baru',
    });
    expect(closed.status).toBe(423);
    expect(Object.keys(closed.body.errors)).toEqual(['sasaran']);
    const posts = (await unit.get('/option/pengampu/unit-kerja?type=kinerja-program')).body;
    const before = program.struktur_organisasi;
    const after = posts.find(({ value }: { value: number }) => value !== before.id);
    owners = { before: before.jabatan_nama, after: after.label.split(' – ')[0] };
    const open = await unit.change(kinerjaProgramCalls.update, program.id, {
      do_sumber: 'Laporan bulanan',
      struktur_organisasi_id: after.value,
    });
    expect(open.status).toBe(200);
  });

  it('shows its validator what changed since the submission before, and nothing of the report', async () => {
    const [iku] = (await unit.get('/capaian-iku?tingkat=pd')).body.data;
    const reported = { realisasi: iku.realisasi, rata_nasional: 7 };
    expect((await unit.put(`/capaian-iku/pd/${iku.id}`, reported, iku.versi)).status).toBe(200);
    await step('ajukan');
    const data = await rincian();
    expect(data).toMatchObject({ validasi: { tahap: 2, keadaan: 'menunggu' }, sejak: expect.any(String) });
    const changed = data.baris.filter(({ perubahan }: { perubahan: unknown[] }) => perubahan.length > 0);
    expect(changed).toHaveLength(1);
    expect(changed[0].perubahan).toHaveLength(2);
    expect(changed[0].perubahan).toEqual(
      expect.arrayContaining([
        { kolom: 'do_sumber', sebelum: expect.any(String), sesudah: 'Laporan bulanan' },
        { kolom: 'struktur_organisasi_id', sebelum: owners.before, sesudah: owners.after },
      ]),
    );
  });

  it('is final after stage 3, with every step in its history', async () => {
    await step('setujui', validator[1]?.());
    await step('setujui', validator[2]?.());
    expect((await rincian()).validasi).toMatchObject({ status: true, tahap: 3, keadaan: 'disetujui' });
    expect((await step('kembalikan', validator[2]?.(), 'Terlambat')).status).toBe(409);
    const { data } = (await unit.get(`${PATH}/riwayat`)).body;
    expect(data.map(({ aksi, tahap }: { aksi: string; tahap: number }) => `${aksi} ${tahap}`)).toEqual([
      'setujui 3',
      'setujui 2',
      'ajukan 2',
      'kembalikan 2',
      'setujui 1',
      'ajukan 1',
    ]);
  });

  it('can be written by super all the same, and the audit says that a lock was passed', async () => {
    const { id } = await firstProgram();
    const superUser = planningClient(test, 'super');
    expect((await superUser.row('/kinerja-program', id)).kunci).toMatchObject({ alasan: null });
    expect(
      (await superUser.change(kinerjaProgramCalls.update, id, { sasaran: 'Dibetulkan super' })).status,
    ).toBe(200);
    const [newest] = (await superUser.get(`/kinerja-program/${id}/riwayat`)).body.data;
    expect(newest).toMatchObject({
      melewati_kunci: true,
      perubahan: [{ kolom: 'sasaran', sesudah: 'Dibetulkan super' }],
    });
    const { rows } = await sql<{ rusak: number | null }>`select periksa_audit() as rusak`.execute(test.db);
    expect(rows[0]?.rusak).toBeNull();
  });

  it('cannot be submitted after the deadline, but by super', async () => {
    await addStaff(test, 'staf_protokol', 999907);
    now = new Date('2031-01-01T00:00:00Z');
    const path = '/validasi-perencanaan/999907/ajukan';
    const late = await planningClient(test, 'staf_protokol').post(path, {}, { 'if-match': '"0"' });
    expect(late).toMatchObject({ status: 423, body: { kode: 'TERKUNCI' } });
    expect((await planningClient(test, 'super').post(path, {}, { 'if-match': '"0"' })).status).toBe(200);
    now = new Date();
  });
});

describe('the queue', () => {
  it('shows what waits first and counts every state', async () => {
    const { body } = await planningClient(test, 'val_rencana2').get('/validasi-perencanaan/antrean');
    expect(validasiPerencanaanCalls.queue.answer?.safeParse(body).success).toBe(true);
    expect(body.data[0].validasi.keadaan).toBe('menunggu');
    expect(Object.values(body.jumlah as Record<string, number>).reduce((sum, n) => sum + n)).toBe(body.total);
    const turn = body.data.filter(({ kemampuan }: { kemampuan: { setujui: boolean } }) => kemampuan.setujui);
    expect(turn.every(({ validasi }: { validasi: { tahap: number } }) => validasi.tahap === 2)).toBe(true);
    expect(turn.length).toBeGreaterThan(0);
  });

  it('finds units by a part of their name, whatever page and state', async () => {
    const client = planningClient(test, 'val_rencana2');
    const { body } = await client.get('/validasi-perencanaan/antrean?q=KESEHATAN');
    expect(body.total).toBeGreaterThan(0);
    for (const { satuan_kerja } of body.data) expect(satuan_kerja.satuan_kerja_nama).toMatch(/kesehatan/i);
    expect((await client.get('/validasi-perencanaan/antrean?q=KESEHATAN&page=9')).body).toMatchObject({
      data: [],
      total: body.total,
      jumlah: body.jumlah,
    });
    expect((await client.get('/validasi-perencanaan/antrean?q=%25')).body.total).toBe(0);
  });

  it.each([
    ['validasi=1', ['disetujui']],
    ['validasi=0', ['dikembalikan', 'draf', 'menunggu']],
    ['keadaan=dikembalikan', ['dikembalikan']],
  ])('with %s holds exactly these states', async (query, states) => {
    const { body } = await planningClient(test, 'val_rencana1').get(`/validasi-perencanaan/antrean?${query}`);
    const found = body.data.map(
      ({ validasi }: { validasi: { keadaan: string } | null }) => validasi?.keadaan ?? 'draf',
    );
    expect([...new Set(found)].filter((state) => !states.includes(state as string))).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });
});
