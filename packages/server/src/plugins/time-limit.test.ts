import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await startTestApp({ seed: 'none', env: { BATAS_PERMINTAAN_MS: '300' } });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
});

describe('a request that takes longer than its limit', () => {
  it('is answered 503 with when to come back, while what it waits for goes on', async () => {
    await test.db.transaction().execute(async (tx) => {
      await sql`lock table login_percobaan in access exclusive mode`.execute(tx);
      const answer = await fetch(`${origin}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'siapa', password: 'salah' }),
      });
      expect([answer.status, (await answer.json()).kode]).toEqual([503, 'LAYANAN_SIBUK']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_locks where not granted and relation = 'login_percobaan'::regclass`.execute(
        tx,
      );
      expect(rows[0]?.waiting).toBeGreaterThan(0);
    });
  });

  it('is answered 503 too when its body never comes whole', async () => {
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = ['POST /api/login HTTP/1.1', 'Host: selaras', 'Content-Type: application/json'];
    socket.write(`${[...head, 'Content-Length: 100', 'Connection: close'].join('\r\n')}\r\n\r\n{"username"`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
  });

  it('has a limit for every body, on every path', () => {
    expect(test.app.server.requestTimeout).toBe(test.app.context.config.limits.fileMs);
  });
});
