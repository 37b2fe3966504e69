import { randomUUID } from 'node:crypto';
import {
  type CallContract,
  contractOf,
  getUserCall,
  type RemoteHistory,
  type RemoteManifest,
} from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import { openStore } from '../../kit/files/open-store';
import { exampleInput } from '../../testing/example-input';
import { archiveOfBuild, exampleBuild } from '../../testing/remote/remote-build';
import { remoteClient } from '../../testing/remote/remote-client';
import { type RemotePortal, startRemotePortal, version } from '../../testing/remote/remote-portal';
import { tellBrokenRemotes } from './admission/broken-remotes';

const HOUR = 3_600_000;

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
const exampleBuildManifest = (name: string): RemoteManifest =>
  JSON.parse(exampleBuild({ name })['remote.json']).manifest;

describe('promotions', () => {
  it('at once: one wins, the other one is told what is active now', async () => {
    await publish('mf_lomba', 1);
    await publish('mf_lomba', 2);
    const there = await portal.superOf(portal.other);
    const answers = await Promise.all([
      asSuper.promote('mf_lomba', version(1), { versi: 0 }),
      there.promote('mf_lomba', version(2), { versi: 0 }),
    ]);
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409]);
    const [won, lost] = answers.sort((one, another) => one.statusCode - another.statusCode);
    expect(lost?.json()).toMatchObject({
      kode: 'BENTROK',
      terkini: { channel: 'stable', version: won?.json().data.version, versi: 1 },
    });
    portal.pass(1000);
    expect((await portal.registryOf(portal.other)).mf_lomba?.version).toBe(won?.json().data.version);
  });

  it('go back step by step past what was retired; what is active cannot be retired', async () => {
    for (const number of [1, 2, 3]) {
      await publish('mf_mundur', number);
      portal.pass(1000);
      expect((await asSuper.promote('mf_mundur', version(number))).statusCode).toBe(200);
    }
    expect((await portal.registryOf(portal.test.app)).mf_mundur?.fallback?.version).toBe(version(2));
    expect((await asSuper.retire('mf_mundur', version(3))).json().pesan).toContain('masih aktif');
    expect((await asSuper.retire('mf_mundur', version(2))).json().data).toMatchObject({ state: 'retired' });
    expect((await portal.registryOf(portal.test.app)).mf_mundur?.fallback?.version).toBe(version(1));
    expect((await asSuper.promote('mf_mundur', version(2))).json().pesan).toContain('ditarik');
    expect((await asSuper.rollBack('mf_mundur')).json().data).toMatchObject({
      version: version(1),
      fallback: null,
    });
    expect((await asSuper.promote('mf_mundur', version(1))).json().pesan).toContain('sudah aktif');
    expect((await asSuper.promote('mf_mundur', version(9))).statusCode).toBe(404);
    expect((await asSuper.rollBack('mf_mundur')).statusCode).toBe(409);
  });

  it('to a canary reach its audience alone, and end when everybody has the version', async () => {
    await publish('mf_contoh', 1);
    await asSuper.promote('mf_contoh', version(1));
    await publish('mf_contoh', 5);
    const withoutAudience = await asSuper.promote('mf_contoh', version(5), { channel: 'canary' });
    expect(withoutAudience.json().errors).toHaveProperty('audience');
    const mistyped = await asSuper.promote('mf_contoh', version(5), {
      channel: 'canary',
      audience: { units: [1013, 10_130] },
    });
    expect(mistyped.statusCode).toBe(422);
    expect(mistyped.json().errors).toEqual({ audience: ['Satuan kerja 10130 tidak ada'] });
    expect((await asSuper.read('mf_contoh')).channels[1]).toMatchObject({ version: null });
    const audience = { roles: ['validator_bappeda'], units: [1013] };
    await asSuper.promote('mf_contoh', version(5), { channel: 'canary', audience });
    portal.pass(1000);
    const versionsOf = async (username: string) =>
      Promise.all(
        [portal.test.app, portal.other].map(
          async (app) => (await portal.registryOf(app, await portal.cookieOf(username))).mf_contoh?.version,
        ),
      );
    expect(await versionsOf('rsud')).toEqual([version(5), version(5)]);
    expect(await versionsOf('val_bappeda')).toEqual([version(5), version(5)]);
    expect(await versionsOf('dinkes')).toEqual([version(1), version(1)]);
    expect((await portal.registryOf(portal.other)).mf_contoh?.version).toBe(version(1));

    const cookie = await portal.cookieOf('rsud');
    const { headers, body } = await portal.other.inject({ url: '/registry.json', headers: cookie });
    expect(JSON.parse(body).remotes.mf_contoh).toMatchObject({
      channel: 'canary',
      fallback: { version: version(1) },
    });
    expect(headers.vary).toContain('Cookie');
    const tag = { 'if-none-match': String(headers.etag) };
    expect(
      (await portal.test.app.inject({ url: '/registry.json', headers: { ...cookie, ...tag } })).statusCode,
    ).toBe(304);
    expect((await portal.test.app.inject({ url: '/registry.json', headers: tag })).statusCode).toBe(200);
    const small = { 'accept-encoding': 'br' };
    const compressed = await portal.other.inject({ url: '/registry.json', headers: small });
    expect(compressed.headers['content-encoding']).toBe('br');

    await asSuper.promote('mf_contoh', version(5), { channel: 'canary', audience: { percent: 100 } });
    portal.pass(6000);
    expect(await versionsOf('dinkes')).toEqual([version(5), version(5)]);
    expect((await asSuper.rollBack('mf_contoh', 'canary')).json().data).toMatchObject({ version: null });
    expect(await versionsOf('dinkes')).toContain(version(1));
    await asSuper.promote('mf_contoh', version(5), { channel: 'canary', audience: { percent: 50 } });
    await asSuper.promote('mf_contoh', version(5));
    const { channels } = await asSuper.read('mf_contoh');
    expect(channels).toMatchObject([{ version: version(5) }, { version: null, audience: null }]);
  });

  it('are held against the portal as it is by then', async () => {
    const wants = (platformApi: number) => ({ requires: { platformApi, shared: { react: '^19.0.0' } } });
    const build = (number: number, platformApi: number) =>
      archiveOfBuild(
        exampleBuild({ name: 'mf_gerbang', version: version(number), change: wants(platformApi) }),
      );
    const before = await portal.state();
    const refused = await asSuper.publish('mf_gerbang', await build(1, 2));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      kode: 'REMOTE_DITOLAK',
      temuan: [{ code: 'PLATFORM_API_BERBEDA', reason: expect.any(String), remedy: expect.any(String) }],
    });
    expect(await portal.state()).toEqual(before);
    expect((await asSuper.publish('mf_gerbang', await build(2, 1))).statusCode).toBe(201);
    portal.shellProvides(2);
    expect((await asSuper.promote('mf_gerbang', version(2))).json().kode).toBe('REMOTE_DITOLAK');
    portal.shellProvides(1);
    const taken = { pages: exampleBuildManifest('mf_contoh').pages };
    const change = { manifest: { ...exampleBuildManifest('mf_gerbang'), ...taken } };
    const foreign = exampleBuild({
      name: 'mf_gerbang',
      version: version(3),
      change: { ...change, preload: { 'mf_contoh.awal': ['remoteEntry.js'] } },
    });
    const collided = (await asSuper.publish('mf_gerbang', await archiveOfBuild(foreign))).json();
    expect(collided.temuan.map(({ code }: { code: string }) => code)).toEqual([
      'RUTE_BENTROK',
      'HALAMAN_BENTROK',
    ]);
    const { history } = await asSuper.read('mf_gerbang');
    expect(history.map(({ act }: RemoteHistory) => act)).toEqual(['refuse', 'refuse', 'publish', 'refuse']);
  });
});

