import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { browserExecutable, browserFlags } from '../../support/browser';

/** A browser that keeps no answers for its tools, as nobody's does who only looks at pages. */
export interface PlainBrowser {
  /**
   * Opens a page in a context of its own and gives what `result` becomes there, an expression. `before` runs in the page
   * before anything of its own.
   */
  readonly visit: <Result>(url: string, before: () => void, result: string) => Promise<Result>;
  readonly stop: () => Promise<void>;
}

const VIEWPORT = { width: 1440, height: 900 };
/** Between two messages of the browser's pipe. */
const END = '\0';

/**
 * Playwright has each browser keep, copy and decode every answer of a page, for those who want to read it; of a tree of
 * 12 MB that takes longer than the picture. This one asks for nothing but the page.
 */
export async function startPlainBrowser(): Promise<PlainBrowser> {
  const executable = browserExecutable();
  if (executable === undefined) throw new Error('No Chromium on this machine');
  const profile = await mkdtemp(join(tmpdir(), 'selaras-peramban-'));
  const own = ['--headless', '--remote-debugging-pipe', '--no-first-run', `--user-data-dir=${profile}`];
  const child = spawn(executable, [...browserFlags, ...own], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const send = commands(child);
  return {
    visit: async (url, before, result) => {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const inPage = (method: string, params: object = {}) => send(method, params, String(sessionId));
      await inPage('Emulation.setDeviceMetricsOverride', {
        ...VIEWPORT,
        deviceScaleFactor: 1,
        mobile: false,
      });
      await inPage('Page.enable');
      // The loader that runs these files names inner functions through a helper that the page does not have.
      const source = `globalThis.__name = (named) => named; (${before.toString()})();`;
      await inPage('Page.addScriptToEvaluateOnNewDocument', { source });
      await inPage('Page.navigate', { url });
      const asked = { expression: result, awaitPromise: true, returnByValue: true };
      const answer = await inPage('Runtime.evaluate', asked);
      await send('Target.disposeBrowserContext', { browserContextId });
      return (answer.result as { value: never }).value;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Answer = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly result?: Answer;
  readonly error?: { readonly message: string };
}

/** Sends commands of the DevTools protocol through the browser's pipe; rejects with what the browser says against one. */
function commands({ stdio }: ChildProcess) {
  const [, , , input, output] = stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let last = 0;
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split(END);
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id = 0, result = {}, error } = JSON.parse(message) as Message;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asked?.resolve(result);
      else asked?.reject(new Error(error.message));
    }
  });
  return (method: string, params: object = {}, sessionId?: string): Promise<Answer> => {
    last += 1;
    const id = last;
    input.write(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }) + END);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
}
