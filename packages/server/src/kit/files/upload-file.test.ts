import { readdirSync } from 'node:fs';
import { FILE_MAX_BYTES, LARGEST_FILE_BYTES, uploadFileCall } from '@selaras/contracts';
import { examplePdf } from '../../testing/example-files';
import { fileClient, OCTETS } from '../../testing/file-client';
import { startTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let berkas: ReturnType<typeof fileClient>;
beforeAll(async () => {
  test = await startTestApp();
  berkas = fileClient(test);
});
afterAll(() => test.close());

/** Every file below the store's folder, and every row of one. */
const kept = async () => ({
  files: readdirSync(`${test.app.context.config.dataDir}/files`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  rows: await test.db.selectFrom('berkas').select('nama_acak').orderBy('id').execute(),
});

describe('an upload', () => {
  it('is kept under a random name, with what its bytes say, and waits for a row', async () => {
    const answer = await berkas.uploaded('dinkes', { nama: 'Laporan TW 1.pdf' });
    expect(answer).toEqual({
      id: expect.any(Number),
      nama: 'Laporan TW 1.pdf',
      jenis: 'application/pdf',
      ukuran: examplePdf().length,
    });
    const row = await berkas.stored(answer.id);
    expect(row).toMatchObject({ dipakai: false, pemilik_id: null, satuan_kerja_id: 1012 });
    expect((await kept()).files).toContain(row.nama_acak);
    expect(row.nama_acak).not.toContain('Laporan');
  });

  it('that is no kept kind leaves nothing behind', async () => {
    await berkas.uploaded('dinkes');
    const before = await kept();
    const answer = await berkas.upload('dinkes', {
      content: Buffer.from('<svg onload="alert(1)"/>'),
      nama: 'a.png',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      kode: 'BERKAS_DITOLAK',
      errors: { berkas: [expect.stringContaining('SVG')] },
    });
    expect(await kept()).toEqual(before);
  });

  it.each([
    '../../etc/passwd.pdf',
    'a/b.pdf',
    'a\\b.pdf',
    '.pdf',
    'a\u202Efdp.exe',
    'a\u0000.pdf',
    '',
    'a'.repeat(201),
  ])('with the name "%s" is refused', async (nama) => {
    const answer = await berkas.upload('dinkes', { nama });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['nama']);
  });

  it('of nothing, or for nothing known, is refused', async () => {
    expect((await berkas.upload('dinkes', { content: Buffer.alloc(0) })).json().errors).toEqual({
      berkas: ['Berkas kosong atau belum dipilih'],
    });
    expect((await berkas.upload('dinkes', { tujuan: 'lain' })).statusCode).toBe(422);
  });

  it('that is too large is refused with how large it may be', async () => {
    const answer = await berkas.upload('dinkes', { content: Buffer.alloc(FILE_MAX_BYTES + 1, 37) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      kode: 'UKURAN_BERLEBIH',
      pesan: 'Berkas terlalu besar. Paling besar 10 MB.',
    });
    const larger = await berkas.upload('dinkes', { content: Buffer.alloc(LARGEST_FILE_BYTES + 1, 37) });
    expect([larger.statusCode, larger.json().pesan]).toEqual([
      413,
      'Berkas terlalu besar. Paling besar 10 MB.',
    ]);
  });

  it('of a document may be larger than others, and no larger than that', async () => {
    const large = (bytes: number) =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 37), examplePdf().subarray(9)]);
    const send = (bytes: number) => berkas.upload('dinkes', { content: large(bytes), tujuan: 'dokumen' });
    expect((await send(FILE_MAX_BYTES)).statusCode).toBe(201);
    const answer = await send(LARGEST_FILE_BYTES);
    expect([answer.statusCode, answer.json().pesan]).toEqual([
      413,
      'Berkas terlalu besar. Paling besar 25 MB.',
    ]);
  });

  it('that is larger than it said, or broken off, leaves nothing behind', async () => {
    const before = await kept();
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { ...(await test.signIn('dinkes')), ...OCTETS };
    const abort = new AbortController();
    const body = new ReadableStream({
      async pull(control) {
        if (abort.signal.aborted) return control.close();
        control.enqueue(examplePdf());
        await new Promise((resolve) => setTimeout(resolve, 20));
        abort.abort();
      },
    });
    const url = `${address}/api${uploadFileCall.path}?nama=a.pdf&tujuan=bukti_rencana_aksi`;
    const sent = fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: abort.signal,
      duplex: 'half',
    } as RequestInit);
    await expect(sent).rejects.toThrow();
    expect(await kept()).toEqual(before);
  });

  it('is open to every role: each may carry a step of a team', async () => {
    for (const username of ['val_bappeda', 'val_rencana1', 'kabid_kesmas', 'kadinkes']) {
      expect([username, (await berkas.upload(username)).statusCode]).toEqual([username, 201]);
    }
  });
});