describe('a request that comes a second time', () => {
  const active = async (name: string) => (await portal.registryOf(portal.test.app))[name]?.version;

  it('sets no older version active again: a promotion, and a rollback', async () => {
    const { token } = await asSuper.token('mf_ulang');
    const team = remoteClient(portal.test.app, { authorization: `Bearer ${token}` });
    for (const number of [1, 2, 3]) await publish('mf_ulang', number, team);
    const promotion = { version: version(1), reason: 'dirilis', versi: 0 };
    expect((await team.post('mf_ulang/channels/stable', promotion)).statusCode).toBe(200);
    await team.promote('mf_ulang', version(2));
    await team.promote('mf_ulang', version(3));
    const rollback = { channel: 'stable', reason: 'bermasalah', versi: 3 };
    expect((await team.post('mf_ulang/rollback', rollback)).json().data.version).toBe(version(2));
    const before = await portal.state();
    for (const [path, body] of [
      ['mf_ulang/channels/stable', promotion],
      ['mf_ulang/rollback', rollback],
    ] as const) {
      const again = await team.post(path, body);
      expect([again.statusCode, again.json()]).toEqual([
        409,
        expect.objectContaining({
          kode: 'BENTROK',
          pesan: expect.stringContaining(`sekarang ${version(2)}`),
          terkini: expect.objectContaining({ version: version(2), versi: 4 }),
        }),
      ]);
    }
    expect(await portal.state()).toEqual(before);
    expect(await active('mf_ulang')).toBe(version(2));
  });

  it('retires no version twice', async () => {
    for (const number of [1, 2]) await publish('mf_tarik', number);
    expect((await asSuper.retire('mf_tarik', version(1))).statusCode).toBe(200);
    const again = await asSuper.retire('mf_tarik', version(1));
    expect([again.statusCode, again.json().pesan]).toEqual([409, expect.stringContaining('sudah ditarik')]);
  });

  it('must name the state that it saw, of a token as of a person; who cannot is told where to get what can', async () => {
    await publish('mf_buta', 1);
    const { token } = await asSuper.token('mf_buta');
    const team = remoteClient(portal.test.app, { authorization: `Bearer ${token}` });
    for (const client of [team, asSuper]) {
      for (const [path, body] of [
        ['mf_buta/channels/stable', { version: version(1), reason: 'dirilis' }],
        ['mf_buta/rollback', { channel: 'stable', reason: 'bermasalah' }],
      ] as const) {
        const answer = await client.post(path, body);
        expect([answer.statusCode, answer.json().errors]).toEqual([
          422,
          { versi: [expect.stringMatching(/@selaras\/cli|selaras-cli\.tgz/)] },
        ]);
      }
    }
    expect(await active('mf_buta')).toBeUndefined();
  });
});

