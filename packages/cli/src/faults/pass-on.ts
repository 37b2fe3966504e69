import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** What concerns one connection, or was undone by who fetched the answer. */
const ofConnection =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|host|accept-encoding)$/;
/** What makes an answer be kept, or a browser insist on https, which this computer does not speak. */
const ofPlace = /^(strict-transport-security|etag|cache-control)$/;

/** Asks the portal what a browser asked for, with the browser's own headers. */
export async function passOn(portal: string, request: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/' } = request;
  const sent = method === 'GET' || method === 'HEAD' ? undefined : Uint8Array.from(await buffer(request));
  const headers = headersOf(portal, request);
  return fetch(portal + url, { method, headers, redirect: 'manual', ...(sent && { body: sent }) });
}

/** Asks the portal for another address in the name of who asks. */
export const askFor = (portal: string, path: string, request: IncomingMessage): Promise<Response> =>
  fetch(portal + path, { headers: headersOf(portal, request) });

function headersOf(portal: string, request: IncomingMessage): [string, string][] {
  return Object.entries(request.headers).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || ofConnection.test(name) || name.startsWith('if-')) return [];
    return [[name, name === 'origin' ? portal : String(value)]];
  });
}

interface Instead {
  readonly body?: Buffer;
  /** How long the browser keeps it; not at all unless it is said. */
  readonly cacheControl?: string;
}

/** Gives the browser the portal's answer, with what is named in place of its own. */
export function sendOn(
  answer: Response,
  response: ServerResponse,
  { body, cacheControl = 'no-store' }: Instead = {},
): void {
  for (const [name, value] of answer.headers) {
    if (ofConnection.test(name) || ofPlace.test(name) || name === 'set-cookie') continue;
    response.setHeader(name, value);
  }
  response.setHeader('cache-control', cacheControl);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/;\s*secure/i, ''));
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(answer.status);
  if (body !== undefined || answer.body === null) {
    response.end(body);
    return;
  }
  const stream = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  stream.on('error', () => response.destroy());
  response.on('close', () => stream.destroy());
  stream.pipe(response);
}
