import type { Page } from '@playwright/test';

interface Request {
  url: string;
  type: string;
  initiator: string | null;
  bytes: number;
  fromCache: boolean;
}

export interface PageWeight {
  /** Bytes of JavaScript on the wire, as compressed by the server. */
  scriptBytes: number;
  requests: number;
  /** Longest chain of requests from the HTML to the first data answer. */
  depth: number;
  urls: string[];
}

/** Opens a page and counts what it asked for until `ready` says that it shows. */
export async function weigh(
  page: Page,
  url: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, Request>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const script =
      initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      initiator: script ?? null,
      bytes: 0,
      fromCache: false,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) =>
    mark(requests, requestId, { fromCache: true }),
  );
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) mark(requests, requestId, { fromCache: true });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    mark(requests, requestId, { bytes: encodedDataLength }),
  );

  await page.goto(url);
  await ready(page);
  await page.waitForTimeout(50);
  const seen = [...requests.values()].filter(({ url: address }) => address.startsWith('http'));
  await session.detach();

  const network = seen.filter(({ fromCache }) => !fromCache);
  return {
    scriptBytes: sum(network.filter(isScript).map(({ bytes }) => bytes)),
    requests: network.length,
    depth: Math.max(
      0,
      ...seen.filter(({ url: address }) => address.includes('/api/')).map((data) => depthOf(data, seen)),
    ),
    urls: network.map(({ url: address, bytes }) => `${bytes} ${address}`),
  };
}

function mark(requests: Map<string, Request>, id: string, change: Partial<Request>): void {
  const request = requests.get(id);
  if (request) requests.set(id, { ...request, ...change });
}

const isScript = ({ url }: Request) => /\.m?js(\?|$)/.test(url);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Requests that had to finish one after the other before this one could start, the HTML being the first. */
function depthOf(request: Request, all: readonly Request[], seen = new Set<string>()): number {
  if (request.type === 'Document' || seen.has(request.url)) return 0;
  const parent = all.find(({ url }) => url === request.initiator);
  return 1 + (parent ? depthOf(parent, all, new Set(seen).add(request.url)) : 0);
}
