import { agreementServer, match, terbit } from '../../../testing/agreement-steps';
import { examplePng } from '../../../testing/example-files';

const server = agreementServer();

describe('the signed copy', () => {
  it('is kept with its agreement, read as it is, and sets what the diagram’s button reads', async () => {
    const { id } = await server.steps.subjectWithout();
    const pk = await server.steps.issued(id);
    expect(await server.steps.statusPk(id)).toBe('draf');
    const berkas_id = await server.steps.upload('dinkes');
    const signed = await server.dinkes.send(
      'PUT',
      `/perjanjian-kinerja/${pk.id}/salinan`,
      { berkas_id },
      match(pk.versi),
    );
    expect(signed.body.data).toMatchObject({
      status: 'ditandatangani',
      berkas: { id: berkas_id, nama: 'pk.pdf' },
    });
    expect(await server.steps.statusPk(id)).toBe('ditandatangani');
    const file = async (username: string) =>
      (
        await server.test.app.inject({
          url: `/api/berkas/${berkas_id}`,
          headers: await server.test.signIn(username),
        })
      ).statusCode;
    expect(await file('pemda_pantau')).toBe(200);
    expect(await file('rsud')).toBe(404);
  });

  it('can be replaced, and lets the one before go', async () => {
    const { id } = await server.steps.subjectWithout();
    let pk = await server.steps.issued(id);
    const ids: number[] = [];
    for (const _ of [1, 2]) {
      const berkas_id = await server.steps.upload('dinkes');
      ids.push(berkas_id);
      pk = (
        await server.dinkes.send(
          'PUT',
          `/perjanjian-kinerja/${pk.id}/salinan`,
          { berkas_id },
          match(pk.versi),
        )
      ).body.data;
    }
    const used = await server.test.db
      .selectFrom('berkas')
      .where('id', 'in', ids)
      .select(['id', 'dipakai'])
      .orderBy('id')
      .execute();
    expect(used.map(({ dipakai }) => dipakai)).toEqual([false, true]);
  });

  it('is a PDF of who keeps it, of an issued agreement', async () => {
    const { id } = await server.steps.subjectWithout();
    const { id: pk, versi } = await server.steps.draft(id);
    const put = async (berkas_id: number) =>
      (await server.dinkes.send('PUT', `/perjanjian-kinerja/${pk}/salinan`, { berkas_id }, match(versi)))
        .status;
    expect(await server.steps.upload('dinkes', examplePng(), 'pk.png')).toBe(422);
    expect(await put(await server.steps.upload('dinkes'))).toBe(409);
    const terbitan = await server.dinkes.post(`/perjanjian-kinerja/${pk}/terbitkan`, terbit, match(versi));
    const after = match(terbitan.body.data.versi);
    const foreign = await server.dinkes.send(
      'PUT',
      `/perjanjian-kinerja/${pk}/salinan`,
      { berkas_id: await server.steps.upload('rsud') },
      after,
    );
    expect(foreign.status).toBe(422);
  });
});
