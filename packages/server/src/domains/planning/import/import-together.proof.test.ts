import { kinerjaProgramCalls, programCalls } from '@selaras/contracts';
import { sql } from 'kysely';
import { importClient } from '../../../testing/import-client';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { untilWaiting } from '../../../testing/until-waiting';

/** A unit whose plan is a draft in 2025. */
const UNIT = 1022;
const ROUNDS = 4;
let test: TestApp;
let kaskade: Awaited<ReturnType<typeof importClient>>;
let nomenklatur: typeof kaskade;
let ask: ReturnType<typeof planningClient>;
let rpjmd: string;

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo' });
  kaskade = await importClient(test, 'kaskade', { as: 'super', unit: UNIT });
  nomenklatur = await importClient(test, 'nomenklatur', { as: 'super', unit: UNIT });
  ask = planningClient(test, 'super');
  rpjmd = (await ask.get('/sasaran-strategis-rpjmd')).body.data[0].indikator_sasaran_strategis.indikator;
  await kaskade.run((await kaskade.preview(cascade(4))).id);
  await nomenklatur.run((await nomenklatur.preview(codes(4))).id);
});
afterAll(() => test.close());

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const programs = upTo(6).map((nomor) => `Persentase bersama ${nomor}`);

/** A goal and its programmes. */
const cascade = (target: number) =>
  [
    'Tingkat;Indikator RPJMD;Sasaran;Indikator;Satuan;Target',
    `Sasaran PD;${rpjmd};Sasaran bersama;Indeks bersama;Indeks;${target}`,
    ...programs.map((indikator) => `Program;;Program bersama;${indikator};Persen;${target}`),
  ].join('\n');
const codes = (pagu: number) =>
  ['Kode;Nama;Pagu', ...upTo(6).map((nomor) => `7.02.0${nomor};Program ${nomor};${pagu}`)].join('\n');

const idsOf = async (table: 'kinerja_program' | 'program', column: 'indikator' | 'kode', like: string) =>
  (
    await sql<{ id: number }>`select id from ${sql.table(table)} where ${sql.ref(column)} like ${like}
      and satuan_kerja_id = ${UNIT} and deleted_at is null order by id`.execute(test.db)
  ).rows.map(({ id }) => id);

describe('an import beside forms of the same unit', () => {
  it.each([
    ['cascade', 'kinerja_program', 'indikator', 'Persentase bersama %', () => kaskade, cascade],
    ['nomenclature', 'program', 'kode', '7.02.%', () => nomenklatur, codes],
  ] as const)(
    'waits for the row of a form before it writes anything: %s',
    async (_, table, column, like, clientOf, file) => {
      const client = clientOf();
      const [, second] = await idsOf(table, column, like);
      const { id } = await client.preview(file(5));
      await test.db.transaction().execute(async (tx) => {
        await sql`select from ${sql.table(table)} where id = ${second} for no key update`.execute(tx);
        await client.post(`/impor/${id}/jalankan`);
        await untilWaiting(test.db);
        const { rows } = await sql<{
          free: boolean;
        }>`select pg_try_advisory_xact_lock(8301, 1) as free`.execute(tx);
        expect(rows).toEqual([{ free: true }]);
      });
      expect(await client.ended(id)).toMatchObject({ keadaan: 'selesai' });
    },
  );

  it('is as invisible to them as they are to it: nobody hears of a deadlock', async () => {
    const [kinerja, program] = await Promise.all([
      idsOf('kinerja_program', 'indikator', 'Persentase bersama %'),
      idsOf('program', 'kode', '7.02.%'),
    ]);
    const failed: unknown[] = [];
    const save = async (call: Parameters<typeof ask.change>[0], id: number, fields: object) => {
      const { status, body } = await ask.change(call, id, fields);
      if (status !== 200 && status !== 412) failed.push(body);
    };
    for (const round of upTo(ROUNDS)) {
      const previews = await Promise.all([
        kaskade.preview(cascade(10 + round)),
        nomenklatur.preview(codes(10 + round)),
      ]);
      const [first, second] = await Promise.all([
        kaskade.run(previews[0].id),
        nomenklatur.run(previews[1].id),
        // A preview is a trial of the same rows.
        kaskade.preview(cascade(50 + round)),
        ...kinerja
          .slice(0, 3)
          .map((id) => save(kinerjaProgramCalls.update, id, { sasaran: `Formulir ${round}` })),
        ...program.slice(0, 3).map((id) => save(programCalls.update, id, { nama: `Formulir ${round}` })),
      ]);
      expect([first.keadaan, second.keadaan]).toEqual(['selesai', 'selesai']);
    }
    expect(failed).toEqual([]);
  });
});
