import type { IsiInstrumen, LkeInstrumen } from '@selaras/contracts';
import { sql, type Transaction } from 'kysely';
import { holdAudit } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { untilWaiting } from '../../../testing/until-waiting';
import { lkeWriter } from '../testing/lke-writer';
import { holdInstrumen } from './kelola-repository';

/** A year that no seed has: nobody has handed anything in. */
const YEAR = 2031;
const UNIT = 1012;
const PATH = `/lke/lembar/${UNIT}`;
const INSTRUMEN = `/lke/kelola-instrumen/${YEAR}`;
const ROUNDS = 6;

let test: TestApp;
let lembar: ReturnType<typeof lkeWriter>;
let kriteria: number[];
beforeAll(async () => {
  test = await startTestApp({ env: { TAHUN_KINERJA: `2025,${YEAR}` } });
  lembar = lkeWriter(test, UNIT, YEAR);
  await planningClient(test, 'super').post('/lke/kelola-instrumen', { dari: 2025, ke: YEAR });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('lke_bagian').where('tahun', '=', YEAR).execute();
  await lembar.clear();
  await lembar.put('draft');
  kriteria = (await read()).baris.map(({ kriteria_id }: { kriteria_id: number }) => kriteria_id);
});

const client = (username: string) => planningClient(test, username, YEAR);
const read = async () => (await client('super').get(PATH)).body.data;

/** What is asked while super's saving holds the instrument, and answered once it is committed. */
async function whileSaved<T>(change: (tx: Transaction<Tables>) => Promise<unknown>, ask: () => Promise<T>) {
  let asked: Promise<T> | undefined;
  await test.db.transaction().execute(async (tx) => {
    await holdAudit(tx);
    await holdInstrumen(tx, YEAR);
    await change(tx);
    asked = ask();
    await untilWaiting(test.db);
  });
  if (asked === undefined) throw new Error('nothing was asked');
  return asked;
}

/** The instrument as super would send it again. */
async function readIsi() {
  const { nama, skala, komponen, versi } = (await client('super').get(INSTRUMEN)).body.data
    .instrumen as LkeInstrumen;
  const isi: IsiInstrumen = {
    nama,
    skala,
    komponen: komponen.map((part) => ({
      ...part,
      subKomponen: part.subKomponen.map((sub) => ({
        ...sub,
        kriteria: sub.kriteria.map(({ id, uraian, sumber }) => ({ id, uraian, sumber })),
      })),
    })),
  };
  return { isi, versi };
}

describe('a worksheet beside super who saves its instrument in the same moment', () => {
  it('is handed in whole or not at all: either the new criterion is missing, or the instrument is frozen', async () => {
    const ends: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await lembar.put('draft');
      await lembar.answer('E');
      const { versi } = await read();
      const { isi, versi: at } = await readIsi();
      isi.komponen[0]?.subKomponen[0]?.kriteria.push({ id: null, uraian: `Kriteria ${round}`, sumber: [] });
      const [handed, saved] = await Promise.all([
        client('dinkes').post(`${PATH}/ajukan`, {}, { 'if-match': `"${versi}"` }),
        client('super').put(INSTRUMEN, isi, at),
      ]);
      ends.push([handed.status, saved.status]);
    }
    for (const end of ends)
      expect([
        [422, 200],
        [200, 409],
      ]).toContainEqual(end);
  });

  it('takes no answer that has left the scale', async () => {
    const answer = await whileSaved(
      (tx) =>
        sql`update lke_skala set kode = 'BX' where kode = 'BB'
          and instrumen_id = (select id from lke_instrumen where tahun = ${YEAR})`.execute(tx),
      () => client('dinkes').put(`${PATH}/kriteria/${kriteria[0]}`, { jawaban: 'BB' }, 0),
    );
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { jawaban: [expect.stringContaining('BX')] } },
    });
    await sql`update lke_skala set kode = 'BB' where kode = 'BX'`.execute(test.db);
  });

  it('takes nothing for a criterion that is gone', async () => {
    const [id] = kriteria.slice(-1);
    const answer = await whileSaved(
      (tx) => sql`delete from lke_kriteria where id = ${id}`.execute(tx),
      () => client('dinkes').put(`${PATH}/kriteria/${id}`, { jawaban: 'BB' }, 0),
    );
    expect(answer.status).toBe(404);
  });

  it('keeps the criteria that it gave out in a part', async () => {
    const [id] = kriteria;
    const { id: user_id } = await test.db
      .selectFrom('users')
      .where('username', '=', 'dinkes')
      .select('id')
      .executeTakeFirstOrThrow();
    const part = { nama: 'Bagian', user_id, struktur_organisasi_id: null, tenggat: '2031-02-28' };
    expect((await client('dinkes').post(`${PATH}/bagian`, { ...part, kriteria: [id] })).status).toBe(201);
    const { isi, versi } = await readIsi();
    isi.komponen[0]?.subKomponen[0]?.kriteria.shift();
    const answer = await client('super').put(INSTRUMEN, isi, versi);
    expect(answer).toMatchObject({
      status: 409,
      body: { pesan: expect.stringContaining('Kriteria 1.a.1 sudah diisi, dibagikan') },
    });
  });
});
