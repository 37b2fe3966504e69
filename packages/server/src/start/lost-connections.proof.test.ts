import { randomUUID } from 'node:crypto';
import { rencanaAksiPdCalls } from '@selaras/contracts';
import { sql } from 'kysely';
import { connect } from '../database/connection';
import { importClient } from '../testing/import-client';
import { patientLimits } from '../testing/patient-limits';
import { bodyOf, planningClient } from '../testing/planning-client';
import { startTestApp, type TestApp } from '../testing/test-app';
import { databaseUrl } from '../testing/test-cluster';
import { untilWaiting } from '../testing/until-waiting';

const ROUNDS = 20;
/** Work goes on for so long between two disconnections. */
const ROUND_MS = 60;
const YEAR = { 'default-key-tahun-kinerja': '2025' };
const LIST = '/api/rencana-aksi-pd';

let test: TestApp;
let origin: string;
let headers: Record<string, string>;
let body: object;
let database: string;
const other = connect(databaseUrl('postgres'), { max: 1, limits: patientLimits.database });
beforeAll(async () => {
  test = await startTestApp();
  database = new URL(test.url).pathname.slice(1);
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  headers = { ...YEAR, ...(await test.signIn('super')) };
  const client = planningClient(test, 'super');
  const [{ id }] = (await client.get('/rencana-aksi-pd?satuan_kerja_id=1022')).body.data;
  body = bodyOf(await client.row('/rencana-aksi-pd', id), rencanaAksiPdCalls.create);
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
  await other.destroy();
});

/** Ends every connection that the server holds, in whatever state it is. */
const disconnect = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database}`.execute(other);

/** Until the server has noticed that its connections are gone, as clients wait that are told to come back. */
async function untilBack(): Promise<void> {
  const all = () => Promise.all(Array.from({ length: 4 }, () => get('/api/user')));
  while ((await all()).some(({ status }) => status === 503));
}

const get = (path: string) => fetch(`${origin}${path}`, { headers });
const write = (aksi: string) =>
  fetch(`${origin}${LIST}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': aksi },
    body: JSON.stringify({ ...body, rencana_aksi: aksi }),
  });

/** What a refusal must look like, so that clients come back by themselves. */
const passing = { status: 503, kode: 'LAYANAN_SIBUK', again: true };
async function refusalOf(answer: Response) {
  const { kode } = (await answer.json()) as { kode: string };
  return { status: answer.status, kode, again: Number(answer.headers.get('retry-after')) > 0 };
}

describe('a server whose connections to the database are lost', () => {
  it(`${ROUNDS} times under readers and writers answers everybody and writes everything once`, async () => {
    let going = true;
    const refusals: unknown[] = [];
    const written: string[] = [];
    const read = async (path: string) => {
      while (going) {
        const answer = await get(path);
        if (answer.status === 200) await answer.arrayBuffer();
        else refusals.push(await refusalOf(answer));
      }
    };
    const keepWriting = async () => {
      while (going) {
        const aksi = `Putus ${randomUUID()}`;
        let answer = await write(aksi);
        while (answer.status !== 201) {
          refusals.push(await refusalOf(answer));
          answer = await write(aksi);
        }
        const { data } = (await answer.json()) as { data: { rencana_aksi: string } };
        expect(data.rencana_aksi).toBe(aksi);
        written.push(aksi);
      }
    };
    const lists = ['/api/user', `${LIST}?satuan_kerja_id=1022`];
    const work = [...lists.map(read), keepWriting(), keepWriting(), keepWriting()];
    for (let round = 0; round < ROUNDS; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
      await disconnect();
    }
    going = false;
    await Promise.all(work);

    expect(refusals.length).toBeGreaterThan(0);
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
      new Set([JSON.stringify(passing)]),
    );
    const { rows } = await sql<{ rencana_aksi: string }>`
      select rencana_aksi from rencana_aksi where rencana_aksi like 'Putus %'`.execute(test.db);
    expect(rows.map((row) => row.rencana_aksi).sort()).toEqual(written.sort());
  });

  it('lets go of one that was lost inside a transaction and gives the next request another', async () => {
    const lost = test.db.transaction().execute(async (tx) => {
      await disconnect();
      await sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toMatchObject({ name: 'ConnectionLost' });
    await untilBack();
    expect((await get('/api/user')).status).toBe(200);
  });

  const EXPORT = '/api/kinerja-sub-kegiatan/ekspor';
  const endingOf = async (answer: Promise<Response>) => {
    try {
      const came = await answer;
      return came.status === 200 ? await readWhole(came) : await refusalOf(came);
    } catch {
      return 'broken off';
    }
  };
  /** What a workbook ends with; two of the same rows differ in the time that they name, and by a byte of it. */
  const END = [0x50, 0x4b, 0x05, 0x06];
  const END_BYTES = 22;
  const readWhole = async (answer: Response) => {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isWhole = END.every((byte, at) => bytes.at(at - END_BYTES) === byte);
    return isWhole ? 'whole' : `cut after ${bytes.length} bytes`;
  };

  it('refuses an export that waits for its rows, and gives the next one whole', async () => {
    let waiting: Promise<Response> | undefined;
    const inTheMiddle = test.db.transaction().execute(async (tx) => {
      await sql`lock table kinerja_sub_kegiatan in access exclusive mode`.execute(tx);
      waiting = get(EXPORT);
      await untilWaiting(test.db);
      await disconnect();
    });
    await expect(inTheMiddle).rejects.toMatchObject({ name: 'ConnectionLost' });
    expect(waiting && (await refusalOf(await waiting))).toEqual(passing);
    await untilBack();
    expect(await readWhole(await get(EXPORT))).toBe('whole');
  });

  it('breaks off an export that has begun: nobody takes a part of it for the whole', async () => {
    const endings = new Set<unknown>();
    for (const delay of [0, 5, 20, 40, 80]) {
      const ending = endingOf(get(EXPORT));
      await new Promise((resolve) => setTimeout(resolve, delay));
      await disconnect();
      endings.add(await ending);
      await untilBack();
    }
    for (const ending of endings) expect(['whole', 'broken off', passing]).toContainEqual(ending);
  });

  it('ends an import as failed, with nothing of it written, and runs the next one', async () => {
    const client = await importClient(test, 'nomenklatur', { as: 'super', unit: 1022 });
    const file = 'Kode;Nama;Pagu\n7.09.01;Program yang putus;4';
    const { id } = await client.preview(file);
    const inTheMiddle = test.db.transaction().execute(async (tx) => {
      await sql`lock table program in exclusive mode`.execute(tx);
      await client.post(`/impor/${id}/jalankan`);
      await untilWaiting(test.db);
      await disconnect();
    });
    await expect(inTheMiddle).rejects.toMatchObject({ name: 'ConnectionLost' });
    await untilBack();
    expect(await client.ended(id)).toMatchObject({ keadaan: 'gagal', tertulis: 0 });
    expect(await client.run((await client.preview(file)).id)).toMatchObject({ keadaan: 'selesai' });
  });
});
