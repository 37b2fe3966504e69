import { agreementSteps, match, terbit } from '../../testing/agreement-steps';
import { contohPng } from '../../testing/example-files';
import { planningClient } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';

jest.setTimeout(60_000);

let test: TestApp;
let steps: ReturnType<typeof agreementSteps>;
let dinkes: ReturnType<typeof planningClient>;
beforeAll(async () => {
  test = await startTestApp();
  steps = agreementSteps(test);
  dinkes = planningClient(test, 'dinkes');
});
afterAll(() => test.close());

describe('the signed copy', () => {
  it('is kept with its agreement, read as it is, and sets what the diagram’s button reads', async () => {
    const { id } = await steps.subjectWithout();
    const pk = await steps.issued(id);
    expect(await steps.statusPk(id)).toBe('draf');
    const berkas_id = await steps.upload('dinkes');
    const signed = await dinkes.send(
      'PUT',
      `/perjanjian-kinerja/${pk.id}/salinan`,
      { berkas_id },
      match(pk.versi),
    );
    expect(signed.body.data).toMatchObject({
      status: 'ditandatangani',
      berkas: { id: berkas_id, nama: 'pk.pdf' },
    });
    expect(await steps.statusPk(id)).toBe('ditandatangani');
    const file = async (username: string) =>
      (await test.app.inject({ url: `/api/berkas/${berkas_id}`, headers: await test.signIn(username) }))
        .statusCode;
    expect(await file('pemda_pantau')).toBe(200);
    expect(await file('rsud')).toBe(404);
  });

  it('can be replaced, and lets the one before go', async () => {
    const { id } = await steps.subjectWithout();
    let pk = await steps.issued(id);
    const ids: number[] = [];
    for (const _ of [1, 2]) {
      const berkas_id = await steps.upload('dinkes');
      ids.push(berkas_id);
      pk = (await dinkes.send('PUT', `/perjanjian-kinerja/${pk.id}/salinan`, { berkas_id }, match(pk.versi)))
        .body.data;
    }
    const used = await test.db
      .selectFrom('berkas')
      .where('id', 'in', ids)
      .select(['id', 'dipakai'])
      .orderBy('id')
      .execute();
    expect(used.map(({ dipakai }) => dipakai)).toEqual([false, true]);
  });

  it('is a PDF of who keeps it, of an issued agreement', async () => {
    const { id } = await steps.subjectWithout();
    const { id: pk, versi } = await steps.draft(id);
    const put = async (berkas_id: number) =>
      (await dinkes.send('PUT', `/perjanjian-kinerja/${pk}/salinan`, { berkas_id }, match(versi))).status;
    expect(await steps.upload('dinkes', contohPng(), 'pk.png')).toBe(422);
    expect(await put(await steps.upload('dinkes'))).toBe(409);
    const terbitan = await dinkes.post(`/perjanjian-kinerja/${pk}/terbitkan`, terbit, match(versi));
    const after = match(terbitan.body.data.versi);
    const foreign = await dinkes.send(
      'PUT',
      `/perjanjian-kinerja/${pk}/salinan`,
      { berkas_id: await steps.upload('rsud') },
      after,
    );
    expect(foreign.status).toBe(422);
  });
});
