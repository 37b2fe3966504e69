import { HEADER_TAHUN_KINERJA } from '@selaras/contracts';
import { buildApp } from '../../../app';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { testConfig } from '../../../testing/test-config';

const UNIT = 1012;
const OTHER_UNIT = 1028;

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await startTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  // The client of these tests opens connections ahead, which nothing was asked on and nobody would end.
  test.app.server.closeAllConnections();
  await test.close();
});

interface Watching {
  readonly status: number;
  readonly headers: Headers;
  /** The next version that is told; null once the stream has ended. */
  next(): Promise<number | null>;
  stop(): void;
}

async function watch(path: string, headers: Record<string, string> = {}, from = origin): Promise<Watching> {
  const stop = new AbortController();
  const answer = await fetch(`${from}/api${path}`, { headers, signal: stop.signal });
  if (!answer.ok) await answer.text();
  const reader = answer.ok ? answer.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  let text = '';
  return {
    status: answer.status,
    headers: answer.headers,
    stop: () => stop.abort(),
    next: async () => {
      for (;;) {
        const found = /data: (\{.*\})\n\n/.exec(text);
        if (found !== null) {
          text = text.slice(found.index + found[0].length);
          return (JSON.parse(found[1] ?? '') as { versi: number }).versi;
        }
        const { value, done } = (await reader?.read()) ?? { value: '', done: true };
        if (done) return null;
        text += value;
      }
    },
  };
}

/** A watcher that is there already: its first version has been told. */
async function watching(path: string, headers: Record<string, string> = {}, from = origin) {
  const stream = await watch(path, headers, from);
  return { ...stream, first: await stream.next() };
}

const publicPath = (unit?: number) =>
  `/public-display/cascading/perubahan${unit === undefined ? '' : `?satuan_kerja_id=${unit}`}`;

async function treeVersion(unit: number): Promise<number> {
  const answer = await test.app.inject({
    url: `/api/cascading?satuan_kerja_id=${unit}`,
    headers: { ...(await test.signIn('super')), [HEADER_TAHUN_KINERJA]: '2025' },
  });
  return answer.json().meta.versi;
}

async function change(unit: number): Promise<void> {
  const { id } = await test.db
    .selectFrom('kinerja_sub_kegiatan')
    .select('id')
    .where('satuan_kerja_id', '=', unit)
    .where('tahun_kinerja', '=', 2025)
    .executeTakeFirstOrThrow();
  await test.db
    .updateTable('kinerja_sub_kegiatan')
    .set({ penyebab_kegagalan: `Sebab ${crypto.randomUUID()}` })
    .where('id', '=', id)
    .execute();
}

describe('a stream of changes', () => {
  it('begins with the version that the tree has, as an event stream that nobody keeps', async () => {
    const stream = await watching(publicPath(UNIT));
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store');
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
    expect(stream.first).toBe(await treeVersion(UNIT));
    stream.stop();
  });

  it('tells the version of the tree after each change of the unit', async () => {
    const stream = await watching(
      `/cascading/perubahan?satuan_kerja_id=${UNIT}`,
      await test.signIn('dinkes'),
    );
    await change(UNIT);
    const told = await stream.next();
    expect(told).toBeGreaterThan(stream.first ?? 0);
    expect(told).toBe(await treeVersion(UNIT));
    stream.stop();
  });

  it('of another unit stays silent, that of the regency does not', async () => {
    const other = await watching(publicPath(OTHER_UNIT));
    const regency = await watching(publicPath());
    await change(UNIT);
    expect(await regency.next()).toBeGreaterThan(regency.first ?? 0);
    await change(OTHER_UNIT);
    expect(await other.next()).toBe(await treeVersion(OTHER_UNIT));
    expect(await treeVersion(OTHER_UNIT)).toBe((other.first ?? 0) + 1);
    other.stop();
    regency.stop();
  });

  it('tells what another process wrote', async () => {
    const { db } = test;
    const second = await buildApp({ db, clock: () => new Date(), config: testConfig() });
    const address = await second.listen({ port: 0, host: '127.0.0.1' });
    const stream = await watching(publicPath(UNIT), {}, address);
    await change(UNIT);
    expect(await stream.next()).toBe(await treeVersion(UNIT));
    await second.close();
    expect(await stream.next()).toBeNull();
  });

  it('is not found for a unit that does not exist, and refuses what is no unit', async () => {
    expect((await watch(publicPath(424_242))).status).toBe(404);
    expect((await watch('/public-display/cascading/perubahan?satuan_kerja_id=satu')).status).toBe(422);
    expect((await watch('/cascading/perubahan')).status).toBe(401);
  });

  it('is refused beyond twelve of one account, until one of them ends', async () => {
    const headers = await test.signIn('pemda');
    const path = `/cascading/perubahan?satuan_kerja_id=${UNIT}`;
    const streams = await Promise.all(Array.from({ length: 12 }, () => watching(path, headers)));
    const refused = await watch(path, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    streams[0]?.stop();
    let again = await watch(path, headers);
    while (again.status === 429) again = await watch(path, headers);
    expect(again.status).toBe(200);
    for (const stream of [...streams, again]) stream.stop();
  });

  it('does not count as use of the session', async () => {
    const headers = await test.signIn('rsud');
    const before = new Date('2020-01-01T00:00:00Z');
    const sessions = test.db.selectFrom('sessions').select('last_used_at').orderBy('id', 'desc').limit(1);
    const { id } = await test.db
      .selectFrom('sessions')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await test.db.updateTable('sessions').set({ last_used_at: before }).where('id', '=', id).execute();
    const stream = await watching(`/cascading/perubahan?satuan_kerja_id=${UNIT}`, headers);
    expect((await sessions.executeTakeFirstOrThrow()).last_used_at).toEqual(before);
    await test.app.inject({ url: '/api/user', headers });
    expect((await sessions.executeTakeFirstOrThrow()).last_used_at).not.toEqual(before);
    stream.stop();
  });
});
