import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { RemoteHistory } from '@selaras/contracts';
import pg from 'pg';
import { openStore } from '../../kit/files/open-store';
import { sweepFiles } from '../../kit/files/sweep-files';
import { archiveOfBuild, brotliOf, exampleBuild } from '../../testing/remote/remote-build';
import type { remoteClient } from '../../testing/remote/remote-client';
import { BUNDLED, type RemotePortal, startRemotePortal, version } from '../../testing/remote/remote-portal';
import { removeOldVersions } from './publish/remove-old-versions';

let portal: RemotePortal;
let asSuper: ReturnType<typeof remoteClient>;
beforeAll(async () => {
  portal = await startRemotePortal();
  asSuper = await portal.superOf(portal.test.app);
});
beforeEach(() => {
  portal.s3.misbehave(null);
  portal.pass(1000);
});
afterAll(() => portal.close());

const publish = (name: string, number: number, client = asSuper) => portal.publish(client, name, number);

describe('a published version', () => {
  it('is served for ever once it is there, and told by every instance within a second of its promotion', async () => {
    expect((await portal.registryOf(portal.other)).mf_contoh).toBeUndefined();
    const published = await publish('mf_contoh', 1);
    expect(published.statusCode).toBe(201);
    expect(published.json()).toMatchObject({
      replayed: false,
      data: {
        version: version(1),
        source: 'published',
        state: 'available',
        active: [],
        publishedBy: { kind: 'user' },
      },
    });
    const url = `/remotes/mf_contoh/${version(1)}/remoteEntry.js`;
    for (const app of [portal.test.app, portal.other]) {
      const { rawPayload, headers } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': 'application/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-length']).toBe(String(rawPayload.length));
      const plain = await app.inject({ url });
      expect(plain.body).toBe(exampleBuild({ version: version(1) })['remoteEntry.js']);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const again = await app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
      expect(again.statusCode).toBe(304);
      expect((await app.inject({ url, method: 'HEAD' })).headers['content-length']).toBe(
        plain.headers['content-length'],
      );
    }
    expect((await portal.other.inject(`${url}.tidak-ada`)).statusCode).toBe(404);
    expect((await portal.registryOf(portal.test.app)).mf_contoh).toBeUndefined();

    expect((await asSuper.promote('mf_contoh', version(1))).json().data).toMatchObject({
      version: version(1),
      bundled: false,
      fallback: null,
      versi: 1,
    });
    portal.pass(1000);
    const [here, there] = await Promise.all([
      portal.registryOf(portal.test.app),
      portal.registryOf(portal.other),
    ]);
    expect(there).toEqual(here);
    expect(here.mf_contoh).toMatchObject({ version: version(1), entry: url, fallback: null });
    expect(here.mf_contoh?.channel).toBeUndefined();
  });

  it('takes the place of what is built with the portal, which stands by, and leaves it again', async () => {
    await publish('mf_bawaan', 2);
    await asSuper.promote('mf_bawaan', version(2));
    expect((await portal.registryOf(portal.test.app)).mf_bawaan).toMatchObject({
      version: version(2),
      fallback: { version: BUNDLED },
    });
    expect((await asSuper.rollBack('mf_bawaan')).json().data).toMatchObject({
      version: BUNDLED,
      bundled: true,
    });
    expect((await portal.registryOf(portal.test.app)).mf_bawaan).toMatchObject({
      version: BUNDLED,
      fallback: null,
    });
    expect((await asSuper.rollBack('mf_bawaan')).statusCode).toBe(409);
    const static_ = await portal.test.app.inject(`/remotes/mf_bawaan/${BUNDLED}/remoteEntry.js`);
    expect(static_.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { history, versions } = await asSuper.read('mf_bawaan');
    expect(history.map(({ act, version: to, from }: RemoteHistory) => [act, to, from])).toEqual([
      ['roll-back', BUNDLED, version(2)],
      ['promote', version(2), BUNDLED],
      ['publish', version(2), null],
    ]);
    expect(history[0]).toMatchObject({
      reason: 'bermasalah',
      by: { kind: 'user', name: expect.any(String) },
    });
    expect(versions).toMatchObject([
      { version: version(2), source: 'published', active: [] },
      { version: BUNDLED, source: 'bundled', active: ['stable'] },
    ]);
  });

  it('stays when the portal is built without that remote, and then nothing stands by', async () => {
    await publish('mf_bawaan', 3);
    await asSuper.promote('mf_bawaan', version(3));
    const later = await portal.withoutBundled();
    expect((await portal.registryOf(later)).mf_bawaan).toMatchObject({ version: version(3), fallback: null });
    const script = await later.inject(`/remotes/mf_bawaan/${version(3)}/remoteEntry.js`);
    expect(script.body).toBe(exampleBuild({ name: 'mf_bawaan', version: version(3) })['remoteEntry.js']);
    const there = await portal.superOf(later);
    expect((await there.rollBack('mf_bawaan')).statusCode).toBe(409);
    expect((await portal.registryOf(later)).mf_bawaan).toMatchObject({ version: version(3) });
    await later.close();
    await asSuper.rollBack('mf_bawaan');
    const again = await portal.withoutBundled();
    expect((await portal.registryOf(again)).mf_bawaan).toBeUndefined();
    await again.close();
  });

  it('may come again with the same bytes, and not with others', async () => {
    const before = await portal.state();
    const rebuilt = { builtAt: '2025-07-01T00:00:00.000Z', revision: null };
    const same = exampleBuild({ name: 'mf_contoh', version: version(1), change: rebuilt });
    const answer = await asSuper.publish('mf_contoh', await archiveOfBuild(same));
    expect([answer.statusCode, answer.json().replayed]).toEqual([201, true]);
    const changed = exampleBuild({ name: 'mf_contoh', version: version(1), entry: 'lain()' });
    const refused = await asSuper.publish('mf_contoh', await archiveOfBuild(changed));
    expect(refused.json()).toMatchObject({ kode: 'BENTROK', pesan: expect.stringContaining('isi lain') });
    const bundled = await archiveOfBuild(exampleBuild({ name: 'mf_bawaan', version: BUNDLED }));
    expect((await asSuper.publish('mf_bawaan', bundled)).json()).toMatchObject({ replayed: true });
    expect(await portal.state()).toEqual(before);
    const archive = await archiveOfBuild(exampleBuild({ name: 'mf_kembar', version: version(1) }));
    const both = await Promise.all([
      asSuper.publish('mf_kembar', archive),
      (await portal.superOf(portal.other)).publish('mf_kembar', archive),
    ]);
    expect(both.map((one) => one.statusCode)).toEqual([201, 201]);
    expect(both.map((one) => one.json().replayed).sort()).toEqual([false, true]);
  });

  it('brings along compressed files that say the same', async () => {
    const files = exampleBuild({ name: 'mf_mampat' });
    const given = brotliOf(files['remoteEntry.js']);
    const good = await asSuper.publish(
      'mf_mampat',
      await archiveOfBuild({ ...files, 'remoteEntry.js.br': given }),
    );
    expect(good.statusCode).toBe(201);
    const url = `/remotes/mf_mampat/${version(1)}/remoteEntry.js`;
    const sent = await portal.test.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(sent.rawPayload.equals(given)).toBe(true);
    const next = exampleBuild({ name: 'mf_mampat', version: version(2) });
    const wrong = { ...next, 'remoteEntry.js.br': brotliOf('lain') };
    expect((await asSuper.publish('mf_mampat', await archiveOfBuild(wrong))).json().kode).toBe(
      'BERKAS_DITOLAK',
    );
  });
});

describe('an archive that is not what it should be', () => {
  const good = exampleBuild({ name: 'mf_rusak', version: version(3) });

  it('is refused with the reason, and nothing is changed', async () => {
    const before = await portal.state();
    const changed = { ...good, 'remoteEntry.js': good['remoteEntry.js'].replace('masuk', 'masuK') };
    const cut = (await archiveOfBuild(good)).subarray(0, 200);
    for (const [archive, pesan] of [
      [await archiveOfBuild(changed), 'Isi remoteEntry.js berbeda'],
      [cut, 'terpotong'],
    ] as const) {
      const answer = await asSuper.publish('mf_rusak', archive);
      expect(answer.json()).toMatchObject({ kode: 'BERKAS_DITOLAK', pesan: expect.stringContaining(pesan) });
    }
    expect(await portal.state()).toEqual(before);
  });

  it('that breaks off on its way is nothing', async () => {
    const before = await portal.state();
    const { port } = new URL(await portal.test.app.listen({ port: 0, host: '127.0.0.1' }));
    const { authorization } = await portal.test.signIn('super');
    const archive = await archiveOfBuild(good);
    const head = [
      'POST /api/remotes/mf_rusak/versions HTTP/1.1',
      'Host: selaras',
      `Authorization: ${authorization}`,
      'Content-Type: application/gzip',
      `Content-Length: ${archive.length}`,
    ].join('\r\n');
    const socket = createConnection({ port: Number(port), host: '127.0.0.1' });
    socket.write(`${head}\r\n\r\n`);
    socket.end(archive.subarray(0, archive.length / 2));
    await once(socket.resume(), 'close');
    expect(await portal.state()).toEqual(before);
  });

  it('is not even looked at when it is too large or none', async () => {
    expect((await asSuper.publish('mf_rusak', Buffer.alloc(21 * 1024 * 1024))).statusCode).toBe(413);
    expect((await asSuper.publish('mf_rusak', Buffer.alloc(0))).statusCode).toBe(422);
  });
});

describe('a full disk', () => {
  it('of the store is told by 507, and nothing is changed', async () => {
    const before = await portal.state();
    portal.s3.misbehave('is full');
    const answer = await publish('mf_contoh', 4);
    expect([answer.statusCode, answer.json().kode]).toEqual([507, 'RUANG_PENUH']);
    portal.s3.misbehave(null);
    expect(await portal.state()).toEqual(before);
    expect((await publish('mf_contoh', 4)).json()).toMatchObject({ replayed: false });
  });

  it('of the database is told in the same way', async () => {
    const owner = new pg.Client({ connectionString: portal.test.url });
    await owner.connect();
    try {
      await owner.query(`create function penuh() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
      await owner.query(
        'create trigger penuh before insert on remote_versi for each row execute function penuh()',
      );
      const before = await portal.state();
      const answer = await publish('mf_contoh', 6);
      expect([answer.statusCode, answer.json().kode]).toEqual([507, 'RUANG_PENUH']);
      expect(await portal.state()).toEqual(before);
    } finally {
      await owner.query('drop function if exists penuh cascade');
      await owner.end();
    }
  });
});

describe('a version whose bytes are gone', () => {
  const versionIn = async (app = portal.other) => (await portal.registryOf(app)).mf_hilang?.version;
  /** Looking into the store goes on beside the answers. */
  const until = async (wanted: string) => {
    while ((await versionIn()) !== wanted) await setImmediate();
  };
  const unreadable = async () => (await portal.other.inject('/readyz')).json().remote_tidak_terbaca;

  it('gives way to the one that stands by, is named to who runs the portal, and comes back with its bytes', async () => {
    for (const number of [1, 2]) {
      await publish('mf_hilang', number);
      await asSuper.promote('mf_hilang', version(number));
    }
    portal.pass(1000);
    await until(version(2));
    expect(await unreadable()).toEqual([]);
    const { nama_acak } = await portal.test.db
      .selectFrom('remote_versi as v')
      .innerJoin('berkas as b', 'b.id', 'v.berkas_id')
      .where('v.remote', '=', 'mf_hilang')
      .where('v.nomor', '=', version(2))
      .select('b.nama_acak')
      .executeTakeFirstOrThrow();
    const bytes = portal.s3.objects.get(nama_acak);
    if (bytes === undefined) throw new Error('the store never had it');
    // Half of it is as good as nothing.
    portal.s3.objects.set(nama_acak, bytes.subarray(0, bytes.length / 2));
    portal.pass(31_000);
    await until(version(1));
    const missing = `mf_hilang ${version(2)}`;
    expect(await unreadable()).toEqual([missing]);
    const otherSuper = await portal.superOf(portal.other);
    expect(await otherSuper.read('mf_hilang')).toMatchObject({ unreadable: [version(2)] });

    // A store that does not answer says nothing about anybody.
    portal.s3.misbehave('errs');
    portal.pass(3_000);
    expect(await versionIn()).toBe(version(1));
    portal.s3.misbehave(null);
    portal.s3.objects.set(nama_acak, bytes);
    portal.pass(3_000);
    await until(version(2));
    expect(await unreadable()).toEqual([]);
  });
});

describe('old versions', () => {
  it('lose their files, apart from the newest five and those that a channel uses, and can come back', async () => {
    await publish('mf_lama', 1);
    await asSuper.promote('mf_lama', version(1));
    for (const number of [2, 3, 4, 5, 6, 7]) {
      portal.pass(1000);
      await publish('mf_lama', number);
    }
    await removeOldVersions(portal.test.db, portal.clock());
    const { versions } = await asSuper.read('mf_lama');
    const removed = versions.filter((one: { state: string }) => one.state === 'removed');
    expect(removed.map((one: { version: string }) => one.version)).toEqual([version(2)]);
    await portal.test.app.jobs.idle();
    const url = (number: number) => `/remotes/mf_lama/${version(number)}/remoteEntry.js`;
    portal.pass(1000);
    expect((await portal.test.app.inject(url(2))).statusCode).toBe(404);
    expect((await portal.test.app.inject(url(1))).statusCode).toBe(200);
    expect((await asSuper.promote('mf_lama', version(2))).json().pesan).toContain('dibersihkan');
    const before = portal.s3.objects.size;
    await portal.test.db
      .updateTable('berkas')
      .set({ bebas_sejak: new Date(0) })
      .where('tujuan', '=', 'remote')
      .where('dipakai', '=', false)
      .execute();
    await sweepFiles(portal.test.db, openStore(portal.test.app.context.config));
    expect(portal.s3.objects.size).toBeLessThan(before);
    expect((await publish('mf_lama', 2)).json()).toMatchObject({
      replayed: false,
      data: { state: 'available' },
    });
    expect((await portal.test.app.inject(url(2))).statusCode).toBe(200);
  });
});

describe('a lost database', () => {
  it('in the middle of a publish leaves nothing of it, and the same command brings it to its end', async () => {
    const owner = new pg.Client({ connectionString: portal.test.url });
    await owner.connect();
    // What the publications before cleared away is no part of it.
    await portal.test.app.jobs.idle();
    const before = await portal.state();
    try {
      await owner.query(`create function putus() returns trigger language plpgsql security definer as $$
        begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
      await owner.query(
        'create trigger putus after insert on remote_versi for each row execute function putus()',
      );
      const answer = await publish('mf_contoh', 7);
      expect([answer.statusCode, answer.json().kode]).toEqual([503, 'LAYANAN_SIBUK']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await owner.query('drop function if exists putus cascade');
      await owner.end();
    }
    expect(await portal.state()).toEqual(before);
    const { history } = await asSuper.read('mf_contoh');
    expect(history.filter((one: RemoteHistory) => one.version === version(7))).toEqual([]);
    expect((await publish('mf_contoh', 7)).json()).toMatchObject({ replayed: false });
    expect((await publish('mf_contoh', 7)).json()).toMatchObject({ replayed: true });
  });

  it('leaves the registry as it was known last', async () => {
    portal.pass(1000);
    const known = await portal.registryOf(portal.other);
    expect(Object.keys(known)).toContain('mf_contoh');
    await portal.otherDb.destroy();
    portal.pass(1000);
    expect(await portal.registryOf(portal.other)).toEqual(known);
  });
});
