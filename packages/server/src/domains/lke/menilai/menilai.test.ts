import { type LkeTugas, lkePenilaianCalls } from '@selaras/contracts';
import { keadaanLke } from '@selaras/domain';
import { sql } from 'kysely';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { lkeWriter } from '../testing/lke-writer';

const UNIT = 1012;
/** The unit of `val_pleno`. */
const INSPEKTORAT = 1003;
const PATH = `/lke/lembar/${UNIT}`;

let test: TestApp;
let lembar: ReturnType<typeof lkeWriter>;
beforeAll(async () => {
  test = await startTestApp();
  lembar = lkeWriter(test, UNIT, 2025);
  await lembar.clear();
  await lembar.answer('BB');
  await lembar.prove();
  await lembar.assign('val_lke');
});
afterAll(() => test.close());

const client = (username: string) => planningClient(test, username);
const read = async (username: string) => (await client(username).get(PATH)).body.data;
const empty = {
  nilai: null,
  catatan: null,
  rekomendasi: null,
  catatan_internal: null,
  perlu_perbaikan: null,
};
const firstRow = async () => (await read('val_lke')).baris[0];
const score = async (username: string, tahap: 1 | 2, body: object, versi?: number) => {
  const { kriteria_id, [`tahap_${tahap}`]: round } = await firstRow();
  const path = `${PATH}/nilai/${kriteria_id}/${tahap}`;
  return client(username).put(path, { ...empty, ...body }, versi ?? round.versi);
};

describe('a score', () => {
  it('is written while the round is open, by an assigned evaluator alone', async () => {
    await lembar.put('diajukan');
    const early = await score('val_lke', 1, { nilai: 'B' });
    expect(early).toMatchObject({
      status: 409,
      body: { pesan: expect.stringContaining('menunggu penilai') },
    });
    await lembar.put('dinilai_1');
    expect((await score('val_lke', 2, { nilai: 'B' })).status).toBe(409);
    expect((await score('val_lke2', 1, { nilai: 'B' })).status).toBe(404);
    expect((await score('dinkes', 1, { nilai: 'B' })).status).toBe(403);
    expect((await score('super', 1, { nilai: 'B' })).status).toBe(403);
    const saved = await score('val_lke', 1, {
      nilai: 'B',
      catatan: ' Lengkapi ',
      catatan_internal: 'Rahasia',
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { nilai: 'B', catatan: 'Lengkapi', perbaikan: true } },
    });
    expect(lkePenilaianCalls.nilai.answer?.safeParse(saved.body).success).toBe(true);
    expect((await firstRow()).tahap_1.catatan_internal).toBe('Rahasia');
    expect(JSON.stringify(await read('dinkes'))).not.toContain('Rahasia');
  });

  it('is on the scale, and of a criterion of the year', async () => {
    expect(await score('val_lke', 1, { nilai: 'ZZ' })).toMatchObject({
      status: 422,
      body: { errors: { nilai: [expect.stringContaining('AA, A, BB')] } },
    });
    expect((await client('val_lke').put(`${PATH}/nilai/999999/1`, empty, 0)).status).toBe(404);
  });

  it('of two evaluators at once is kept of the first, and the second sees it', async () => {
    await lembar.assign('val_lke2');
    const { versi } = (await firstRow()).tahap_1;
    const answers = await Promise.all([
      score('val_lke', 1, { nilai: 'A' }, versi),
      score('val_lke2', 1, { nilai: 'C' }, versi),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const kept = answers.find(({ status }) => status === 200)?.body.data;
    const refused = answers.find(({ status }) => status === 412)?.body.terkini;
    expect(refused).toMatchObject({ nilai: kept.nilai, versi: kept.versi });
  });

  it('keeps of itself what a save leaves out', async () => {
    await score('val_lke', 1, { nilai: 'B', catatan: 'Lengkapi', perlu_perbaikan: true });
    const { kriteria_id, tahap_1 } = await firstRow();
    const path = `${PATH}/nilai/${kriteria_id}/1`;
    const saved = await (await client('val_lke')).put(path, { rekomendasi: 'Tambah notulen' }, tahap_1.versi);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        data: { nilai: 'B', catatan: 'Lengkapi', perlu_perbaikan: true, rekomendasi: 'Tambah notulen' },
      },
    });
    await score('val_lke', 1, { nilai: 'B' });
  });

  it('freezes the evidence that it was given for', async () => {
    const [bukti] = (await firstRow()).bukti;
    const { dinilai_sejak } = await test.db
      .selectFrom('lke_eviden_versi')
      .where('id', '=', bukti.eviden_versi_id)
      .select('dinilai_sejak')
      .executeTakeFirstOrThrow();
    expect(dinilai_sejak).not.toBeNull();
  });

  it('is in the audit under the name of who gave it', async () => {
    const { rows } = await sql<{ username: string }>`
      select u.username from audit_log a join users u on u.id = a.pengguna_id
      where a.tabel = 'lke_jawaban' and a.satuan_kerja_id = ${UNIT} group by 1`.execute(test.db);
    expect(rows.map(({ username }) => username)).toContain('val_lke');
  });

  it('of the second round is given to what was repaired alone', async () => {
    await lembar.score(1, 'B', 'Lengkapi');
    const { kriteria_id } = await firstRow();
    await test.db
      .updateTable('lke_jawaban')
      .set({ perlu_perbaikan: false })
      .where('satuan_kerja_id', '=', UNIT)
      .where('kriteria_id', '=', kriteria_id)
      .where('tahap', '=', 1)
      .where('tahun', '=', 2025)
      .execute();
    await lembar.put('dinilai_2');
    expect(await score('val_lke', 2, { nilai: 'A' })).toMatchObject({
      status: 409,
      body: { pesan: expect.stringContaining('tidak diminta diperbaiki') },
    });
    const flagged = (await read('val_lke')).baris[1];
    const path = `${PATH}/nilai/${flagged.kriteria_id}/2`;
    expect((await client('val_lke').put(path, { ...empty, perlu_perbaikan: true }, 0)).status).toBe(422);
    expect((await client('val_lke').put(path, { ...empty, nilai: 'A' }, 0)).status).toBe(200);
    await lembar.put('dinilai_1');
  });
});

