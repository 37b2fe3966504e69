import { agreementServer, match, terbit } from '../../../testing/agreement-steps';
import { examplePdf, examplePng } from '../../../testing/example-files';
import { readPdf } from '../../../testing/pdf-text';
import { approvePlan } from '../../../testing/plan-state/approve-plan';

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

describe('the document of a signed agreement', () => {
  const scan = () => examplePdf('/Pindaian (tanda tangan kedua pihak)');

  it('is its signed copy, byte for byte, for everybody who may open the agreement', async () => {
    const { id } = await server.steps.subjectWithout();
    const pk = await server.steps.signed(await server.steps.issued(id), scan());
    for (const reader of [undefined, 'rsud', 'dinkes', 'pemda_pantau']) {
      const answer = await server.steps.open(id, reader);
      expect([reader, answer.statusCode, answer.rawPayload.equals(scan())]).toEqual([reader, 200, true]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(scan().length),
        'content-disposition': expect.stringContaining(
          `inline; filename="perjanjian-kinerja-kinerja-program-2025-${pk.id}-ditandatangani.pdf"`,
        ),
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('is closed to others while its plan is not approved', async () => {
    const { id } = await server.steps.subjectWithout();
    await server.steps.signed(await server.steps.issued(id), scan());
    await approvePlan(server.test, 1012, 'dikembalikan');
    const status = async (reader?: string) => (await server.steps.open(id, reader)).statusCode;
    expect([await status(), await status('rsud'), await status('dinkes')]).toEqual([404, 404, 200]);
    await approvePlan(server.test);
  });

  it('stays what others open until its amendment is signed too', async () => {
    const { id } = await server.steps.subjectWithout();
    await server.steps.signed(await server.steps.issued(id), scan());
    const amendment = await server.steps.issued(id);
    for (const reader of [undefined, 'rsud']) {
      expect((await server.steps.open(id, reader)).rawPayload.equals(scan())).toBe(true);
      const asked = await server.steps.open(id, reader, `&perjanjian_id=${amendment.id}`);
      expect(asked.statusCode).toBe(404);
    }
    expect(await server.steps.pdfOf(id)).toContain('PERJANJIAN KINERJA PERUBAHAN');
    const second = examplePdf('/Pindaian (perubahan)');
    await server.steps.signed(amendment, second);
    for (const reader of [undefined, 'rsud', 'dinkes']) {
      expect((await server.steps.open(id, reader)).rawPayload.equals(second)).toBe(true);
    }
  });

  it('is printed where no copy was kept, and its name says that it bears no signatures', async () => {
    const { id } = await server.steps.subjectWithout();
    const pk = await server.steps.issued(id);
    await server.test.db
      .updateTable('perjanjian_kinerja')
      .set({ status: 'ditandatangani' })
      .where('id', '=', pk.id)
      .execute();
    const { headers, rawPayload } = await server.steps.open(id);
    expect(headers['content-disposition']).toContain(`-${pk.id}-cetakan-tanpa-tanda-tangan.pdf`);
    expect(readPdf(rawPayload).pages[0]).toContain('PERJANJIAN KINERJA TAHUN 2025');
  });
});
