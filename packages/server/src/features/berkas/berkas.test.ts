import { readdirSync } from 'node:fs';
import { BERKAS_MAX_BYTES, type Berkas, unggahBerkasCall } from '@selaras/contracts';
import { sql } from 'kysely';
import { asActor } from '../../database/as-actor';
import { contohPdf, contohPng } from '../../testing/example-files';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { untilWaiting } from '../../testing/until-waiting';
import { registerBerkasOwner } from './berkas-owner';
import { berkasJson, claimBerkas, releaseBerkas, replaceBerkas } from './berkas-repository';
import { berkasStore } from './berkas-routes';
import { sweepBerkas } from './sweep-berkas';

const OCTETS = { 'content-type': 'application/octet-stream' };
const DAY = 86_400_000;

let test: TestApp;
let allowed: readonly string[] = [];
beforeAll(async () => {
  test = await startTestApp();
  test.app.berkasOwners.clear();
  registerBerkasOwner(test.app, 'bukti_rencana_aksi', async (_db, actor) => allowed.includes(actor.username));
});
afterAll(() => test.close());

const upload = async (
  username: string,
  {
    isi = contohPdf(),
    nama = 'bukti.pdf',
    tujuan = 'bukti_rencana_aksi',
  }: { isi?: Buffer; nama?: string; tujuan?: string } = {},
) =>
  test.app.inject({
    method: 'POST',
    url: `/api/berkas?${new URLSearchParams({ nama, tujuan })}`,
    headers: { ...(await test.signIn(username)), ...OCTETS },
    payload: isi,
  });
const uploaded = async (...input: Parameters<typeof upload>): Promise<Berkas> => {
  const answer = await upload(...input);
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
};
const download = async (id: number, username: string, headers = {}) =>
  test.app.inject({ url: `/api/berkas/${id}`, headers: { ...(await test.signIn(username)), ...headers } });
const stored = (id: number) =>
  test.db.selectFrom('berkas').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const userId = async (username: string) =>
  (await test.db.selectFrom('users').where('username', '=', username).select('id').executeTakeFirstOrThrow())
    .id;
const owner = async (username: string, pemilikId = 7) => ({
  tujuan: 'bukti_rencana_aksi' as const,
  pemilikId,
  satuanKerjaId: 1012,
  actorId: await userId(username),
});
const claim = async (ids: readonly number[], username: string) => {
  const by = await owner(username);
  return asActor(test.db, by.actorId, (tx) => claimBerkas(tx, ids, by));
};
/** Every file below the store's folder. */
const onDisk = () => {
  const folder = `${test.app.context.config.dataDir}/files`;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
};
const rows = async () =>
  Number(
    (
      await test.db
        .selectFrom('berkas')
        .select((eb) => eb.fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('an upload', () => {
  it('is kept under a random name, with what its bytes say, and waits for a row', async () => {
    const berkas = await uploaded('dinkes', { nama: 'Laporan TW 1.pdf' });
    expect(berkas).toEqual({
      id: expect.any(Number),
      nama: 'Laporan TW 1.pdf',
      jenis: 'application/pdf',
      ukuran: contohPdf().length,
    });
    const row = await stored(berkas.id);
    expect(row).toMatchObject({ dipakai: false, pemilik_id: null, satuan_kerja_id: 1012 });
    expect(onDisk()).toContain(row.nama_acak);
    expect(row.nama_acak).not.toContain('Laporan');
  });

  it('that is no kept kind leaves nothing behind', async () => {
    await uploaded('dinkes');
    const before = { disk: onDisk(), rows: await rows() };
    const answer = await upload('dinkes', { isi: Buffer.from('<svg onload="alert(1)"/>'), nama: 'a.png' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      kode: 'BERKAS_DITOLAK',
      errors: { berkas: [expect.stringContaining('SVG')] },
    });
    expect({ disk: onDisk(), rows: await rows() }).toEqual(before);
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
    const answer = await upload('dinkes', { nama });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['nama']);
  });

  it('of nothing, or for nothing known, is refused', async () => {
    expect((await upload('dinkes', { isi: Buffer.alloc(0) })).json().errors).toEqual({
      berkas: ['Berkas kosong atau belum dipilih'],
    });
    expect((await upload('dinkes', { tujuan: 'lain' })).statusCode).toBe(422);
  });

  it('that is too large is refused with how large it may be', async () => {
    const answer = await upload('dinkes', { isi: Buffer.alloc(BERKAS_MAX_BYTES + 1, 37) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      kode: 'UKURAN_BERLEBIH',
      pesan: 'Berkas terlalu besar. Paling besar 10 MB.',
    });
  });

  it('that is larger than it said, or broken off, leaves nothing behind', async () => {
    const before = { disk: onDisk(), rows: await rows() };
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { ...(await test.signIn('dinkes')), ...OCTETS };
    const abort = new AbortController();
    const body = new ReadableStream({
      async pull(control) {
        if (abort.signal.aborted) return control.close();
        control.enqueue(contohPdf());
        await new Promise((resolve) => setTimeout(resolve, 20));
        abort.abort();
      },
    });
    const url = `${address}/api${unggahBerkasCall.path}?nama=a.pdf&tujuan=bukti_rencana_aksi`;
    const sent = fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: abort.signal,
      duplex: 'half',
    } as RequestInit);
    await expect(sent).rejects.toThrow();
    expect({ disk: onDisk(), rows: await rows() }).toEqual(before);
  });

  it('needs a role that writes', async () => {
    expect((await upload('val_bappeda')).statusCode).toBe(403);
    expect((await upload('pemda_pantau')).statusCode).toBe(403);
    expect((await upload('kabid_kesmas')).statusCode).toBe(201);
  });

  it('is refused after a hundred that nobody used', async () => {
    const id = await userId('rsud');
    await test.db
      .insertInto('berkas')
      .values(
        Array.from({ length: 100 }, (_, index) => ({
          nama_acak: index.toString(16).padStart(32, '0'),
          nama: 'a.pdf',
          jenis: 'application/pdf',
          ukuran: 1,
          sha256: '0'.repeat(64),
          tujuan: 'pk_ttd' as const,
          created_by: id,
        })),
      )
      .execute();
    const answer = await upload('rsud');
    expect(answer.statusCode).toBe(429);
    expect(answer.json().pesan).toContain('belum dipakai');
  });
});

