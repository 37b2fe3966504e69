import { lkeIsianCalls, lkePembagianCalls } from '@selaras/contracts';
import { keadaanLke, penulisLke } from '@selaras/domain';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { lkeWriter } from '../testing/lke-writer';

const UNIT = 1012;
const PATH = `/lke/lembar/${UNIT}`;

let test: TestApp;
let lembar: ReturnType<typeof lkeWriter>;
let kriteria: number[];
beforeAll(async () => {
  test = await startTestApp();
  lembar = lkeWriter(test, UNIT, 2025);
  await lembar.clear();
  kriteria = (await read('dinkes')).baris.map(({ kriteria_id }: { kriteria_id: number }) => kriteria_id);
});
afterAll(() => test.close());

const client = (username: string) => planningClient(test, username);
const read = async (username: string) => (await client(username).get(PATH)).body.data;
const rowOf = async (id: number) =>
  (await read('dinkes')).baris.find(({ kriteria_id }: { kriteria_id: number }) => kriteria_id === id);
const first = () => kriteria[0] as number;
const save = (username: string, id: number, body: object, versi: number) =>
  client(username).put(`${PATH}/kriteria/${id}`, body, versi);

describe('an answer', () => {
  beforeEach(() => lembar.clear());

  it('is saved with its explanation, each by itself, and nothing else is touched', async () => {
    const answer = await save('dinkes', first(), { jawaban: 'BB' }, 0);
    expect(lkeIsianCalls.save.answer?.safeParse(answer.body).success).toBe(true);
    expect(answer).toMatchObject({ status: 200, headers: { etag: '"1"' } });
    expect((await save('dinkes', first(), { uraian: '  Renstra ada.  ' }, 1)).status).toBe(200);
    expect((await rowOf(first())).tahap_1).toMatchObject({ jawaban: 'BB', uraian: 'Renstra ada.', versi: 2 });
    await save('dinkes', first(), { uraian: '   ', jawaban: null }, 2);
    expect((await rowOf(first())).tahap_1).toMatchObject({ jawaban: null, uraian: null });
  });

  it('of two people is never written over: the second one gets what the first one wrote', async () => {
    await addStaff(test, 'staf.dinkes', UNIT).catch(() => undefined);
    const answers = await Promise.all([
      save('dinkes', first(), { jawaban: 'A' }, 0),
      save('staf.dinkes', first(), { jawaban: 'C' }, 0),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [kept, refused] = answers[0].status === 200 ? answers : [...answers].reverse();
    const jawaban = kept?.body.data.tahap_1.jawaban;
    expect(refused?.body.terkini).toMatchObject({ kriteria_id: first(), tahap_1: { jawaban, versi: 1 } });
    expect((await rowOf(first())).tahap_1.jawaban).toBe(jawaban);
  });

  it('is one of the scale, of a criterion of the year', async () => {
    const refused = await save('dinkes', first(), { jawaban: 'Z' }, 0);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { jawaban: [expect.stringMatching(/AA.*E/)] } },
    });
    expect((await save('dinkes', 999_999, { jawaban: 'A' }, 0)).status).toBe(404);
    expect((await client('dinkes').send('PUT', `${PATH}/kriteria/${first()}`, { jawaban: 'A' })).status).toBe(
      428,
    );
  });

  it('is the unit’s alone', async () => {
    for (const username of ['rsud', 'super', 'pemda', 'val_lke', 'val_pleno']) {
      expect((await save(username, first(), { jawaban: 'A' }, 0)).status).toBe(403);
    }
  });

  it.each(keadaanLke)('in the state %s is taken only while the unit fills in', async (keadaan) => {
    await lembar.score(1, 'B', 'Lengkapi');
    await lembar.put(keadaan);
    const { status, body } = await save(
      'dinkes',
      first(),
      { uraian: 'Sudah lengkap' },
      keadaan === 'perbaikan' ? 0 : 1,
    );
    expect(status).toBe(penulisLke(keadaan) === 'unit' ? 200 : 409);
    if (status === 409) expect(body.pesan).toMatch(/^Evaluasi ini \S/);
  });

  it('in the repair round is a reply, and only where something is flagged', async () => {
    await lembar.score(1, 'B', 'Lengkapi');
    await lembar.put('perbaikan');
    expect((await save('dinkes', first(), { jawaban: 'A' }, 0)).status).toBe(422);
    expect((await save('dinkes', first(), { uraian: 'Dokumen baru' }, 0)).body.data).toMatchObject({
      tahap_1: { nilai: 'B' },
      tahap_2: { uraian: 'Dokumen baru', versi: 1 },
    });
    await lembar.score(1, 'AA', null);
    expect((await save('dinkes', first(), { uraian: 'Lagi' }, 1)).status).toBe(409);
  });
});

