import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { drain } from '../../start/shutdown';
import { startTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let origin: string;
beforeEach(async () => {
  // Without a shell every address that is nobody's is 404, whether one was built on this machine or not.
  test = await startTestApp({ seed: 'none', env: { SHELL_DIR: '/belum-dibangun' } });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => test.close());

/** The bytes of one answer, without the line that names the moment. */
async function raw(request: string): Promise<string> {
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${request}\r\nHost: selaras\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).replace(/Date: .*\r\n/i, '');
}
const headOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n\r\n'));

describe('the sign of life', () => {
  it('is the same with and without the short way, and HEAD has its headers without the body', async () => {
    const plain = await raw('GET /healthz HTTP/1.1');
    expect(plain).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\n\{"status":"ok"\}$/);
    expect(await raw('GET /healthz?dari=penyeimbang HTTP/1.1')).toBe(plain);
    const head = await raw('HEAD /healthz HTTP/1.1');
    expect(headOf(head)).toBe(headOf(plain));
    expect(head).toMatch(/\r\n\r\n$/);
  });

  it('takes nothing else of the portal with it', async () => {
    expect((await fetch(`${origin}/healthz`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${origin}/healthz/`)).status).toBe(404);
    expect((await fetch(`${origin}/api/user`)).status).toBe(401);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  it('leaves the question by itself to the short way: no hook of the router sees it', async () => {
    const seen: string[] = [];
    const other = await startTestApp({ seed: 'none' });
    other.app.addHook('onRequest', async ({ url }) => {
      seen.push(url);
    });
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
    await fetch(`${address}/healthz`);
    await fetch(`${address}/healthz?x`);
    expect(seen).toEqual(['/healthz?x']);
    await other.close();
  });

  it('tells a waiting connection to go elsewhere while the process ends', async () => {
    const ending = drain(test.app);
    await wait(0);
    const answer = await fetch(`${origin}/healthz`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await ending;
  });
});
