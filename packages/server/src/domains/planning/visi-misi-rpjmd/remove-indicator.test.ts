import { sasaranStrategisRpjmdCalls, visiMisiRpjmdCalls } from '@selaras/contracts';
import { sql } from 'kysely';
import { bodyOf, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { untilWaiting } from '../../../testing/until-waiting';

interface Branch {
  id?: number;
  nomor: string;
  sasaran: {
    id?: number;
    nomor: string;
    sasaran?: string;
    indikator: { id?: number; nomor: string; indikator: string }[];
  }[];
}
type Tree = Record<string, unknown> & { misi: { tujuan: Branch[] }[] };

/** Number of the goal of these tests, and of its indicator that is named and removed at the same time. */
const [GOAL, FREE] = ['97', '2'];

let test: TestApp;
let client: ReturnType<typeof planningClient>;
let visi: number;
beforeEach(async () => {
  test = await startTestApp();
  client = planningClient(test, 'pemda');
  visi = (await client.get('/visi-misi-rpjmd')).body.data[0].id;
  const made = await change((first) =>
    first.sasaran.push({
      nomor: GOAL,
      sasaran: 'Sasaran uji',
      indikator: ['1', FREE].map((nomor) => ({ nomor, indikator: `Indikator uji ${nomor}` })),
    }),
  );
  expect(made).toMatchObject({ status: 200 });
});
afterEach(() => test.close());

const firstOf = (tree: Tree): Branch => {
  const first = tree.misi.flatMap(({ tujuan }) => tujuan)[0];
  if (first === undefined) throw new Error('The seed has no tujuan');
  return first;
};

async function change(edit: (first: Branch) => void) {
  const row = await client.row('/visi-misi-rpjmd', visi);
  const body = structuredClone(bodyOf(row, visiMisiRpjmdCalls.update)) as Tree;
  edit(firstOf(body));
  return client.put(`/visi-misi-rpjmd/${visi}`, body, row.versi);
}

const removeFree = () =>
  change(({ sasaran }) => {
    for (const goal of sasaran.filter(({ nomor }) => nomor === GOAL))
      goal.indikator = goal.indikator.filter(({ nomor }) => nomor !== FREE);
  });

/** A goal of the regency that draws both indicators in one box. */
async function regencyGoal() {
  const row = await client.row('/visi-misi-rpjmd', visi);
  const goal = firstOf(row as unknown as Tree).sasaran.find(({ nomor }) => nomor === GOAL);
  const { data } = (await client.get('/sasaran-strategis-rpjmd')).body;
  const like = await client.row('/sasaran-strategis-rpjmd', data[0].id);
  const [main, free] = goal?.indikator ?? [];
  return {
    ...bodyOf(like, sasaranStrategisRpjmdCalls.create),
    // The first year of the period is closed to new figures.
    ...{ target_1: null, realisasi_1: null, rata_nasional_1: null },
    kinerja_tercapai: [],
    kinerja_tidak_tercapai: [],
    sasaran_strategis_id: goal?.id,
    indikator_sasaran_strategis_id: main?.id,
    indikator_merge_ids: [free?.id],
  };
}

/** Holds what every write of the regency ends with, so that both writes stand before their last step. */
async function whileWritesWait(steps: () => Promise<void>): Promise<void> {
  await test.db.transaction().execute(async (tx) => {
    await sql`select from versi_data where satuan_kerja_id = 0 for update`.execute(tx);
    await steps();
  });
}

describe('an indicator that is removed while a goal of the regency names it', () => {
  it('stays, when the goal was there first', async () => {
    const body = await regencyGoal();
    let created: ReturnType<typeof client.post> | undefined;
    let removed: ReturnType<typeof change> | undefined;
    await whileWritesWait(async () => {
      created = client.post('/sasaran-strategis-rpjmd', body);
      await untilWaiting(test.db, 1);
      removed = removeFree();
      await untilWaiting(test.db, 2);
    });
    expect(await created).toMatchObject({ status: 201 });
    expect(await removed).toMatchObject({ status: 409, body: { terkini: { anak: [{ label: FREE }] } } });
  });

  it('goes, and the goal is refused, when it was removed first', async () => {
    const body = await regencyGoal();
    let created: ReturnType<typeof client.post> | undefined;
    let removed: ReturnType<typeof change> | undefined;
    await whileWritesWait(async () => {
      removed = removeFree();
      await untilWaiting(test.db, 1);
      created = client.post('/sasaran-strategis-rpjmd', body);
      await untilWaiting(test.db, 2);
    });
    expect(await removed).toMatchObject({ status: 200 });
    expect(await created).toMatchObject({
      status: 422,
      body: { errors: { indikator_merge_ids: [expect.any(String)] } },
    });
  });
});
