/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type ApiClientConfig,
  ApiError,
  cascadingEndpoints,
  createApiClient,
  NetworkError,
} from '@selaras/api-client';
import { goalAdapter } from './goal-adapter';

const HEAD = '{"data":[\n';
const TAIL = '\n],"meta":{"versi":7}}';

type Answer = (answer: ServerResponse) => void;

let server: Server | null = null;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed) ?? closed(null));
  server = null;
});

/** A server with these answers, one after the other, and a client that reads a tree from it. */
async function asking(answers: readonly Answer[], config: Partial<ApiClientConfig> = {}, timeout?: number) {
  const asked: (string | undefined)[] = [];
  server = createServer(({ headers }, answer) => {
    asked.push(headers.authorization);
    answers[asked.length - 1]?.(answer);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const told: unknown[] = [];
  const client = createApiClient({
    baseUrl: `http://127.0.0.1:${port}/api`,
    getToken: () => 'rahasia',
    pause: async () => {},
    ...config,
  });
  const target = cascadingEndpoints.getCascading;
  const reading = goalAdapter(client.url(target, {}), () => (goal) => told.push(goal));
  const adapter: typeof reading = (sent) => reading({ ...sent, timeout: timeout ?? sent.timeout });
  const read = (signal?: AbortSignal) => client.request(target, { adapter, ...(signal && { signal }) });
  return { read, told, asked };
}

const whole = (...goals: readonly object[]): Answer => {
  const text = HEAD + goals.map((goal) => JSON.stringify(goal)).join(',\n') + TAIL;
  return (answer) => answer.setHeader('Content-Type', 'application/json').end(text);
};
const refused =
  (status: number, kode: string): Answer =>
  (answer) => {
    answer.writeHead(status, { 'Content-Type': 'application/problem+json', 'Retry-After': '9' });
    answer.end(JSON.stringify({ kode, pesan: `pesan ${kode}` }));
  };
const broken: Answer = (answer) => void answer.destroy();
const failureOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => null,
    (error: unknown) => error,
  );

describe('a tree that is read while it comes', () => {
  it('tells each goal before the next is there, and the client when it is whole', async () => {
    let [begun, over] = [0, 0];
    let second = () => {};
    const { read, told } = await asking(
      [
        (answer) => {
          answer.write(`${HEAD}{"id":1},\n`);
          second = () => answer.end(`{"id":2}${TAIL}`);
        },
      ],
      {
        onRequest: () => {
          begun += 1;
          return () => {
            over += 1;
          };
        },
      },
    );
    const tree = read();
    while (told.length === 0) await new Promise((turn) => setImmediate(turn));
    expect([told, begun, over]).toEqual([[{ id: 1 }], 1, 0]);
    second();
    expect(await tree).toEqual({ data: [{ id: 1 }, { id: 2 }], meta: { versi: 7 } });
    expect([told, begun, over]).toEqual([[{ id: 1 }, { id: 2 }], 1, 1]);
  });

  it('is whole where a piece ends within a sign', async () => {
    const bytes = Buffer.from(`${HEAD}{"sasaran":"naik–turun"}${TAIL}`);
    const cut = bytes.indexOf('–') + 1;
    const { read } = await asking([
      (answer) => {
        answer.write(bytes.subarray(0, cut), () => setImmediate(() => answer.end(bytes.subarray(cut))));
      },
    ]);
    expect(await read()).toMatchObject({ data: [{ sasaran: 'naik–turun' }] });
  });

  it('is asked for again where the line breaks', async () => {
    const cut: Answer = (answer) => answer.write(`${HEAD}{"id":1},\n`, () => answer.destroy());
    const { read, asked } = await asking([broken, cut, whole({ id: 3 })]);
    expect(await read()).toMatchObject({ data: [{ id: 3 }] });
    expect(asked).toHaveLength(3);
  });

  it('fails as any request where the line stays broken', async () => {
    const { read } = await asking([broken, broken, broken]);
    expect(await failureOf(read())).toMatchObject({ reason: 'unreachable' });
  });

  it('is late where nothing comes for as long as the client waits', async () => {
    const { read, asked } = await asking([() => {}], {}, 60);
    expect(await failureOf(read())).toMatchObject({ reason: 'timeout' });
    expect(asked).toHaveLength(1);
  });

  it('is refused once, with the text of the server', async () => {
    const { read, asked } = await asking([refused(503, 'SIBUK')]);
    const failure = await failureOf(read());
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 503, kode: 'SIBUK', message: 'pesan SIBUK', retryAfter: 9 });
    expect(asked).toHaveLength(1);
  });

  it('comes once the user has signed in again', async () => {
    let token = 'lama';
    const { read, asked } = await asking([refused(401, 'SESI_BERAKHIR'), whole({ id: 1 })], {
      getToken: () => token,
      onUnauthorized: async () => {
        token = 'baru';
        return true;
      },
    });
    expect(await read()).toMatchObject({ data: [{ id: 1 }] });
    expect(asked).toEqual(['Bearer lama', 'Bearer baru']);
  });

  it.each<[string, Answer]>([
    ['cut off', (answer) => answer.end(`${HEAD}{"id":1},\n`)],
    ['another page', (answer) => answer.end('<html>\n</html>')],
  ])('cannot be read where it is %s', async (_, answer) => {
    const { read } = await asking([answer]);
    const failure = await failureOf(read());
    expect(failure).toBeInstanceOf(NetworkError);
    expect(failure).toMatchObject({ reason: 'unreadable' });
  });

  it('is given up with the page that asked', async () => {
    const leaving = new AbortController();
    const closed = new Promise<void>((resolve) => {
      void asking([
        (answer) => {
          answer.on('close', resolve);
          answer.write(`${HEAD}{"id":1},\n`);
          leaving.abort(new Error('pergi'));
        },
      ]).then(async ({ read }) => expect(await failureOf(read(leaving.signal))).toEqual(new Error('pergi')));
    });
    await closed;
  });
});