describe('a piece of evidence', () => {
  const decide = async (username: string, body: object, versi?: number) => {
    const [bukti] = (await firstRow()).bukti;
    return client(username).put(`${PATH}/putusan/${bukti.id}`, body, versi ?? bukti.versi);
  };

  it('is accepted, or flagged with a reason', async () => {
    expect((await decide('val_lke', { putusan: 'ditandai', alasan: ' ' })).status).toBe(422);
    const flagged = await decide('val_lke', { putusan: 'ditandai', alasan: 'Belum ditandatangani' });
    expect(flagged.body.data).toMatchObject({ putusan: 'ditandai', alasan: 'Belum ditandatangani' });
    expect((await decide('val_lke', { putusan: 'diterima', alasan: null }, 99)).status).toBe(412);
    const accepted = await decide('val_lke', { putusan: 'diterima', alasan: 'Belum ditandatangani' });
    expect(accepted.body.data).toMatchObject({ putusan: 'diterima', alasan: null });
    expect((await decide('dinkes', { putusan: null, alasan: null })).status).toBe(403);
  });

  describe('of both rounds', () => {
    beforeAll(async () => {
      const first = await test.db
        .selectFrom('lke_bukti as b')
        .innerJoin('lke_eviden_versi as v', 'v.id', 'b.eviden_versi_id')
        .where('b.id', '=', (await firstRow()).bukti[0].id)
        .select(['b.penilaian_id', 'b.kriteria_id', 'b.tahun', 'b.satuan_kerja_id', 'v.eviden_id'])
        .executeTakeFirstOrThrow();
      const { eviden_id, ...bukti } = first;
      const { id: eviden_versi_id } = await test.db
        .insertInto('lke_eviden_versi')
        .values({
          satuan_kerja_id: UNIT,
          eviden_id,
          nomor: 2,
          tautan: 'https://dokumen.tirtaraya.example/baru',
          sha256: '1'.repeat(64),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await test.db
        .insertInto('lke_bukti')
        .values({ ...bukti, eviden_versi_id, tahap: 2 })
        .execute();
    });
    afterAll(() => lembar.put('dinilai_1'));

    it.each(keadaanLke)('is decided on in %s only if that is the state of its round', async (keadaan) => {
      await lembar.put(keadaan);
      for (const tahap of [1, 2]) {
        const one = async () =>
          (await firstRow()).bukti.find((bukti: { tahap: number }) => bukti.tahap === tahap);
        const { id, versi, putusan } = await one();
        const wanted = putusan === 'ditandai' ? 'diterima' : 'ditandai';
        const alasan = wanted === 'ditandai' ? 'Belum ditandatangani' : null;
        const answer = await client('val_lke').put(
          `${PATH}/putusan/${id}`,
          { putusan: wanted, alasan },
          versi,
        );
        const open = keadaan === `dinilai_${tahap}`;
        expect([tahap, answer.status]).toEqual([tahap, open ? 200 : 409]);
        if (!open) {
          expect(answer.body).toMatchObject({
            pesan: expect.stringMatching(/^Evaluasi ini \S/),
            terkini: { keadaan },
          });
        }
        expect((await one()).putusan).toBe(open ? wanted : putusan);
      }
    });
  });
});

describe('the list of worksheets', () => {
  it('has those of the evaluator with how far they are, his turns first', async () => {
    const { body } = await client('val_lke').get('/lke/penilaian');
    expect(lkePenilaianCalls.list.answer?.safeParse(body).success).toBe(true);
    const turns = body.data.map(({ giliran }: { giliran: boolean }) => giliran);
    expect(turns).toEqual([...turns].sort((a, b) => Number(b) - Number(a)));
    const found = await client('val_lke').get('/lke/penilaian?q=Dinas%20Kesehatan&keadaan=dinilai_1');
    expect(found.body.data).toEqual([
      expect.objectContaining({ kriteria: 80, dinilai_1: 80, perbaikan: 79, giliran: true }),
    ]);
  });

  it('of the plenary has every unit but his own, whoever evaluates it', async () => {
    const units = await test.db
      .selectFrom('satuan_kerja')
      .where('aktif', '=', true)
      .where('satuan_kerja_id', '<>', INSPEKTORAT)
      .select('satuan_kerja_id')
      .execute();
    const all = await client('val_pleno').get('/lke/penilaian?lingkup=pleno');
    expect(all.body.total).toBe(units.length);
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => client('val_pleno').get(`/lke/penilaian?lingkup=pleno&page=${page}`)),
    );
    const listed = pages.flatMap(({ body }) => body.data);
    const results: LkeTugas[] = (await client('val_pleno').get('/lke/hasil')).body.data.filter(
      ({ satuan_kerja }: LkeTugas) => satuan_kerja.satuan_kerja_id !== INSPEKTORAT,
    );
    const stateOf = ({ satuan_kerja, keadaan }: Pick<LkeTugas, 'satuan_kerja' | 'keadaan'>) =>
      `${satuan_kerja.satuan_kerja_id} ${keadaan}`;
    expect(listed).toHaveLength(units.length);
    expect(listed.map(stateOf).sort()).toEqual(results.map(stateOf).sort());
    expect(listed.filter(({ keadaan }: LkeTugas) => keadaan === null)).not.toHaveLength(0);
    const own = await client('val_lke').get('/lke/penilaian?lingkup=pleno');
    expect(own.body.total).toBeLessThan(units.length);
    expect((await client('dinkes').get('/lke/penilaian')).status).toBe(403);
  });
});

