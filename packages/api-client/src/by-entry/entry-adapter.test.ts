/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiClientConfig, createApiClient } from '../api-client';
import { cascadingEndpoints } from '../endpoints/cascading-endpoints';
import { failure } from '../testing/client-on';
import { problem } from '../testing/fake-network';

const HEAD = '{"data":[\n';
const TAIL = '\n],"meta":{"versi":7}}';

let server: Server;
/** What the next answers do, the last one for all that follow. */
let answers: ((response: ServerResponse) => void)[];
let asked: Readonly<Record<string, unknown>>[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push({ url: request.url, ...request.headers });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function asking(config: Partial<ApiClientConfig> = {}, signal?: AbortSignal) {
  const { port } = server.address() as AddressInfo;
  const client = createApiClient({
    baseUrl: `http://127.0.0.1:${port}/api`,
    getToken: () => 'rahasia',
    getTahunKinerja: () => 2025,
    pause: async () => {},
    ...config,
  });
  const told: unknown[] = [];
  const tree = client.request(cascadingEndpoints.getCascading, {
    query: { satuan_kerja_id: 1012 },
    onEntry: (entry) => told.push(entry),
    ...(signal && { signal }),
  });
  return { tree, told };
}

const whole = (response: ServerResponse) => response.end(`${HEAD}{"id":1},\n{"id":2}${TAIL}`);

describe('a tree that is read while it comes', () => {
  it('is asked for as every other call, and tells each goal before the next is there', async () => {
    let rest: () => void = () => {};
    answers = [
      (response) => {
        response.write(`${HEAD}{"id":1},\n{"id"`);
        rest = () => response.end(`:2}${TAIL}`);
      },
    ];
    const { tree, told } = asking();
    while (told.length === 0) await new Promise(setImmediate);
    expect(told).toEqual([{ id: 1 }]);
    rest();
    expect(await tree).toEqual({ data: [{ id: 1 }, { id: 2 }], meta: { versi: 7 } });
    expect(asked).toMatchObject([
      {
        url: '/api/cascading?satuan_kerja_id=1012',
        authorization: 'Bearer rahasia',
        'default-key-tahun-kinerja': '2025',
      },
    ]);
  });

  it('is whole where a piece ends within a sign', async () => {
    const bytes = Buffer.from(`${HEAD}{"id":1,"sasaran":"naik–turun"}${TAIL}`);
    const cut = bytes.indexOf('–') + 1;
    answers = [
      (response) =>
        response.write(bytes.subarray(0, cut), () => setImmediate(() => response.end(bytes.subarray(cut)))),
    ];
    expect(await asking().tree).toMatchObject({ data: [{ sasaran: 'naik–turun' }] });
  });

  it('is asked for again where the line broke down under it', async () => {
    answers = [(response) => response.write(`${HEAD}{"id":1},\n`, () => response.destroy()), whole];
    expect(await asking().tree).toMatchObject({ data: [{ id: 1 }, { id: 2 }] });
    expect(asked).toHaveLength(2);
  });

  it('is a typed error where it is refused, and after signing in the answer', async () => {
    const refused = (status: number) => (response: ServerResponse) => {
      response.statusCode = status;
      response.setHeader('Retry-After', '3');
      response.end(JSON.stringify(problem(status, 'DITOLAK').data));
    };
    answers = [refused(503)];
    expect(await failure(asking().tree)).toMatchObject({ status: 503, kode: 'DITOLAK', retryAfter: 3 });
    answers = [refused(401), whole];
    expect(await asking({ onUnauthorized: async () => true }).tree).toMatchObject({ meta: { versi: 7 } });
  });

  it.each([
    ['cut off', `${HEAD}{"id":1},\n`],
    ['another page', '<html>\n</html>'],
  ])('is unreadable where it is %s', async (_, text) => {
    answers = [(response) => response.end(text)];
    expect(await failure(asking().tree)).toMatchObject({ name: 'NetworkError', reason: 'unreadable' });
  });

  it('is given up with the page that asked', async () => {
    const leaving = new AbortController();
    answers = [(response) => response.write(HEAD)];
    const { tree } = asking({}, leaving.signal);
    const given = failure(tree);
    while (asked.length === 0) await new Promise(setImmediate);
    leaving.abort(new Error('left'));
    expect(await given).toMatchObject({ message: 'left' });
  });
});
