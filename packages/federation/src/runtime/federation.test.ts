/** @jest-environment jsdom */
import { createFederation } from './federation';
import { registryEntry, remoteVersion } from './registry-entry.fixture';
import type { OpenRequest, PageTable } from './remote-host';

const ACTIVE = '2.0.0-b';
const FALLBACK = '1.0.0-a';
const registry = { remotes: { mf_contoh: registryEntry(remoteVersion(ACTIVE), remoteVersion(FALLBACK)) } };
const Page = () => null;

let done: string[];

/** Asks the document for a script, which fails, as one does whose stored bytes are not those of its hash. */
function failingScript(path: string): void {
  const script = document.createElement('script');
  script.type = 'contoh';
  script.src = path;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

const federationOf = (open: (request: OpenRequest) => Promise<PageTable>) =>
  createFederation(registry, {
    host: async () => ({ abilities: { platformApi: 1, shared: {} }, open }),
    readRegistry: async () => registry,
  });

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  globalThis.fetch = jest.fn(async (address) => {
    const { pathname } = new URL(String(address));
    done.push(`ambil ${pathname}`);
    return new Response();
  });
});
afterEach(() => jest.useRealTimers());

describe('a script that could not be run', () => {
  it('of a fallback version is fetched past the caches before that version is tried again', async () => {
    let tries = 0;
    const chunk = `/remotes/mf_contoh/${FALLBACK}/static/js/daftar.js`;
    const federation = federationOf(async ({ version }) => {
      if (version.version === ACTIVE) throw new Error('404');
      tries += 1;
      done.push(`coba ${tries}`);
      return {
        daftar: async () => {
          if (tries > 1) return { Page };
          failingScript(chunk);
          throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
        },
      };
    });
    const loading = federation.load('mf_contoh', 'daftar');
    await jest.advanceTimersByTimeAsync(6_000);
    expect(await loading).toEqual({ Page });
    expect(done.filter((one) => !one.includes(ACTIVE))).toEqual(['coba 1', `ambil ${chunk}`, 'coba 2']);
    expect(fetch).toHaveBeenCalledWith(
      expect.stringMatching(/daftar\.js$/),
      expect.objectContaining({ cache: 'reload', credentials: 'same-origin' }),
    );
  });

  it.each([
    ['its page failed', [ACTIVE, FALLBACK]],
    ['the fallback version stands in for it', [ACTIVE]],
  ])('leaves no hint behind when %s: what never comes holds no connection', async (_, broken) => {
    const federation = federationOf(({ version }) =>
      broken.includes(version.version)
        ? new Promise(() => undefined)
        : Promise.resolve({ daftar: async () => ({ Page }) }),
    );
    const hints = () => document.head.querySelectorAll('link[rel=preload]');
    const loading = federation.load('mf_contoh', 'daftar').catch(() => undefined);
    expect(hints()).not.toHaveLength(0);
    await jest.advanceTimersByTimeAsync(6_000);
    await loading;
    expect(hints()).toHaveLength(0);
  });

  it('of a part that comes late is fetched past the caches at once', async () => {
    federationOf(async () => ({}));
    failingScript('/remotes/mf_contoh/2.0.0-b/static/js/async/dialog.js');
    expect(done).toContain('ambil /remotes/mf_contoh/2.0.0-b/static/js/async/dialog.js');
  });

  it('of another origin, or of an address that is used once, is left alone', () => {
    federationOf(async () => ({}));
    failingScript('https://lain.example/remotes/mf_contoh/2.0.0-b/a.js');
    failingScript('/remotes/mf_contoh/2.0.0-b/remoteEntry.js?coba=x-1');
    expect(done).toEqual([]);
  });
});

describe('a page that failed while its guard still looked', () => {
  const broken = () => {
    const opened = jest.fn(
      async (_request: OpenRequest): Promise<PageTable> => Promise.reject(new Error('404')),
    );
    return { opened, federation: federationOf(opened) };
  };
  /** Why it failed, at the moment when it did. */
  const failureOf = async (loading: Promise<unknown>) => {
    let failure: unknown;
    loading.catch((error: unknown) => {
      failure = error;
    });
    while (failure === undefined) await jest.advanceTimersByTimeAsync(100);
    return failure;
  };

  it('has failed for who opens it right afterwards: nobody waits for one attempt after the other', async () => {
    const { opened, federation } = broken();
    federation.prepare('mf_contoh', 'daftar');
    const failure = await failureOf(federation.load('mf_contoh', 'daftar'));
    const tries = opened.mock.calls.length;
    expect(await federation.load('mf_contoh', 'daftar').catch((error: unknown) => error)).toBe(failure);
    expect(opened).toHaveBeenCalledTimes(tries);
  });

  it.each([
    ['whoever asks to try again', true, 0],
    ['who opens it later', false, 2_000],
  ])('is tried anew for %s', async (_who, again, later) => {
    const { opened, federation } = broken();
    await failureOf(federation.load('mf_contoh', 'daftar'));
    opened.mockClear();
    await jest.advanceTimersByTimeAsync(later);
    await failureOf(federation.load('mf_contoh', 'daftar', again));
    expect(opened).toHaveBeenCalled();
  });
});
