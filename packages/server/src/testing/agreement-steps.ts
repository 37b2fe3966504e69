import type { PerjanjianDetail } from '@selaras/contracts';
import { examplePdf } from './example-files';
import { readPdf } from './pdf-text';
import { approvePlan } from './plan-state/approve-plan';
import { planningClient } from './planning-client';
import { startTestApp, type TestApp } from './test-app';

/** What issuing asks for. */
export const terbit = { tanggal: '2025-02-03', tempat: 'Tirtakota' };
export const key = () => ({ 'idempotency-key': Math.random().toString(36) });
export const match = (versi: number) => ({ 'if-match': `"${versi}"` });

/** What begins an agreement about a programme performance. */
export const aboutProgram = (subjek_id: number, satuan_kerja_id = 1012) => ({
  satuan_kerja_id,
  jenis: 'kinerja-program',
  subjek_id,
});

/** The steps of an agreement about a programme performance of Dinas Kesehatan, as its own staff take them. */
export function agreementSteps(test: TestApp) {
  const dinkes = planningClient(test, 'dinkes');

  async function draft(subjek_id: number): Promise<PerjanjianDetail> {
    const made = await dinkes.post('/perjanjian-kinerja', aboutProgram(subjek_id), key());
    expect(made.status).toBe(201);
    return made.body.data;
  }

  /** Id of an uploaded copy, or the status that refused it. */
  async function upload(username: string, content: Buffer = examplePdf(), nama = 'pk.pdf'): Promise<number> {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/berkas?nama=${nama}&tujuan=pk_ttd`,
      headers: { ...(await test.signIn(username)), 'content-type': 'application/octet-stream' },
      payload: content,
    });
    return answer.statusCode === 201 ? answer.json().data.id : answer.statusCode;
  }

  /** The document of a subject's agreement as somebody opens it; left out: a guest. */
  async function open(subjek_id: number, username?: string, more = '') {
    return test.app.inject({
      url: `/api/perjanjian-kinerja/download?jenis=kinerja-program&id=${subjek_id}${more}`,
      headers: username === undefined ? {} : await test.signIn(username),
    });
  }

  return {
    draft,
    issued: async (subjek_id: number): Promise<PerjanjianDetail> => {
      const { id, versi } = await draft(subjek_id);
      const answer = await dinkes.post(`/perjanjian-kinerja/${id}/terbitkan`, terbit, match(versi));
      expect(answer.body).toMatchObject({ data: { status: 'diterbitkan' } });
      return answer.body.data;
    },
    /** A performance of Dinas Kesehatan without any agreement, its money and owner known. */
    subjectWithout: async (offset = 0) => {
      const row = await test.db
        .selectFrom('kinerja_program as r')
        .where('r.satuan_kerja_id', '=', 1012)
        .where('r.tahun_kinerja', '=', 2025)
        .where('r.deleted_at', 'is', null)
        .select(['r.id', 'r.indikator', 'r.target'])
        .orderBy('r.id')
        .offset(offset)
        .executeTakeFirstOrThrow();
      await test.db
        .deleteFrom('perjanjian_kinerja')
        .where('jenis', '=', 'kinerja-program')
        .where('subjek_id', '=', row.id)
        .execute();
      await test.db
        .updateTable('kinerja_program')
        .set({ status_upload_pk: null })
        .where('id', '=', row.id)
        .execute();
      return row;
    },
    statusPk: async (id: number) =>
      (
        await test.db
          .selectFrom('kinerja_program')
          .where('id', '=', id)
          .select('status_upload_pk')
          .executeTakeFirstOrThrow()
      ).status_upload_pk,
    setTarget: (id: number, target: number | null) =>
      test.db.updateTable('kinerja_program').set({ target }).where('id', '=', id).execute(),
    upload,
    /** The signed copy is kept with an issued agreement. */
    signed: async ({ id, versi }: Pick<PerjanjianDetail, 'id' | 'versi'>, content?: Buffer) => {
      const berkas_id = await upload('dinkes', content);
      const path = `/perjanjian-kinerja/${id}/salinan`;
      const answer = await dinkes.send('PUT', path, { berkas_id }, match(versi));
      expect(answer.body).toMatchObject({ data: { status: 'ditandatangani' } });
      return answer.body.data as PerjanjianDetail;
    },
    open,
    pdfOf: async (subjek_id: number, more = ''): Promise<string> =>
      readPdf((await open(subjek_id, 'dinkes', more)).rawPayload).pages.join(' '),
  };
}

interface AgreementServer {
  readonly test: TestApp;
  readonly steps: ReturnType<typeof agreementSteps>;
  readonly dinkes: ReturnType<typeof planningClient>;
}

/** A server for the tests of one file, with the steps of an agreement; its parts are there once the tests run. */
export function agreementServer(): AgreementServer {
  const server = {} as AgreementServer;
  beforeAll(async () => {
    const test = await startTestApp();
    await approvePlan(test);
    Object.assign(server, { test, steps: agreementSteps(test), dinkes: planningClient(test, 'dinkes') });
  });
  afterAll(() => server.test.close());
  return server;
}
