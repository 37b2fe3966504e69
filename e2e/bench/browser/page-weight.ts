import type { Page } from '@playwright/test';

interface Request {
  url: string;
  type: string;
  /** When it left, ms since the epoch. */
  sent: number;
  initiator: string | null;
  bytes: number;
  fromCache: boolean;
}

export interface PageWeight {
  /** Bytes of JavaScript on the wire, as compressed by the server. */
  scriptBytes: number;
  /** Those of them that come from a remote: what its page weighs beyond what all pages share. */
  remoteBytes: number;
  scripts: number;
  requests: number;
  /** Longest chain of requests from the HTML to the first data answer. */
  depth: number;
  urls: string[];
}

/** Opens a page and counts what it had asked for by the moment in which `shown` first matched an element. */
export async function weigh(page: Page, url: string, shown: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, Request>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, wallTime }) => {
    const script =
      initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      sent: wallTime * 1000,
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
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });

  await page.addInitScript(noteFirstMatch, shown);
  await page.goto(url);
  await page.waitForFunction(() => 'shownAt' in globalThis, null, { timeout: 60_000 });
  const shownAt = await page.evaluate(() => (globalThis as unknown as { shownAt: number }).shownAt);
  await page.waitForLoadState('networkidle');
  await session.detach();

  const seen = [...requests.values()].filter(
    ({ url: address, sent }) => address.startsWith('http') && sent <= shownAt,
  );
  const network = seen.filter(({ fromCache }) => !fromCache);
  const scripts = network.filter(isScript);
  return {
    scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
    remoteBytes: sum(
      scripts.filter(({ url: address }) => address.includes('/remotes/')).map(({ bytes }) => bytes),
    ),
    scripts: scripts.length,
    requests: network.length,
    depth: Math.max(
      0,
      ...seen.filter(({ url: address }) => address.includes('/api/')).map((data) => depthOf(data, seen)),
    ),
    urls: network.map(({ url: address, bytes }) => `${bytes} ${address}`),
  };
}

/** Runs in the page: the moment, ms since the epoch, in which the selector first matched. */
function noteFirstMatch(selector: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    (globalThis as unknown as { shownAt: number }).shownAt = performance.timeOrigin + performance.now();
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
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