describe('last year', () => {
  it('is told by criterion, its scores once they are closed', async () => {
    await lembar.clear();
    const before = lkeWriter(test, UNIT, 2024);
    await before.clear();
    await before.answer('B');
    await before.score(1, 'CC', 'Belum lengkap');
    const { body } = await client('dinkes').get(`${PATH}/tahun-lalu`);
    expect(lkeIsianCalls.lastYear.answer?.safeParse(body).success).toBe(true);
    expect(body.data.map(({ kriteria_id }: { kriteria_id: number }) => kriteria_id)).toEqual(kriteria);
    expect(body.data[0]).toMatchObject({ jawaban: 'B', nilai: null, catatan: null });
    await before.put('selesai_1');
    const closed = (await client('dinkes').get(`${PATH}/tahun-lalu`)).body.data[0];
    expect(closed).toMatchObject({ jawaban: 'B', nilai: 'CC', catatan: 'Belum lengkap' });
    expect((await client('rsud').get(`${PATH}/tahun-lalu`)).status).toBe(403);
    expect((await client('val_lke').get(`${PATH}/tahun-lalu`)).status).toBe(404);
  });

  it('is empty where it had no instrument', async () => {
    const { body } = await planningClient(test, 'dinkes', 2024).get(`${PATH}/tahun-lalu`);
    expect(body).toEqual({ data: [] });
  });
});

