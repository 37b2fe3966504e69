import pino from 'pino';
import { examplePdf } from '../../testing/example-files';
import { fileClient } from '../../testing/file-client';
import { type S3Imitation, startS3 } from '../../testing/s3/s3-imitation';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { openStore } from './open-store';
import { sweepFiles } from './sweep-files';

let s3: S3Imitation;
let test: TestApp;
let berkas: ReturnType<typeof fileClient>;
const log: string[] = [];
beforeAll(async () => {
  s3 = await startS3();
  const write = (line: string) => void log.push(line);
  test = await startTestApp({ env: s3.env, log: pino({ level: 'info' }, { write }) });
  berkas = fileClient(test);
});
beforeEach(() => s3.misbehave(null));
afterAll(async () => {
  await test.close();
  await s3.close();
});

const sweep = () => sweepFiles(test.db, openStore(test.app.context.config));
const rows = async () =>
  (await test.db.selectFrom('berkas').select('nama_acak').execute()).map(({ nama_acak }) => nama_acak);
const lastRow = () =>
  test.db.selectFrom('berkas').orderBy('id', 'desc').select(['id', 'nama_acak']).executeTakeFirstOrThrow();

describe('files in a store that speaks S3', () => {
  it('come and go as from a folder', async () => {
    const { id } = await berkas.uploaded('dinkes');
    const { nama_acak } = await berkas.stored(id);
    expect(s3.objects.get(nama_acak)?.equals(examplePdf())).toBe(true);
    const { statusCode, headers, rawPayload } = await berkas.download(id, 'dinkes');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(rawPayload.equals(examplePdf())).toBe(true);
    await berkas.wait(25);
    expect(await sweep()).toBe(1);
    expect(s3.objects.size).toBe(0);
  });

  it.each(['errs', 'cuts'] as const)('are not taken while it %s: no row can use them', async (fault) => {
    s3.misbehave(fault);
    const answer = await berkas.upload('dinkes');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.json()).toMatchObject({
      kode: 'LAYANAN_SIBUK',
      pesan: expect.stringContaining('Penyimpanan berkas'),
    });
    await expect(berkas.claim([(await lastRow()).id], 'dinkes')).rejects.toMatchObject({ status: 422 });
  });

  it('that it kept without a word are swept with the next round', async () => {
    s3.misbehave('loses');
    expect((await berkas.upload('dinkes')).statusCode).toBe(503);
    const { nama_acak } = await lastRow();
    expect(s3.objects.has(nama_acak)).toBe(true);
    s3.misbehave('errs');
    await expect(sweep()).rejects.toMatchObject({ kode: 'LAYANAN_SIBUK' });
    expect(await rows()).toContain(nama_acak);
    s3.misbehave(null);
    await sweep();
    expect(s3.objects.has(nama_acak)).toBe(false);
    expect(await rows()).not.toContain(nama_acak);
  });

  it('are there again when it is', async () => {
    const { id } = await berkas.uploaded('dinkes');
    s3.misbehave('errs');
    expect((await berkas.download(id, 'dinkes')).json()).toMatchObject({
      status: 503,
      kode: 'LAYANAN_SIBUK',
    });
    s3.misbehave(null);
    expect((await berkas.download(id, 'dinkes')).statusCode).toBe(200);
  });

  it('do not end as half a file that looks like a whole one', async () => {
    const { id } = await berkas.uploaded('dinkes');
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    s3.misbehave('cuts');
    const answer = await fetch(`${address}/api/berkas/${id}`, { headers: await test.signIn('dinkes') });
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it('leave neither keys nor signatures in the log, but what the store answered', () => {
    const text = log.join('');
    expect(text).toContain('S3 PUT 500 InternalError');
    expect(text).not.toMatch(/rahasia|kunci-uji|Signature=/);
  });
});
