import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry, RegistryEntry } from '@selaras/contracts';
import type { Lasting } from '../command';
import { Refusal } from '../refusal';
import { type BrokenVersion, breakVersion } from './broken-version';
import { askFor, passOn, sendOn } from './pass-on';
import type { FileFault, RemoteFault } from './remote-faults';

const SLOW_MS = 3_000;
/** As the portal sends files of a version. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const NEVER = 'no-store';

interface ProxyOptions {
  readonly portal: string;
  readonly remote: string;
  readonly fault: RemoteFault;
  /** 0: any that is free. */
  readonly port: number;
  /** How late a slow file is. */
  readonly slowMs?: number;
  /**
   * Whether browsers keep the remote's files as those of the portal itself, which are for ever, and faulty ones with
   * them. Without it nothing is kept, so that the next fault is seen at the same address.
   */
  readonly kept?: boolean;
}

/** A portal with a broken remote, as long as it runs. */
export interface FaultyPortal extends Lasting {
  readonly origin: string;
  /** From now on the remote is the portal's own; what was asked before goes on as it was. */
  mend(): void;
}

/**
 * A portal as it is, one of its remotes broken, on this computer alone.
 * @throws Refusal when the port is taken
 */
export async function startFaultProxy(options: ProxyOptions): Promise<FaultyPortal> {
  const { answer, mend } = brokenPortal(options);
  const server = createServer(answer);
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new Refusal('PORTA_TERPAKAI', `Porta ${options.port} tidak dapat dibuka (${code}).`, {
      remedy: 'Sebutkan porta lain dengan --port.',
    });
  });
  const ended = once(server, 'close').then(() => undefined);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ended,
    mend,
    async close() {
      server.close();
      server.closeAllConnections();
      await ended;
    },
  };
}

function brokenPortal({ portal, remote, fault, slowMs = SLOW_MS, kept = false }: ProxyOptions) {
  let isMended = false;
  const cacheControl = kept ? FOR_EVER : NEVER;
  /** By the folder of the version: the one of who tries a canary out is another one. */
  const broken = new Map<string, Promise<BrokenVersion>>();

  function versionOf(entry: RegistryEntry): Promise<BrokenVersion> {
    const folder = entry.entry.slice(0, entry.entry.lastIndexOf('/') + 1);
    const read = async (path: string) => (await fetch(portal + folder + path)).text();
    const version = broken.get(folder) ?? breakVersion(entry, fault, read);
    broken.set(folder, version);
    return version;
  }

  /** The portal's registry with the remote as it is told here. */
  async function withFault(registry: Registry): Promise<Registry> {
    const entry = registry.remotes[remote];
    if (entry === undefined || isMended) return registry;
    return { ...registry, remotes: { ...registry.remotes, [remote]: (await versionOf(entry)).entry } };
  }

  async function answerRegistry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await passOn(portal, request);
    const told = await withFault((await answer.json()) as Registry);
    sendOn(answer, response, { body: Buffer.from(JSON.stringify(told)) });
  }

  const folderOf = (path: string) => [...broken.keys()].find((one) => path.startsWith(one));

  /** A page names files of the remote before anybody has asked for the registry. */
  async function brokenFolder(path: string, request: IncomingMessage): Promise<string | undefined> {
    const known = folderOf(path);
    if (known !== undefined || !path.startsWith(`/remotes/${remote}/`)) return known;
    const answer = await askFor(portal, '/registry.json', request);
    await withFault((await answer.json()) as Registry);
    return folderOf(path);
  }

  async function answerFile(
    are: FileFault,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (are === 'aborted') request.socket.destroy();
    response.setHeader('cache-control', cacheControl);
    if (are === 'missing') response.writeHead(404).end('Not found');
    if (are === 'html') response.setHeader('content-type', 'text/html').end('<!doctype html><p>Login');
    if (are !== 'slow' && are !== 'changed') return;
    const answer = await passOn(portal, request);
    if (are === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    const more = are === 'changed' ? ' ' : '';
    const body = Buffer.concat([Buffer.from(await answer.arrayBuffer()), Buffer.from(more)]);
    sendOn(answer, response, { body, cacheControl });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (path === '/registry.json') return answerRegistry(request, response);
    const folder = await brokenFolder(path, request);
    if (folder === undefined) return sendOn(await passOn(portal, request), response);
    const version = await broken.get(folder);
    const file = path.slice(folder.length);
    const text = version?.files.get(file);
    if (!isMended && text !== undefined) {
      response
        .setHeader('content-type', 'text/javascript')
        .setHeader('cache-control', cacheControl)
        .end(text);
      return;
    }
    if (!isMended && fault.files && version?.isBroken(file))
      return answerFile(fault.files.are, request, response);
    sendOn(await passOn(portal, request), response, { cacheControl });
  }

  return {
    mend() {
      isMended = true;
    },
    answer(request: IncomingMessage, response: ServerResponse) {
      answer(request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(502);
        response.end(error instanceof Refusal ? error.message : 'Portal tidak dapat dihubungi.');
      });
    },
  };
}
