import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asActor } from '../../database/as-actor';
import { examplePdf, examplePng } from '../../testing/example-files';
import { fileClient } from '../../testing/file-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { registerFileOwner } from './file-owner';
import { claimFiles } from './file-repository';
import { openStore } from './open-store';

let test: TestApp;
let berkas: ReturnType<typeof fileClient>;
let allowed: readonly string[] = [];
beforeAll(async () => {
  test = await startTestApp();
  berkas = fileClient(test);
  test.app.fileOwners.clear();
  registerFileOwner(test.app, 'bukti_rencana_aksi', async (_db, actor) => allowed.includes(actor.username));
});
afterAll(() => test.close());

describe('a download', () => {
  it('is an attachment that no browser may guess about or run', async () => {
    const { id } = await berkas.uploaded('dinkes', { nama: 'Laporan "akhir" – 100%.pdf' });
    const { statusCode, headers, rawPayload } = await berkas.download(id, 'dinkes');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition':
        'attachment; filename="Laporan _akhir_ _ 100_.pdf"; filename*=UTF-8\'\'Laporan%20%22akhir%22%20%E2%80%93%20100%25.pdf',
    });
    expect(rawPayload.equals(examplePdf())).toBe(true);
  });

  it('before a row uses it is for who uploaded it alone', async () => {
    const { id } = await berkas.uploaded('dinkes');
    expect((await berkas.download(id, 'dinkes')).statusCode).toBe(200);
    expect((await berkas.download(id, 'super')).statusCode).toBe(404);
    expect((await test.app.inject({ url: `/api/berkas/${id}` })).statusCode).toBe(401);
  });

  it('afterwards is for whom the row lets read it', async () => {
    const { id } = await berkas.uploaded('dinkes');
    await berkas.claim([id], 'dinkes');
    allowed = ['pemda'];
    expect((await berkas.download(id, 'pemda')).statusCode).toBe(200);
    expect((await berkas.download(id, 'dinkes')).statusCode).toBe(404);
  });

  it('of a purpose that has no owner is for nobody', async () => {
    const { id } = await berkas.uploaded('dinkes', { tujuan: 'pk_ttd' });
    const by = await berkas.owner('dinkes');
    await asActor(test.db, by.actorId, (tx) => claimFiles(tx, [id], { ...by, tujuan: 'pk_ttd' }));
    expect((await berkas.download(id, 'super')).statusCode).toBe(404);
  });

  it('is not sent twice to who has it', async () => {
    const { id } = await berkas.uploaded('dinkes', { content: examplePng(), nama: 'a.png' });
    const { etag } = (await berkas.download(id, 'dinkes')).headers;
    expect((await berkas.download(id, 'dinkes', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('goes on where a line broke, and says what it sends', async () => {
    const { id } = await berkas.uploaded('dinkes');
    const whole = examplePdf();
    const head = await berkas.download(id, 'dinkes', { range: 'bytes=0-9' });
    expect([head.statusCode, head.headers['content-range']]).toEqual([206, `bytes 0-9/${whole.length}`]);
    const rest = await berkas.download(id, 'dinkes', { range: 'bytes=10-', 'if-range': head.headers.etag });
    expect(rest.statusCode).toBe(206);
    expect(rest.headers).toMatchObject({
      'content-length': String(whole.length - 10),
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
    });
    expect(Buffer.concat([head.rawPayload, rest.rawPayload]).equals(whole)).toBe(true);
  });

  it('begins anew when the bytes are others than those that arrived', async () => {
    const { id } = await berkas.uploaded('dinkes');
    const answer = await berkas.download(id, 'dinkes', { range: 'bytes=10-', 'if-range': '"lain"' });
    expect([answer.statusCode, answer.rawPayload.equals(examplePdf())]).toEqual([200, true]);
  });

  it('of bytes that it has not is refused with how many there are', async () => {
    const { id } = await berkas.uploaded('dinkes');
    const answer = await berkas.download(id, 'dinkes', { range: 'bytes=9000-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${examplePdf().length}`);
    expect(answer.rawPayload).toHaveLength(0);
  });

  it('is announced without its bytes, which nobody reads for that', async () => {
    const { id } = await berkas.uploaded('dinkes');
    await openStore(test.app.context.config).remove((await berkas.stored(id)).nama_acak);
    const { statusCode, headers, rawPayload } = await test.app.inject({
      method: 'HEAD',
      url: `/api/berkas/${id}`,
      headers: await test.signIn('dinkes'),
    });
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(headers).toMatchObject({
      'content-length': String(examplePdf().length),
      'accept-ranges': 'bytes',
    });
  });

  it('whose bytes cannot be read ends as a problem that has nothing of the file', async () => {
    const { id } = await berkas.uploaded('dinkes');
    const { nama_acak } = await berkas.stored(id);
    // A folder opens as a file does, and fails with the first byte.
    const path = join(test.app.context.config.dataDir, 'files', nama_acak.slice(0, 2), nama_acak);
    await rm(path);
    await mkdir(path);
    const { statusCode, headers, body } = await berkas.download(id, 'dinkes');
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(headers).not.toHaveProperty('content-disposition');
    expect(headers).not.toHaveProperty('etag');
  });

  it('says so when the store has lost it', async () => {
    const { id } = await berkas.uploaded('dinkes');
    await openStore(test.app.context.config).remove((await berkas.stored(id)).nama_acak);
    const answer = await berkas.download(id, 'dinkes');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().pesan).toContain('tidak ada lagi');
  });
});
