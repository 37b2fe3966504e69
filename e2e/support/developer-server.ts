import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteBuild } from '@selaras/contracts';
import { developerServer, servers } from '../server/servers';
import { publishedRemote, withOtherPages } from './broken-remote';

export interface DeveloperBuild {
  /** Addresses that were asked for. */
  readonly asked: string[];
  /** Gives its files as they are, or with one byte more. */
  damage(file: string | null): void;
  end(): Promise<void>;
}

const headers = (type: string) => ({
  'Access-Control-Allow-Origin': servers.demo.origin,
  'Content-Type': type,
});

/**
 * A developer's build of the cascading remote on another origin: what is published, with other pages in it. With
 * `hashes` it states them as a build does, without as a development server does.
 */
export async function serveDeveloperBuild(
  text: string,
  { hashes }: { hashes: boolean },
): Promise<DeveloperBuild> {
  const published = await publishedRemote(servers.demo.origin);
  const statements = `exports.Page=()=>${JSON.stringify(text)};`;
  const { files, integrity } = await withOtherPages(published, statements);
  const { requires, preload, manifest } = published.entry;
  const build: RemoteBuild = {
    name: manifest.name,
    version: '9.9.9-pengembang',
    entry: 'remoteEntry.js',
    revision: null,
    builtAt: new Date(0).toISOString(),
    integrity: hashes ? integrity : {},
    requires,
    preload,
    manifest,
  };
  const asked: string[] = [];
  let damaged: string | null = null;
  const server: Server = createServer(async (request, response) => {
    const file = (request.url ?? '').slice(1).replace(/\?.*$/, '');
    asked.push(file);
    if (file === 'remote.json') {
      response.writeHead(200, headers('application/json')).end(JSON.stringify(build));
      return;
    }
    const body = files[file] ?? (await published.read(file));
    response.writeHead(200, headers('text/javascript')).end(damaged === file ? `${body} ` : body);
  });
  server.listen(developerServer.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    damage: (file) => {
      damaged = file;
    },
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An origin that no list names, with a script on it. */
export async function serveStranger(): Promise<{ origin: string; end(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers('text/javascript'), 'Access-Control-Allow-Origin': '*' }).end('');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, end: () => server.close() };
}