describe('the calls that a remote needs', () => {
  const needed = contractOf(getUserCall);
  const publishWith = async (number: number, calls: CallContract[]) =>
    asSuper.publish(
      'mf_panggil',
      await archiveOfBuild(exampleBuild({ name: 'mf_panggil', version: version(number), calls })),
    );

  it('must be served as it knows them, which a server that changes them later tells', async () => {
    const { answer, ...rest } = needed;
    const withoutName = JSON.parse(JSON.stringify({ ...rest, answer }).replaceAll('"nama"', '"nama_lama"'));
    const refused = (await publishWith(1, [withoutName])).json();
    expect(refused.temuan).toMatchObject([
      { code: 'PANGGILAN_BERUBAH', reason: expect.stringContaining('GET /user') },
    ]);
    expect((await publishWith(2, [needed])).statusCode).toBe(201);
    await asSuper.promote('mf_panggil', version(2));
    const lines: object[] = [];
    const log = { error: (line: object) => lines.push(line) };
    const { context, remotes, calls } = portal.test.app;
    const store = openStore(context.config);
    await tellBrokenRemotes({ context, remotes, calls, log }, store);
    expect(lines).toEqual([]);
    const fewer = calls.filter((call) => call !== getUserCall);
    await tellBrokenRemotes({ context, remotes, calls: fewer, log }, store);
    expect(lines).toMatchObject([{ remote: 'mf_panggil', version: version(2), call: 'GET /user' }]);
  });
});

