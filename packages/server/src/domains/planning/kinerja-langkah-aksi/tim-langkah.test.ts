import { kinerjaLangkahAksiCalls } from '@selaras/contracts';
import { sql } from 'kysely';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const PATH = '/kinerja-langkah-aksi';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Step {
  readonly id: number;
  readonly tim: readonly { readonly id: number; readonly nama: string }[];
  readonly anggota: readonly object[];
}

const stepsOf = async (username: string, query = ''): Promise<Step[]> => {
  const { status, body } = await planningClient(test, username).get(`${PATH}${query}`);
  expect(status).toBe(200);
  expect(kinerjaLangkahAksiCalls.list.answer?.safeParse(body).success).toBe(true);
  return body.data;
};

/** A step that a team carries. */
async function carried(): Promise<Step> {
  const step = (await stepsOf('dinkes')).find(({ tim, anggota }) => tim.length > 0 && anggota.length > 0);
  if (step === undefined) throw new Error('No step has a team');
  return step;
}

describe('the teams of an action step', () => {
  it('name the step too, in the list and in the detail', async () => {
    const { id, tim } = await carried();
    const dinkes = planningClient(test, 'dinkes');
    expect((await dinkes.row(PATH, id)).tim).toEqual(tim);
    const team = (await dinkes.get(`/tim-kerja/${tim[0]?.id}`)).body.data;
    expect(team.nama).toBe(tim[0]?.nama);
    expect(team.bawaan).toContainEqual(expect.objectContaining({ level: 'kinerja-langkah-aksi', id }));
  });

  it('are those whose people carry it where its sub-activity has none', async () => {
    const { id, tim } = await carried();
    await sql`update kinerja_sub_kegiatan set tim_kerja_id = null, pengampu = null
      where id = (select kinerja_sub_kegiatan_id from kinerja_langkah_aksi where id = ${id})`.execute(
      test.db,
    );
    expect((await planningClient(test, 'dinkes').row(PATH, id)).tim).toContainEqual(tim[0]);
  });

  it('are told to who may read the teams of the unit alone', async () => {
    const { id, tim } = await carried();
    expect((await planningClient(test, 'pemda').row(PATH, id)).tim).toEqual(tim);
    for (const username of ['rsud', 'kabid_kesmas']) {
      const { status, body } = await planningClient(test, username).get(`${PATH}/${id}`);
      if (status === 200) expect(body.data.tim).toEqual([]);
      else expect(status).toBe(404);
    }
    expect((await stepsOf('kabid_kesmas')).flatMap((step) => step.tim)).toEqual([]);
  });
});