describe('parts', () => {
  const userId = async (username: string) =>
    (
      await test.db
        .selectFrom('users')
        .where('username', '=', username)
        .select('id')
        .executeTakeFirstOrThrow()
    ).id;
  const parts = async (username: string) => (await client(username).get(`${PATH}/pembagian`)).body.data;
  const clearParts = async () => {
    await lembar.clear();
    await test.db.deleteFrom('lke_bagian').execute();
    await test.db.deleteFrom('lke_koordinator').execute();
  };
  const give = async (username: string, to: number, ids: number[], more: object = {}) =>
    client(username).post(`${PATH}/bagian`, {
      nama: 'Perencanaan',
      user_id: to,
      struktur_organisasi_id: null,
      tenggat: '2025-02-28',
      kriteria: ids,
      ...more,
    });
  let staf: number;
  beforeAll(async () => {
    await addStaff(test, 'staf.bagian', UNIT);
    await addStaff(test, 'staf.lain', UNIT);
    staf = await userId('staf.bagian');
  });
  beforeEach(clearParts);

  it('while none is given everybody of the unit coordinates; who gives the first one does from then on', async () => {
    const none = await parts('staf.lain');
    expect(none).toMatchObject({ koordinator: [], saya_koordinator: true, kriteria_saya: null, bagian: [] });
    const given = await give('dinkes', staf, kriteria.slice(0, 6));
    expect(given.status).toBe(201);
    expect(lkePembagianCalls.create.answer?.safeParse(given.body).success).toBe(true);
    expect(given.body.data.koordinator).toMatchObject([{ user_id: await userId('dinkes') }]);
    expect(await parts('staf.lain')).toMatchObject({ saya_koordinator: false, kriteria_saya: [] });
    expect(await parts('staf.bagian')).toMatchObject({
      kriteria_saya: kriteria.slice(0, 6),
      bagian: [{ milik_saya: true, keadaan: 'dibagikan', langkah: ['serahkan'] }],
    });
  });

  it('are written in by whom they were given to, until they are handed in, and again when sent back', async () => {
    await give('dinkes', staf, kriteria.slice(0, 6));
    expect((await save('staf.bagian', first(), { jawaban: 'A' }, 0)).status).toBe(200);
    expect((await save('staf.bagian', kriteria[7] as number, { jawaban: 'A' }, 0)).status).toBe(403);
    const other = await save('staf.lain', first(), { jawaban: 'B' }, 1);
    expect(other).toMatchObject({ status: 403, body: { pesan: expect.stringContaining('"Perencanaan"') } });

    const step = async (username: string, langkah: string, body: object = {}) => {
      const [part] = (await parts('dinkes')).bagian;
      return client(username).post(`${PATH}/bagian/${part.id}/${langkah}`, body, {
        'if-match': `"${part.versi}"`,
      });
    };
    expect((await step('staf.lain', 'serahkan')).status).toBe(403);
    expect((await step('dinkes', 'kembalikan', { catatan: 'Belum lengkap' })).status).toBe(409);
    expect((await step('staf.bagian', 'serahkan')).body.data.bagian[0].keadaan).toBe('diserahkan');
    expect((await save('staf.bagian', first(), { jawaban: 'B' }, 1)).body.pesan).toMatch(/sudah diserahkan/);
    expect((await save('dinkes', first(), { jawaban: 'B' }, 1)).status).toBe(200);
    expect((await step('staf.bagian', 'tutup')).status).toBe(403);
    expect((await step('dinkes', 'kembalikan', { catatan: 'x' })).status).toBe(422);
    const back = await step('dinkes', 'kembalikan', { catatan: 'Uraian masih kosong' });
    expect(back.body.data.bagian[0]).toMatchObject({
      keadaan: 'dikembalikan',
      catatan: 'Uraian masih kosong',
    });
    expect((await save('staf.bagian', first(), { uraian: 'Ada' }, 2)).status).toBe(200);
    await step('staf.bagian', 'serahkan');
    const closed = (await step('dinkes', 'tutup')).body.data.bagian[0];
    expect(closed).toMatchObject({ keadaan: 'ditutup', catatan: null, langkah: ['kembalikan'] });
    expect(closed.riwayat.map(({ ke }: { ke: string }) => ke)).toEqual([
      'ditutup',
      'diserahkan',
      'dikembalikan',
      'diserahkan',
    ]);
  });

  it('hold a criterion once, and only people and criteria that belong here', async () => {
    await give('dinkes', staf, kriteria.slice(0, 6));
    expect((await give('dinkes', staf, kriteria.slice(5, 8))).body.pesan).toContain('"Perencanaan"');
    expect((await give('dinkes', await userId('rsud'), kriteria.slice(6, 8))).body.errors).toHaveProperty(
      'pengisi',
    );
    const nobody = await give('dinkes', staf, kriteria.slice(6, 8), { user_id: null });
    expect(nobody.body.errors).toEqual({ pengisi: ['Pilih satu orang atau satu bidang'] });
    expect((await give('dinkes', staf, [999_999])).body.errors).toHaveProperty('kriteria');
    expect((await give('staf.lain', staf, kriteria.slice(6, 8))).status).toBe(403);
    expect((await client('rsud').get(`${PATH}/pembagian`)).status).toBe(403);
  });

  it('of a division are its people’s', async () => {
    const division = await test.db
      .selectFrom('struktur_organisasi as s')
      .innerJoin('pegawai as p', 'p.unit_kerja_id', 's.id')
      .where('s.satuan_kerja_id', '=', UNIT)
      .select(['s.id', 'p.peg_nip'])
      .executeTakeFirstOrThrow();
    await test.db.updateTable('users').set({ peg_nip: division.peg_nip }).where('id', '=', staf).execute();
    await give('dinkes', staf, kriteria.slice(0, 3), { user_id: null, struktur_organisasi_id: division.id });
    expect((await parts('staf.bagian')).kriteria_saya).toEqual(kriteria.slice(0, 3));
    expect((await parts('staf.lain')).kriteria_saya).toEqual([]);
    const { orang, bidang } = (await client('dinkes').get(`${PATH}/pembagian/pilihan`)).body.data;
    expect(orang.map(({ id }: { id: number }) => id)).toContain(staf);
    expect(bidang.map(({ id }: { id: number }) => id)).toContain(division.id);
  });

  it('are changed and taken back by version, and coordinators named by coordinators', async () => {
    await give('dinkes', staf, kriteria.slice(0, 6));
    const [part] = (await parts('dinkes')).bagian;
    const body = { ...part, nama: 'Pengukuran', kriteria: kriteria.slice(2, 9) };
    const path = `${PATH}/bagian/${part.id}`;
    const stale = await client('dinkes').put(path, body, 99);
    expect(stale).toMatchObject({
      status: 412,
      body: { terkini: { nama: part.nama, kriteria: part.kriteria } },
    });
    const changed = (await client('dinkes').put(path, body, part.versi)).body.data.bagian[0];
    expect(changed).toMatchObject({ nama: 'Pengukuran', kriteria: kriteria.slice(2, 9) });
    expect((await client('staf.bagian').remove(path, changed.versi)).status).toBe(403);
    expect(
      (await client('dinkes').send('PUT', `${PATH}/koordinator/${staf}`, {})).body.data.koordinator,
    ).toHaveLength(2);
    expect((await client('staf.bagian').remove(path, changed.versi)).body.data.bagian).toEqual([]);
    const left = await client('staf.bagian').send('DELETE', `${PATH}/koordinator/${await userId('dinkes')}`);
    expect(left.body.data.koordinator).toMatchObject([{ user_id: staf }]);
  });

  it.each(keadaanLke)(
    'in the state %s are given out, handed in, sent back and closed only while the unit fills in',
    async (keadaan) => {
      await give('dinkes', staf, kriteria.slice(0, 6));
      await lembar.put(keadaan);
      const before = await parts('dinkes');
      const [part] = before.bagian;
      const path = `${PATH}/bagian/${part.id}`;
      const lain = await userId('staf.lain');
      const versi = async (): Promise<number> =>
        (await parts('dinkes')).bagian.find(({ id }: { id: number }) => id === part.id).versi;
      const step = async (username: string, langkah: string, body: object = {}) =>
        client(username).post(`${path}/${langkah}`, body, { 'if-match': `"${await versi()}"` });
      const acts = {
        named: () => client('dinkes').send('PUT', `${PATH}/koordinator/${lain}`, {}),
        unnamed: () => client('dinkes').send('DELETE', `${PATH}/koordinator/${lain}`),
        given: () => give('dinkes', staf, kriteria.slice(8, 9)),
        handedIn: () => step('staf.bagian', 'serahkan'),
        sentBack: () => step('dinkes', 'kembalikan', { catatan: 'Uraian masih kosong' }),
        closed: () => step('dinkes', 'tutup'),
        changed: async () => client('dinkes').put(path, { ...part, nama: 'Pengukuran' }, await versi()),
        takenBack: async () => client('dinkes').remove(path, await versi()),
      };
      const open = penulisLke(keadaan) === 'unit';
      for (const [act, run] of Object.entries(acts)) {
        const { status, body } = await run();
        expect([act, status]).toEqual([act, open ? (act === 'given' ? 201 : 200) : 409]);
        if (!open) {
          expect(body).toMatchObject({
            pesan: expect.stringMatching(/^Evaluasi ini \S/),
            terkini: { keadaan },
          });
          expect(await parts('dinkes')).toEqual(before);
        }
      }
    },
  );

  it('leave handing in the whole to the coordinator', async () => {
    await give('dinkes', staf, kriteria.slice(0, 6));
    await lembar.answer('BB');
    await lembar.prove();
    const { versi, langkah } = await read('staf.bagian');
    expect(langkah).toEqual([]);
    const step = (username: string) =>
      client(username).post(`${PATH}/ajukan`, {}, { 'if-match': `"${versi}"` });
    expect((await step('staf.bagian')).body.pesan).toMatch(/^Hanya koordinator/);
    expect((await read('dinkes')).langkah).toEqual(['ajukan']);
    expect((await step('dinkes')).status).toBe(200);
    expect((await give('dinkes', staf, kriteria.slice(8, 9))).status).toBe(409);
  });
});