describe('points of the plenary', () => {
  const put = async (username: string, nilai: number, alasan: string | null) => {
    const [first] = (await client('val_pleno').get(`${PATH}/pleno`)).body.data;
    const { komponen } = (await client('val_pleno').get('/lke/instrumen')).body.data;
    const { komponen_id, versi } = first ?? { komponen_id: komponen[0].id, versi: 0 };
    return client(username).put(`${PATH}/pleno/${komponen_id}`, { nilai, alasan }, versi);
  };

  it('are changed within the weight, with a reason, by the plenary alone', async () => {
    await lembar.put('selesai_2');
    expect((await put('val_pleno', 20, 'Belum waktunya')).status).toBe(409);
    const { versi } = await read('val_pleno');
    await client('val_pleno').post(`${PATH}/mulai-pleno`, {}, { 'if-match': `"${versi}"` });
    expect((await put('val_pleno', 30.5, 'Terlalu tinggi')).body.errors).toHaveProperty('nilai');
    expect((await put('val_pleno', 25, null)).body.errors).toHaveProperty('alasan');
    expect((await put('val_lke', 25, 'Bukan saya')).status).toBe(403);
    expect(await put('val_pleno', 25.126, 'Diakui pleno')).toMatchObject({
      status: 200,
      body: { data: { nilai: 25.13, alasan: 'Diakui pleno' } },
    });
  });

  it('are seen by the unit once the evaluation is final', async () => {
    expect((await client('dinkes').get(`${PATH}/pleno`)).body.data).toEqual([]);
    expect((await client('val_lke').get(`${PATH}/pleno`)).body.data).toHaveLength(4);
    await lembar.put('final');
    expect((await client('dinkes').get(`${PATH}/pleno`)).body.data).toHaveLength(4);
    expect((await put('val_pleno', 20, 'Sudah final')).status).toBe(409);
    expect((await client('rsud').get(`${PATH}/pleno`)).status).toBe(403);
  });
});
