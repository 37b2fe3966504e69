import type { IsiInstrumen, KelolaInstrumen } from '@selaras/contracts';
import { skalaBaku } from '@selaras/domain';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A year that no seed has. */
const YEAR = 2031;
const USED = 2024;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { TAHUN_KINERJA: '2024,2025,2032,2033' } });
});
afterAll(() => test.close());

async function call(
  username: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  headers = {},
) {
  const answer = await test.app.inject({
    method,
    url: `/api/lke/kelola-instrumen${path}`,
    headers: { ...(await test.signIn(username)), ...headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const read = async (tahun: number): Promise<KelolaInstrumen> =>
  (await call('super', 'GET', `/${tahun}`)).body.data;
const isiOf = ({ nama, skala, komponen }: KelolaInstrumen['instrumen']): IsiInstrumen =>
  structuredClone({
    nama,
    skala,
    komponen: komponen.map((part) => ({
      ...part,
      subKomponen: part.subKomponen.map((sub) => ({
        ...sub,
        kriteria: sub.kriteria.map(({ id, uraian, sumber }) => ({ id, uraian, sumber })),
      })),
    })),
  });
async function save(tahun: number, change: (isi: IsiInstrumen) => void, versi?: number) {
  const { instrumen } = await read(tahun);
  const isi = isiOf(instrumen);
  change(isi);
  return call('super', 'PUT', `/${tahun}`, isi, { 'if-match': `"${versi ?? instrumen.versi}"` });
}
const first = (isi: IsiInstrumen) => {
  const sub = isi.komponen[0]?.subKomponen[0];
  if (sub === undefined) throw new Error('no part');
  return sub;
};

describe('an instrument', () => {
  it('is copied to a year that has none, once', async () => {
    expect((await call('super', 'POST', '', { dari: 2025, ke: YEAR })).status).toBe(201);
    const again = await call('super', 'POST', '', { dari: 2025, ke: YEAR });
    expect([again.status, again.body.pesan]).toEqual([
      409,
      `Instrumen tahun ${YEAR} sudah ada. Buka dan ubah yang ada.`,
    ]);
    const [from, to] = [await read(2025), await read(YEAR)];
    const texts = ({ instrumen }: KelolaInstrumen) =>
      instrumen.komponen.flatMap(({ bobot, subKomponen }) => [
        bobot,
        ...subKomponen.flatMap((sub) => [
          sub.bobot,
          ...sub.kriteria.flatMap(({ uraian, sumber }) => [uraian, ...sumber]),
        ]),
      ]);
    expect(texts(to)).toEqual(texts(from));
    expect(to.instrumen.skala).toEqual(from.instrumen.skala);
    expect(to.riwayat).toMatchObject([{ ringkasan: 'Disalin dari tahun 2025', oleh: expect.any(String) }]);
    expect((await call('super', 'POST', '', { dari: 2099, ke: 2098 })).status).toBe(404);
  });

  it('takes texts, order, more and fewer criteria, weights and another scale, and tells what was done', async () => {
    const answer = await save(YEAR, (isi) => {
      const sub = first(isi);
      sub.kriteria = [...sub.kriteria.slice(1).reverse(), { id: null, uraian: 'Kriteria baru', sumber: [] }];
      const [one, two] = isi.komponen;
      const [moved, more] = [one?.subKomponen[0], two?.subKomponen[0]];
      if (one === undefined || two === undefined || moved === undefined || more === undefined) return;
      [one.bobot, moved.bobot, two.bobot, more.bobot] = [31.5, moved.bobot + 1.5, 28.5, more.bobot - 1.5];
      isi.skala = [
        { kode: 'Y', nilai: 100, uraian: 'Ya' },
        { kode: 'T', nilai: 0, uraian: 'Tidak' },
      ];
    });
    expect(answer.status).toBe(200);
    const { instrumen, riwayat } = await read(YEAR);
    expect(instrumen.komponen[0]?.subKomponen[0]?.kriteria.at(-1)).toMatchObject({
      nomor: instrumen.komponen[0]?.subKomponen[0]?.kriteria.length,
      uraian: 'Kriteria baru',
    });
    expect(instrumen.skala.map(({ kode }) => kode)).toEqual(['Y', 'T']);
    expect(riwayat[0]?.ringkasan).toBe(
      'Skala diubah, 4 bobot diubah, 1 kriteria ditambah, 1 kriteria dihapus, urutan diubah',
    );
  });

  it('keeps what of the portal each criterion is offered, each source once', async () => {
    const answer = await save(YEAR, (isi) => {
      const [one, two] = first(isi).kriteria;
      if (one === undefined || two === undefined) return;
      one.sumber = ['cascading', 'renstra'];
      two.sumber = [];
    });
    expect(answer.status).toBe(200);
    const { instrumen, riwayat } = await read(YEAR);
    const kept = instrumen.komponen[0]?.subKomponen[0]?.kriteria.map(({ sumber }) => sumber);
    expect(kept?.slice(0, 2)).toEqual([['cascading', 'renstra'], []]);
    expect(riwayat[0]?.ringkasan).toMatch(/sumber portal diubah$/);
    const twice = await save(YEAR, (isi) => {
      const [one] = first(isi).kriteria;
      if (one) one.sumber = ['renstra', 'renstra'];
    });
    expect(twice.status).toBe(422);
  });

  it('that does not add up is refused with every sum that is wrong, and stays as it was', async () => {
    const before = await read(YEAR);
    const answer = await save(YEAR, (isi) => {
      first(isi).bobot = 1;
      const [one] = isi.komponen;
      if (one) one.bobot = 40;
      isi.skala = [
        { kode: 'A', nilai: 90, uraian: 'Hampir' },
        { kode: 'B', nilai: 0, uraian: 'Tidak' },
      ];
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.instrumen).toEqual([
      expect.stringContaining('Jumlah bobot komponen'),
      expect.stringMatching(/^Komponen 1: Jumlah bobot sub-komponen/),
      'Jawaban tertinggi harus bernilai 100',
    ]);
    expect(await read(YEAR)).toEqual(before);
  });

  it('takes no part of another year, and none twice', async () => {
    const other = (await read(2025)).instrumen.komponen[0]?.subKomponen[0]?.kriteria[0]?.id ?? 0;
    const foreign = await save(YEAR, (isi) =>
      first(isi).kriteria.push({ id: other, uraian: 'Asing', sumber: [] }),
    );
    const twice = await save(YEAR, (isi) => {
      const [one] = first(isi).kriteria;
      if (one) first(isi).kriteria.push(one);
    });
    expect([foreign.status, twice.status]).toEqual([422, 422]);
  });

  it('is not written over what somebody else saved', async () => {
    expect((await save(YEAR, (isi) => (isi.nama = 'Lain'), 1)).status).toBe(412);
    const { instrumen } = await read(YEAR);
    expect((await call('super', 'PUT', `/${YEAR}`, isiOf(instrumen))).status).toBe(428);
  });

  it('keeps what drafts have answered', async () => {
    const { instrumen } = await read(YEAR);
    const kriteria = instrumen.komponen[0]?.subKomponen[0]?.kriteria[0]?.id ?? 0;
    const lembar = { satuan_kerja_id: 1012, tahun: YEAR };
    const { id: penilaian_id } = await test.db
      .insertInto('lke_penilaian')
      .values({ ...lembar, instrumen_id: instrumen.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('lke_jawaban')
      .values({ ...lembar, penilaian_id, kriteria_id: kriteria, tahap: 1, jawaban: 'Y' })
      .execute();
    const removed = await save(YEAR, (isi) => first(isi).kriteria.shift());
    expect([removed.status, removed.body.pesan]).toEqual([
      409,
      expect.stringContaining('sudah diisi, dibagikan, atau dibicarakan'),
    ]);
    const rescaled = await save(YEAR, (isi) => {
      isi.skala = [
        { kode: 'A', nilai: 100, uraian: 'Ya' },
        { kode: 'D', nilai: 0, uraian: 'Tidak' },
      ];
    });
    expect([rescaled.status, rescaled.body.pesan]).toEqual([409, expect.stringContaining('Jawaban Y')]);
    expect((await save(YEAR, (isi) => (isi.nama = 'Instrumen uji'))).status).toBe(200);
  });

  it('that a worksheet was handed in with is frozen, through the call and in the database', async () => {
    await test.db
      .updateTable('lke_penilaian')
      .set({ keadaan: 'diajukan' })
      .where('tahun', '=', YEAR)
      .execute();
    const answer = await save(YEAR, (isi) => (isi.nama = 'Sesudah diajukan'));
    expect([answer.status, answer.body.pesan]).toEqual([409, expect.stringContaining('dibekukan')]);
    for (const tahun of [USED, YEAR]) {
      const { instrumen, dipakai } = await read(tahun);
      expect(dipakai).toBeGreaterThan(0);
      const [part] = instrumen.komponen;
      const { db } = test;
      for (const write of [
        db.updateTable('lke_instrumen').set({ nama: 'x' }).where('id', '=', instrumen.id),
        db
          .updateTable('lke_komponen')
          .set({ bobot: 1 })
          .where('id', '=', part?.id ?? 0),
        db
          .updateTable('lke_kriteria')
          .set({ uraian: 'x' })
          .where('id', '=', part?.subKomponen[0]?.kriteria[0]?.id ?? 0),
        db
          .insertInto('lke_sub_komponen')
          .values({ komponen_id: part?.id ?? 0, urutan: 9, nomor: 'x', nama: 'x', bobot: 1 }),
        db.deleteFrom('lke_skala').where('instrumen_id', '=', instrumen.id),
      ])
        await expect(write.execute()).rejects.toThrow('sudah dipakai');
    }
  });
});

it('is kept by super alone', async () => {
  for (const username of ['pemda', 'dinkes', 'val_lke', 'val_pleno', 'setda']) {
    expect((await call(username, 'GET', '')).status).toBe(403);
    expect((await call(username, 'POST', '', { dari: 2025, ke: 2033 })).status).toBe(403);
    expect((await call(username, 'PUT', `/${YEAR}`, {}, { 'if-match': '"1"' })).status).toBe(403);
  }
  const { body } = await call('super', 'GET', '');
  expect(body.data.map(({ tahun }: { tahun: number }) => tahun)).toEqual([YEAR, 2025, 2024]);
  expect(body.data.at(-1)).toMatchObject({ kriteria: 80, dipakai: expect.any(Number) });
});

describe('a worksheet on a simplified instrument', () => {
  const UNIT = 1012;
  const PATH = `/lke/lembar/${UNIT}`;
  it.each([
    {
      kode: 'Y-T',
      tahun: 2032,
      mandiri: ['Y', 'Y', 'Y', 'T'],
      nilai: ['Y', 'T', 'Y', 'Y'],
      points: [75, 70, 'B'],
    },
    {
      kode: 'A-D',
      tahun: 2033,
      mandiri: ['A', 'B', 'C', 'D'],
      nilai: ['B', 'B', 'C', 'A'],
      points: [54.75, 69.55, 'B'],
    },
  ] as const)(
    '$kode is handed in, scored in both rounds and made final',
    async ({ kode, tahun, mandiri, nilai, points }) => {
      await call('super', 'POST', '', { dari: 2025, ke: tahun });
      // One criterion for each sub-component.
      const saved = await save(tahun, (isi) => {
        isi.skala = [...(skalaBaku.find((one) => one.kode === kode)?.jawaban ?? [])];
        for (const { subKomponen } of isi.komponen)
          for (const sub of subKomponen) sub.kriteria = sub.kriteria.slice(0, 1);
      });
      expect(saved.status).toBe(200);
      const as = (username: string) => planningClient(test, username, tahun);
      const { komponen, skala } = (await read(tahun)).instrumen;
      const parts = komponen.map(({ subKomponen }) =>
        subKomponen.flatMap(({ kriteria }) => kriteria.map(({ id }) => id)),
      );
      const step = async (username: string, langkah: string) => {
        const { versi } = (await as('super').get(PATH)).body.data;
        return (await as(username).post(`${PATH}/${langkah}`, {}, { 'if-match': `"${versi}"` })).status;
      };
      const answer = (id: number, jawaban: string) =>
        as('dinkes').put(`${PATH}/kriteria/${id}`, { jawaban }, 0);
      const score = (id: number, tahap: 1 | 2, kode: string, perlu_perbaikan: boolean | null = null) =>
        as('val_lke').put(
          `${PATH}/nilai/${id}/${tahap}`,
          { nilai: kode, catatan: null, rekomendasi: null, catatan_internal: null, perlu_perbaikan },
          1,
        );

      const [[one = 0] = []] = parts;
      expect((await answer(one, 'AA')).body.errors.jawaban[0]).toContain(
        skala.map((of) => of.kode).join(', '),
      );
      for (const [at, ids] of parts.entries())
        for (const id of ids) expect((await answer(id, mandiri[at] ?? '')).status).toBe(200);
      expect(await step('dinkes', 'ajukan')).toBe(422);
      const lowest = skala.at(-1)?.kode;
      const proved = parts.flatMap((ids, at) => (mandiri[at] === lowest ? [] : ids));
      for (const kriteria_id of proved) {
        const isi = {
          jenis: 'tautan',
          nama: 'Laman',
          tautan: 'https://dokumen.tirtaraya.example/lke',
          tanggal_dokumen: null,
          periode: null,
        };
        expect((await as('dinkes').post(`/lke/bukti/${UNIT}`, { kriteria_id, isi })).status).toBe(201);
      }
      expect(await step('dinkes', 'ajukan')).toBe(200);

      const { id: user_id } = await test.db
        .selectFrom('users')
        .where('username', '=', 'val_lke')
        .select('id')
        .executeTakeFirstOrThrow();
      const tetapkan = [{ satuan_kerja_id: UNIT, user_id }];
      await as('super').post('/lke/penugasan', { tetapkan, lepas: [] });
      expect(await step('val_lke', 'mulai-penilaian')).toBe(200);
      expect((await score(one, 1, 'AA')).status).toBe(422);
      // The first criterion is sent back: the lowest score, raised in the second round.
      for (const [at, ids] of parts.entries())
        for (const id of ids) {
          const sent =
            id === one ? await score(id, 1, lowest ?? '', true) : await score(id, 1, nilai[at] ?? '');
          expect(sent.status).toBe(200);
        }
      expect(await step('val_lke', 'tutup-penilaian')).toBe(200);
      expect(await step('dinkes', 'mulai-perbaikan')).toBe(200);
      expect((await as('dinkes').put(`${PATH}/kriteria/${one}`, { uraian: 'Dilengkapi' }, 0)).status).toBe(
        200,
      );
      expect(await step('dinkes', 'ajukan-perbaikan')).toBe(200);
      expect(await step('val_lke', 'mulai-penilaian-2')).toBe(200);
      expect(await step('val_lke', 'tutup-penilaian-2')).toBe(422);
      expect((await score(one, 2, nilai[0])).status).toBe(200);
      expect(await step('val_lke', 'tutup-penilaian-2')).toBe(200);
      expect(await step('val_pleno', 'mulai-pleno')).toBe(200);
      expect(await step('val_pleno', 'finalkan')).toBe(200);
      const hasil = (await as('dinkes').get(`/lke/hasil/${UNIT}`)).body.data;
      expect([hasil.mandiri.nilai, hasil.nilai, hasil.predikat]).toEqual(points);
    },
  );
});