describe('a deploy token', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it('publishes, promotes, rolls back and reads its own remote, under its own name', async () => {
    const { token } = await asSuper.token('mf_tim');
    const team = remoteClient(portal.test.app, bearer(token));
    expect((await publish('mf_tim', 1, team)).statusCode).toBe(201);
    expect((await publish('mf_tim', 2, team)).statusCode).toBe(201);
    expect((await team.promote('mf_tim', version(1))).statusCode).toBe(200);
    expect((await team.promote('mf_tim', version(2))).statusCode).toBe(200);
    expect((await team.rollBack('mf_tim')).statusCode).toBe(200);
    const told = await portal.test.app.inject({
      url: '/api/remotes/mf_tim/portal',
      headers: bearer(token),
    });
    expect(told.json().data).toMatchObject({
      platformApi: 1,
      menuGroups: [],
      budget: { firstPage: 265_000 },
    });
    expect(told.json().data.pages).toContainEqual({ owner: 'mf_tim', id: 'mf_tim.awal', path: '/mf_tim' });
    expect(told.json().data.calls).toHaveLength(portal.test.app.calls.length);
    const { history } = await team.read('mf_tim');
    expect(history[0]).toMatchObject({ act: 'roll-back', by: { kind: 'token', name: 'CI' } });
    const kept = await portal.test.db
      .selectFrom('remote_token')
      .where('remote', '=', 'mf_tim')
      .selectAll()
      .execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(kept[0]?.terakhir_dipakai).not.toBeNull();
  });

  it('that is unknown, foreign, ended or revoked is refused with the reason', async () => {
    const mine = await asSuper.token('mf_tim', 1);
    const foreign = await asSuper.token('mf_lain');
    const refusal = async (token: string) => {
      const answer = await remoteClient(portal.test.app, bearer(token)).promote('mf_tim', version(2));
      return [answer.statusCode, answer.json().pesan];
    };
    const before = await portal.state();
    expect(await refusal('selaras_rilis_tidakada')).toEqual([401, expect.stringContaining('tidak dikenal')]);
    expect(await refusal(foreign.token)).toEqual([403, expect.stringContaining('mf_lain')]);
    expect((await asSuper.revoke('mf_tim', foreign.data.id)).statusCode).toBe(404);
    expect((await asSuper.revoke('mf_lain', foreign.data.id)).statusCode).toBe(204);
    expect(await refusal(foreign.token)).toEqual([401, expect.stringContaining('dicabut')]);
    portal.pass(25 * HOUR);
    asSuper = await portal.superOf(portal.test.app);
    expect(await refusal(mine.token)).toEqual([401, expect.stringContaining('berakhir')]);
    expect(await portal.state()).toEqual(before);
  });

  it.each([
    ['is no longer active', { aktif: false }],
    ['is no super any more', { role_id: roleIds.pemda }],
  ])('is refused, and told to be, once who made it %s', async (_what, change) => {
    const { id } = await portal.test.db
      .insertInto('users')
      .values({
        username: `rilis_${randomUUID()}`,
        password_hash: '-',
        nama: 'Sementara',
        role_id: roleIds.super,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { username } = await portal.test.db
      .selectFrom('users')
      .where('id', '=', id)
      .select('username')
      .executeTakeFirstOrThrow();
    const maker = remoteClient(portal.test.app, await portal.test.signIn(username));
    const { token } = await maker.token('mf_yatim');
    const team = remoteClient(portal.test.app, bearer(token));
    expect((await publish('mf_yatim', 1, team)).statusCode).toBeLessThan(300);
    await portal.test.db.updateTable('users').set(change).where('id', '=', id).execute();
    const answer = await team.promote('mf_yatim', version(1));
    expect([answer.statusCode, answer.json().pesan]).toEqual([
      401,
      expect.stringContaining('bukan super lagi'),
    ]);
    const tokens = await portal.test.app.inject({
      url: '/api/remotes/mf_yatim/tokens',
      headers: await portal.test.signIn('super'),
    });
    expect(tokens.json().data[0]).toMatchObject({ state: 'orphaned' });
  });

  it('opens nothing else: everywhere else its bearer is a guest', async () => {
    const { token } = await asSuper.token('mf_contoh');
    const wrong: string[] = [];
    for (const call of portal.test.app.calls.filter(
      ({ deployToken, produces }) => !deployToken && !produces,
    )) {
      const { url, payload } = exampleInput(call, 1012, 1);
      const ask = (headers: Record<string, string>) =>
        portal.test.app.inject({
          method: call.method,
          url,
          headers,
          ...(payload !== undefined && { payload: payload as object }),
        });
      const [asToken, asGuest] = [await ask(bearer(token)), await ask({})];
      if (asToken.statusCode !== asGuest.statusCode)
        wrong.push(`${call.method} ${url} ${asToken.statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});
