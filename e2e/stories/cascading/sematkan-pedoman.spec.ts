import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostServer, servers } from '../../server/servers';
import { expect, test } from '../../support/portal';
import { pinnedSnippet, snippet } from '../../support/sematkan/embed-guide';
import { serveHosts } from '../../support/sematkan/host-server';

// The hosts' pages lie on one port, so one story after the other.
test.describe.configure({ mode: 'default' });

const POLICY = snippet('http kebijakan').split(': ').slice(1).join(': ').trim();
const page = (body: string) => ({
  html: `<!doctype html><html lang="id"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Portal lain</title></head><body><main><h1>Portal lain</h1>${body}</main></body></html>`,
});
const SCRIPT = `<script src="${servers.demo.origin}/sematkan/cascading.js" crossorigin="anonymous"></script>`;
/** The same pages by another name of the machine. */
const UNLISTED = hostServer.origin.replace('127.0.0.1', 'localhost');
const PLACE = '<div id="cascading"></div>';

const headersOf = (lines: readonly string[]): [string, string][] =>
  lines
    .filter((line) => line.includes(': '))
    .map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ').replaceAll('https://portal.example.go.id', hostServer.origin)];
    });

/** A back end that answers as the guide says, and what it was asked. */
async function otherBackEnd() {
  const headers = headersOf(snippet('http jawaban').split('\n'));
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else {
      asked.push(request);
      response.end(snippet('json pohon'));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${port}`, asked, end };
}

let hosts: { end(): Promise<void> };
let backEnd: Awaited<ReturnType<typeof otherBackEnd>>;
test.beforeAll(async () => {
  backEnd = await otherBackEnd();
  const asks = `{ satuanKerjaId: 1012, tahun: 2024, apiBase: '${backEnd.origin}/api', apiOrigins: ['${backEnd.origin}'] }`;
  hosts = await serveHosts(
    {
      '/berkas': { ...page(snippet('html berkas')), policy: POLICY },
      '/tetap': {
        ...page(`${PLACE}${await pinnedSnippet('html tetap')}<script src="/diagram.js"></script>`),
        policy: POLICY,
      },
      '/pohon': page(`${PLACE}${SCRIPT}<script type="module" src="/pohon.js"></script>`),
      '/server-lain': page(`${PLACE}${SCRIPT}<script>Selaras.mountCascading(cascading, ${asks})</script>`),
    },
    {
      '/diagram.js': snippet('js berkas'),
      '/pohon.js': snippet('js pohon'),
      '/pohon.json': snippet('json pohon'),
    },
  );
});
test.afterAll(() => Promise.all([hosts.end(), backEnd.end()]));

for (const path of ['/berkas', '/tetap']) {
  test(`${path} of the guide shows the diagram under its policy`, async ({ page: host }) => {
    const errors: string[] = [];
    host.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await host.goto(`${hostServer.origin}${path}`);
    await expect(host.locator('[data-state=ready]').getByRole('toolbar')).toBeVisible();
    await expect(host.getByText('Dinas Kesehatan').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('the tree of the guide is drawn as it is copied, in a page whose origin is in no list', async ({
  page: host,
}) => {
  const asked: string[] = [];
  host.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await host.goto(`${UNLISTED}/pohon`);
  const { meta } = JSON.parse(snippet('json pohon'));
  await expect(host.locator('[data-state=ready]').getByRole('treeitem')).toHaveCount(meta.jumlah);
  expect(asked).toEqual([]);
});

test('a back end that answers as the guide says is asked as the guide says', async ({ page: host }) => {
  await host.goto(`${hostServer.origin}/server-lain`);
  await expect(host.locator('[data-state=ready]').getByRole('treeitem').first()).toBeVisible();
  const [line = '', ...lines] = snippet('http permintaan').split('\n');
  const [request] = backEnd.asked;
  expect(`${request?.method} ${request?.url}`).toBe(line);
  for (const [name, value] of headersOf(lines)) expect(request?.headers[name.toLowerCase()]).toBe(value);
});