describe('a download', () => {
  it('is an attachment that no browser may guess about or run', async () => {
    const { id } = await uploaded('dinkes', { nama: 'Laporan "akhir" – 100%.pdf' });
    const { statusCode, headers, rawPayload } = await download(id, 'dinkes');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition':
        'attachment; filename="Laporan _akhir_ _ 100_.pdf"; filename*=UTF-8\'\'Laporan%20%22akhir%22%20%E2%80%93%20100%25.pdf',
    });
    expect(rawPayload.equals(contohPdf())).toBe(true);
  });

  it('before a row uses it is for who uploaded it alone', async () => {
    const { id } = await uploaded('dinkes');
    expect((await download(id, 'dinkes')).statusCode).toBe(200);
    expect((await download(id, 'super')).statusCode).toBe(404);
    expect((await test.app.inject({ url: `/api/berkas/${id}` })).statusCode).toBe(401);
  });

  it('afterwards is for whom the row lets read it', async () => {
    const { id } = await uploaded('dinkes');
    await claim([id], 'dinkes');
    allowed = ['pemda'];
    expect((await download(id, 'pemda')).statusCode).toBe(200);
    expect((await download(id, 'dinkes')).statusCode).toBe(404);
  });

  it('of a purpose that has no owner is for nobody', async () => {
    const { id } = await uploaded('dinkes', { tujuan: 'pk_ttd' });
    const by = await owner('dinkes');
    await asActor(test.db, by.actorId, (tx) => claimBerkas(tx, [id], { ...by, tujuan: 'pk_ttd' }));
    expect((await download(id, 'super')).statusCode).toBe(404);
  });

  it('is not sent twice to who has it', async () => {
    const { id } = await uploaded('dinkes', { isi: contohPng(), nama: 'a.png' });
    const { etag } = (await download(id, 'dinkes')).headers;
    expect((await download(id, 'dinkes', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('says so when the store has lost it', async () => {
    const { id } = await uploaded('dinkes');
    await berkasStore(test.app.context.config).remove((await stored(id)).nama_acak);
    const answer = await download(id, 'dinkes');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().pesan).toContain('tidak ada lagi');
  });
});

describe('the row that uses files', () => {
  it('claims those that its writer uploaded, once, and lists them in its order', async () => {
    const first = await uploaded('dinkes', { nama: 'satu.pdf' });
    const second = await uploaded('dinkes', { nama: 'dua.pdf' });
    await claim([first.id, second.id], 'dinkes');
    expect(await stored(first.id)).toMatchObject({ dipakai: true, pemilik_id: 7, satuan_kerja_id: 1012 });
    const ids = [second.id, first.id];
    const { rows } = await sql<{ berkas: Berkas[] }>`
      select ${berkasJson(sql`${ids}::bigint[]`)} as berkas`.execute(test.db);
    expect(rows[0]?.berkas).toEqual([second, first]);
  });

  it('gets none of several when one of them is another’s, used, missing or named twice', async () => {
    const mine = await uploaded('dinkes');
    const used = await uploaded('dinkes');
    const foreign = await uploaded('setda');
    await claim([used.id], 'dinkes');
    for (const ids of [
      [mine.id, foreign.id],
      [mine.id, used.id],
      [mine.id, 999_999],
      [mine.id, mine.id],
    ]) {
      await expect(claim(ids, 'dinkes')).rejects.toMatchObject({ status: 422 });
      expect(await stored(mine.id)).toMatchObject({ dipakai: false });
    }
  });

  it('keeps, takes and lets go with one call', async () => {
    const kept = await uploaded('dinkes');
    const gone = await uploaded('dinkes');
    const added = await uploaded('dinkes');
    await claim([kept.id, gone.id], 'dinkes');
    const by = await owner('dinkes');
    await asActor(test.db, by.actorId, (tx) =>
      replaceBerkas(tx, [kept.id, gone.id], [kept.id, added.id], by),
    );
    const used = await Promise.all([kept, gone, added].map(async ({ id }) => (await stored(id)).dipakai));
    expect(used).toEqual([true, false, true]);
  });

  it('leaves who claimed and who let go in the audit log', async () => {
    const { id } = await uploaded('dinkes');
    await claim([id], 'dinkes');
    const log = await test.db
      .selectFrom('audit_log')
      .where('tabel', '=', 'berkas')
      .where('baris_id', '=', id)
      .select(['aksi', 'pengguna_id'])
      .execute();
    const by = await userId('dinkes');
    expect(log).toEqual([
      { aksi: 'insert', pengguna_id: by },
      { aksi: 'update', pengguna_id: by },
    ]);
  });
});

describe('the sweep', () => {
  const sweep = (later: number) =>
    sweepBerkas(test.db, berkasStore(test.app.context.config), new Date(Date.now() + later));

  it('takes away what nothing has used for a day, with its bytes, and nothing else', async () => {
    const unused = await uploaded('setda');
    const used = await uploaded('setda');
    await claim([used.id], 'setda');
    const names = [(await stored(unused.id)).nama_acak, (await stored(used.id)).nama_acak];
    await sweep(DAY - 60_000);
    expect(onDisk()).toEqual(expect.arrayContaining(names));
    await sweep(DAY + 60_000);
    expect(onDisk()).not.toContain(names[0]);
    expect(onDisk()).toContain(names[1]);
    expect((await download(unused.id, 'setda')).statusCode).toBe(404);
    expect(await sweep(DAY + 60_000)).toBe(0);
  });

  it('finds what a server that ended in the middle of a write left', async () => {
    const { id } = await uploaded('setda');
    const { nama_acak } = await stored(id);
    const store = berkasStore(test.app.context.config);
    await store.remove(nama_acak);
    await sweep(DAY + 60_000);
    expect(await test.db.selectFrom('berkas').where('id', '=', id).executeTakeFirst()).toBeUndefined();
  });

  it('and a row that wants a file at that moment do not wait for each other', async () => {
    const { id } = await uploaded('setda');
    const store = berkasStore(test.app.context.config);
    let claiming: Promise<unknown> | undefined;
    const remove = async (nama: string) => {
      claiming ??= claim([id], 'setda').catch((error: unknown) => error);
      await untilWaiting(test.db);
      await store.remove(nama);
    };
    const gone = await sweepBerkas(test.db, { ...store, remove }, new Date(Date.now() + DAY + 60_000));
    expect(gone).toBeGreaterThan(0);
    expect(await claiming).toMatchObject({ kode: 'MASUKAN_TIDAK_SESUAI' });
  });

  it('spares for a day what a row let go', async () => {
    const { id } = await uploaded('setda');
    await claim([id], 'setda');
    await asActor(test.db, null, (tx) => releaseBerkas(tx, [id]));
    await sweep(0);
    await expect(claim([id], 'setda')).resolves.toBeUndefined();
  });
});
