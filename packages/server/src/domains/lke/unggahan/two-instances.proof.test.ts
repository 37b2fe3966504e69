import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { examplePdf } from '../../../testing/example-files';
import { buildServer, type ServerProcess, startServer } from '../../../testing/server-process';
import { createTestDatabase, TEST_PASSWORD, type TestDatabase } from '../../../testing/test-database';

const TUS = { 'tus-resumable': '1.0.0' };
const LOOK_MS = 100;

let database: TestDatabase;
let folder: string;
let one: ServerProcess;
let two: ServerProcess;
let session: { authorization: string };

beforeAll(async () => {
  buildServer();
  database = await createTestDatabase({ seed: 'demo' });
  folder = mkdtempSync(join(tmpdir(), 'selaras-dua-'));
  const env = { DATABASE_URL: database.url, DATA_DIR: folder };
  [one, two] = await Promise.all([startServer(env), startServer(env)]);
  const answer = await fetch(`${one.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'dinkes', password: TEST_PASSWORD }),
  });
  session = { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
});
afterAll(async () => {
  await Promise.all([one?.end('SIGKILL'), two?.end('SIGKILL')]);
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (server: ServerProcess, method: string, path: string, headers: object = {}, body?: BodyInit) =>
  fetch(server.origin + path, {
    method,
    headers: { ...session, ...TUS, ...headers },
    ...(body !== undefined && { body }),
  });
async function begin(server: ServerProcess, ukuran: number): Promise<string> {
  const answer = await ask(server, 'POST', '/api/lke/unggahan', {
    'upload-length': String(ukuran),
    'upload-metadata': Object.entries({ nama: 'bukti.pdf', untuk: 'lembar', tahun: '2025' })
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(','),
  });
  return new URL(answer.headers.get('location') ?? '', server.origin).pathname;
}
const piece = (server: ServerProcess, path: string, offset: number, content: Buffer) =>
  ask(
    server,
    'PATCH',
    path,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    new Uint8Array(content),
  );
/** Where to go on, asked as clients do: again while somebody else still holds the upload. */
async function offsetOf(server: ServerProcess, path: string): Promise<number> {
  for (;;) {
    const answer = await ask(server, 'HEAD', path);
    if (answer.ok) return Number(answer.headers.get('upload-offset'));
    await sleep(LOOK_MS);
  }
}
const end = (server: ServerProcess, path: string) =>
  fetch(`${server.origin}${path}/selesai`, { method: 'POST', headers: session });

/** A line that sends the first part of a piece and then nothing more, without being closed. */
function halfOpen({ origin }: ServerProcess, path: string, content: Buffer, sent: number): Socket {
  const line = connect(Number(new URL(origin).port), '127.0.0.1');
  line.on('error', () => undefined);
  const head = [
    `PATCH ${path} HTTP/1.1`,
    'Host: x',
    `Authorization: ${session.authorization}`,
    'Tus-Resumable: 1.0.0',
    'Content-Type: application/offset+octet-stream',
    'Upload-Offset: 0',
    `Content-Length: ${content.length}`,
    '',
    '',
  ];
  line.write(head.join('\r\n'));
  line.write(content.subarray(0, sent));
  return line;
}
/** Until an instance holds the upload. */
async function untilHeld(path: string): Promise<void> {
  for (;;) {
    const { pemegang } = await database.db
      .selectFrom('lke_unggahan')
      .where('id', '=', path.split('/').at(-1) ?? '')
      .select('pemegang')
      .executeTakeFirstOrThrow();
    if (pemegang !== null) return;
    await sleep(LOOK_MS / 10);
  }
}
async function expectWhole(path: string, content: Buffer): Promise<void> {
  const both = await Promise.all([end(one, path), end(two, path)]);
  const [first, second] = await Promise.all(
    both.map(async (answer) => (await answer.json()) as { data: { id: number } }),
  );
  expect(second).toEqual(first);
  for (const server of [one, two]) {
    const answer = await fetch(`${server.origin}/api/berkas/${first?.data.id}`, { headers: session });
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
  }
}

describe('two instances over one folder', () => {
  it('take the pieces of one upload in turns, and make one file of it when both end it', async () => {
    const content = examplePdf('bergantian'.repeat(20_000));
    const path = await begin(one, content.length);
    const third = Math.ceil(content.length / 3);
    for (const [at, server] of [two, one, two].entries()) {
      const from = await offsetOf(server, path);
      expect(from).toBe(at * third);
      const answer = await piece(server, path, from, content.subarray(from, from + third));
      expect(answer.status).toBe(204);
    }
    await expectWhole(path, content);
  });

  it('go on behind a line to the other one that broke half-way without being closed', async () => {
    const content = examplePdf('x'.repeat(300_000));
    const path = await begin(one, content.length);
    const line = halfOpen(one, path, content, 100_000);
    await untilHeld(path);
    const from = await offsetOf(two, path);
    expect(from).toBeLessThanOrEqual(100_000);
    expect((await piece(two, path, from, content.subarray(from))).status).toBe(204);
    line.destroy();
    await expectWhole(path, content);
  });

  it('go on when the one that wrote was killed: what had arrived is there', async () => {
    const content = examplePdf('y'.repeat(300_000));
    const path = await begin(two, content.length);
    const line = halfOpen(one, path, content, 100_000);
    await untilHeld(path);
    const killed = one.end('SIGKILL');
    const from = await offsetOf(two, path);
    await killed;
    line.destroy();
    expect((await piece(two, path, from, content.subarray(from))).status).toBe(204);
    one = await startServer({ DATABASE_URL: database.url, DATA_DIR: folder });
    await expectWhole(path, content);
  });
});
