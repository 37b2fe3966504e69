import type { RegistryEntry } from '@selaras/contracts';
import { RemoteFailure } from './failure/failure';
import { registryEntry, remoteVersion } from './registry-entry.fixture';
import type { OpenRequest, PageTable, RemoteHost } from './remote-host';
import { ANSWER_WITHIN_MS, type Interference, RemoteLoader, type VersionLoad } from './remote-loader';

const Page = () => null;
const pages: PageTable = { daftar: async () => ({ Page }) };
const never = new Promise<never>(() => undefined);

function setUp(
  open: (request: OpenRequest) => Promise<PageTable>,
  entry: RegistryEntry | null,
  {
    abilities = { platformApi: 1, shared: {} },
    newer = async () => entry,
    whenForgotten = async () => undefined,
  }: {
    abilities?: RemoteHost['abilities'];
    newer?: () => Promise<RegistryEntry | null>;
    whenForgotten?: () => Promise<void>;
  } = {},
) {
  const opened: OpenRequest[] = [];
  const host: RemoteHost = {
    abilities,
    open: (request) => {
      opened.push(request);
      return open(request);
    },
    inspect: async () => changes.splice(0),
  };
  const changes: string[] = [];
  const forgotten: string[] = [];
  const told: VersionLoad[] = [];
  const interferences: Interference[] = [];
  const loader = new RemoteLoader({
    host: async () => host,
    entryOf: async (_remote, again) => (again ? newer() : entry),
    forget: async (remote, _version, page) => {
      forgotten.push(`${remote}/${page}`);
      await whenForgotten();
    },
    onLoad: (load) => told.push(load),
    onInterference: (interference) => interferences.push(interference),
  });
  return { loader, opened, forgotten, told, changes, interferences };
}

/** Lets every timer run that the load waits for; answers the page or the failure. */
async function outcome(loading: Promise<unknown>): Promise<unknown> {
  const settled = loading.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(ANSWER_WITHIN_MS + 1);
  return settled;
}

const active = registryEntry(remoteVersion('2.0.0-b'));
const withFallback = registryEntry(remoteVersion('2.0.0-b'), remoteVersion('1.0.0-a'));

describe('RemoteLoader', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('answers the page, and the same one at once the next time', async () => {
    const { loader, opened } = setUp(async () => pages, active);
    expect(loader.loaded('mf_contoh', 'daftar')).toBeNull();
    expect(await outcome(loader.load('mf_contoh', 'daftar'))).toEqual({ Page });
    expect(loader.loaded('mf_contoh', 'daftar')).toEqual({ Page });
    expect(opened.map(({ fresh }) => fresh)).toEqual([false]);
    expect(loader.runningVersion('mf_contoh')).toBe('2.0.0-b');
  });

  it('tells of what the code of a version did to what belongs to all, also of one that then failed', async () => {
    const asked = setUp(async ({ version }) => {
      asked.changes.push(`fetch diganti oleh ${version.version}`);
      if (version.version === '2.0.0-b') throw new Error('rusak');
      return pages;
    }, withFallback);
    const { loader, changes, interferences } = asked;
    await outcome(loader.load('mf_contoh', 'daftar'));
    expect(new Set(interferences.map(({ version, changes }) => `${version}: ${changes}`))).toEqual(
      new Set(['2.0.0-b: fetch diganti oleh 2.0.0-b', '1.0.0-a: fetch diganti oleh 1.0.0-a']),
    );
    interferences.length = 0;
    changes.push('gaya h1');
    loader.inspect('mf_contoh');
    loader.inspect('mf_contoh');
    await jest.advanceTimersByTimeAsync(0);
    expect(interferences).toEqual([{ remote: 'mf_contoh', version: '1.0.0-a', changes: ['gaya h1'] }]);
  });

  it('an attempt whose time is up opens nothing any more, in the place of the one after it', async () => {
    let isMended = false;
    let release: () => void = () => undefined;
    const { loader, opened } = setUp(() => (isMended ? Promise.resolve(pages) : never), active, {
      whenForgotten: () =>
        isMended
          ? Promise.resolve()
          : new Promise((resolve) => {
              release = resolve;
            }),
    });
    expect(await outcome(loader.load('mf_contoh', 'daftar'))).toMatchObject({ code: 'TERLALU_LAMA' });
    expect(await outcome(loader.load('mf_contoh', 'daftar'))).toMatchObject({ code: 'TERLALU_LAMA' });
    release();
    await jest.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(1);

    isMended = true;
    expect(await outcome(loader.load('mf_contoh', 'daftar'))).toEqual({ Page });
    expect(opened.map(({ fresh }) => fresh)).toEqual([false, true]);
  });

  it('answers what asks for the page’s data beside the page', async () => {
    const prepare = async () => undefined;
    const { loader } = setUp(async () => ({ daftar: async () => ({ Page, prepare }) }), active);
    await outcome(loader.load('mf_contoh', 'daftar'));
    expect(loader.loaded('mf_contoh', 'daftar')).toEqual({ Page, prepare });
  });

  it.each([
    ['a remote that nobody registered', null, async () => pages, 'TIDAK_TERDAFTAR', 'resolve'],
    [
      'another platform API',
      registryEntry(remoteVersion('2.0.0-b', 9)),
      async () => pages,
      'TIDAK_COCOK',
      'gate',
    ],
    ['an entry without a hash', { ...active, integrity: {} }, async () => pages, 'TIDAK_TERJAMIN', 'gate'],
    [
      'an entry that cannot be fetched',
      active,
      () => Promise.reject(new Error('404')),
      'TIDAK_TERJANGKAU',
      'entry',
    ],
    ['an entry that never answers', active, () => never, 'TERLALU_LAMA', 'entry'],
    [
      'a container that cannot start',
      active,
      ({ onStep }: OpenRequest) => {
        onStep('init');
        return Promise.reject(new Error('init'));
      },
      'GAGAL_DISIAPKAN',
      'init',
    ],
    ['a page that the remote does not have', active, async () => ({}), 'HALAMAN_TIDAK_ADA', 'expose'],
    [
      'a chunk that answers an empty module',
      active,
      async () => ({ daftar: async () => ({}) }),
      'ISI_TIDAK_LENGKAP',
      'expose',
    ],
    ['a chunk that never answers', active, async () => ({ daftar: () => never }), 'TERLALU_LAMA', 'expose'],
  ] as const)('names the failure of %s', async (_what, entry, open, code, step) => {
    const { loader } = setUp(open as (request: OpenRequest) => Promise<PageTable>, entry);
    const failure = await outcome(loader.load('mf_contoh', 'daftar'));
    expect(failure).toBeInstanceOf(RemoteFailure);
    expect(failure).toMatchObject({ code, step, remote: 'mf_contoh' });
  });

  it('names every misfit with what was wanted and what the portal has', async () => {
    const shared = { react: '^19.3.0', vue: '^3.0.0', 'react-router': '^7.0.0' };
    const version = { ...remoteVersion('2.0.0-b', 2), requires: { platformApi: 2, shared } };
    const { loader } = setUp(async () => pages, registryEntry(version), {
      abilities: { platformApi: 1, shared: { react: '18.2.0', 'react-router': '7.18.5' } },
    });
    const details = [
      'platform API: diminta 2, portal memakai 1',
      'react: diminta ^19.3.0, portal memakai 18.2.0',
      'vue: diminta ^3.0.0, portal tidak menyediakannya',
    ];
    expect(await outcome(loader.load('mf_contoh', 'daftar'))).toMatchObject({
      code: 'TIDAK_COCOK',
      pesan: 'Versi bagian ini tidak cocok dengan versi portal yang sedang berjalan.',
      details,
      message: ['mf_contoh@2.0.0-b: TIDAK_COCOK (gate)', ...details].join('\n  '),
    });
  });

  it('executes nothing of a version that does not fit', async () => {
    const { loader, opened } = setUp(async () => pages, registryEntry(remoteVersion('2.0.0-b', 9)));
    await outcome(loader.load('mf_contoh', 'daftar'));
    expect(opened).toEqual([]);
  });

  it('tries the same version afresh with growing waits before it gives up', async () => {
    const { loader, opened, forgotten } = setUp(() => Promise.reject(new Error('404')), active);
    await outcome(loader.load('mf_contoh', 'daftar'));
    expect(opened.map(({ fresh }) => fresh)).toEqual([false, true, true]);
    expect(forgotten).toHaveLength(2);
  });

  it('recovers when the second attempt succeeds', async () => {
    let calls = 0;
    const { loader } = setUp(async () => {
      calls += 1;
      return calls === 1 ? { daftar: async () => ({}) } : pages;
    }, active);
    expect(await outcome(loader.load('mf_contoh', 'daftar'))).toEqual({ Page });
  });

  it('goes on with the fallback version', async () => {
    const { loader } = setUp(
      async ({ version }) => (version.version === '1.0.0-a' ? pages : never),
      withFallback,
    );
    expect(await outcome(loader.load('mf_contoh', 'daftar'))).toEqual({ Page });
    expect(loader.runningVersion('mf_contoh')).toBe('1.0.0-a');
  });

  it('leaves a version alone for a minute after its fallback had to stand in', async () => {
    const both: PageTable = { ...pages, rinci: async () => ({ Page }), cetak: async () => ({ Page }) };
    const { loader, opened } = setUp(
      async ({ version }) => (version.version === '1.0.0-a' ? both : never),
      withFallback,
    );
    await outcome(loader.load('mf_contoh', 'daftar'));
    const before = opened.length;
    expect(await outcome(loader.load('mf_contoh', 'rinci'))).toEqual({ Page });
    expect(opened).toHaveLength(before);
    await jest.advanceTimersByTimeAsync(60_000);
    await outcome(loader.load('mf_contoh', 'cetak'));
    expect(opened.slice(before).map(({ version }) => version.version)).toContain('2.0.0-b');
  });

  it('tells of each version whether it loaded, once, and of a failure that the fallback hides', async () => {
    const { loader, told } = setUp(async () => ({ ...pages, rinci: async () => ({ Page }) }), active);
    await outcome(loader.load('mf_contoh', 'daftar'));
    await outcome(loader.load('mf_contoh', 'rinci'));
    expect(told).toEqual([{ remote: 'mf_contoh', version: '2.0.0-b', ok: true, ms: 0 }]);

    const broken = setUp(
      async ({ version }) => (version.version === '1.0.0-a' ? pages : never),
      withFallback,
    );
    await outcome(broken.loader.load('mf_contoh', 'daftar'));
    expect(broken.told).toMatchObject([
      { version: '2.0.0-b', ok: false },
      { version: '1.0.0-a', ok: true },
    ]);
  });

  it('tells of the active version when the fallback fails too, and in time', async () => {
    const { loader } = setUp(() => never, withFallback);
    expect(await outcome(loader.load('mf_contoh', 'daftar'))).toMatchObject({
      code: 'TERLALU_LAMA',
      version: '2.0.0-b',
    });
  });

  it('starts afresh when it is asked again after a failure', async () => {
    let healthy = false;
    const { loader, opened } = setUp(
      () => (healthy ? Promise.resolve(pages) : Promise.reject(new Error('x'))),
      active,
    );
    await outcome(loader.load('mf_contoh', 'daftar'));
    healthy = true;
    expect(await outcome(loader.load('mf_contoh', 'daftar'))).toEqual({ Page });
    expect(opened.at(-1)?.fresh).toBe(true);
  });

  it('opens a remote once for two of its pages', async () => {
    const { loader, opened } = setUp(async () => ({ ...pages, rinci: async () => ({ Page }) }), active);
    await outcome(Promise.all([loader.load('mf_contoh', 'daftar'), loader.load('mf_contoh', 'rinci')]));
    expect(opened).toHaveLength(1);
  });

  describe('when the files of the version that this tab knows are gone', () => {
    const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    const next = registryEntry(remoteVersion('3.0.0-c'));
    const servedAre = (...versions: string[]) =>
      jest.fn(async ({ version }: OpenRequest): Promise<PageTable> => {
        if (versions.includes(version.version)) return pages;
        throw new Error('404');
      });

    it.each([
      ['without a fallback', active],
      ['before its fallback', withFallback],
    ])('takes what is registered now, %s', async (_what, entry) => {
      const { loader, opened, told } = setUp(servedAre('3.0.0-c', '1.0.0-a'), entry, {
        newer: async () => next,
      });
      expect(await outcome(loader.load('mf_contoh', 'daftar'))).toEqual({ Page });
      expect(opened.map(({ version, fresh }) => [version.version, fresh])).toEqual([
        ['2.0.0-b', false],
        ['3.0.0-c', true],
      ]);
      expect(told.map(({ version, ok }) => [version, ok])).toEqual([
        ['2.0.0-b', false],
        ['3.0.0-c', true],
      ]);
    });

    it('takes it for a page whose script is gone while another page of the version stands', async () => {
      const { loader } = setUp(
        async ({ version }) => ({
          ...pages,
          rinci: async () => (version.version === '3.0.0-c' ? { Page } : Promise.reject(gone)),
        }),
        active,
        { newer: async () => next },
      );
      await outcome(loader.load('mf_contoh', 'daftar'));
      expect(await outcome(loader.load('mf_contoh', 'rinci'))).toEqual({ Page });
      expect(loader.runningVersion('mf_contoh')).toBe('3.0.0-c');
    });

    it.each([
      ['gives no answer', () => never],
      ['cannot be reached', () => Promise.reject(new Error('putus'))],
      ['names the remote no more', async () => null],
      ['names the same version', async () => active],
    ])('tries the same version on when the registry %s', async (_what, newer) => {
      const { loader, opened } = setUp(servedAre(), active, { newer });
      expect(await outcome(loader.load('mf_contoh', 'daftar'))).toMatchObject({
        code: 'TIDAK_TERJANGKAU',
        version: '2.0.0-b',
      });
      expect(opened.map(({ version }) => version.version)).toEqual(['2.0.0-b', '2.0.0-b', '2.0.0-b']);
    });

    it('asks once a load, and tells of the newer version when that fails as well', async () => {
      const newer = jest.fn(async () => next);
      const { loader } = setUp(servedAre(), active, { newer });
      expect(await outcome(loader.load('mf_contoh', 'daftar'))).toMatchObject({ version: '3.0.0-c' });
      expect(newer).toHaveBeenCalledTimes(1);
    });

    it('does not ask for what trying again cannot mend', async () => {
      const newer = jest.fn(async () => next);
      const { loader } = setUp(async () => ({}), active, { newer });
      expect(await outcome(loader.load('mf_contoh', 'daftar'))).toMatchObject({ code: 'HALAMAN_TIDAK_ADA' });
      expect(newer).not.toHaveBeenCalled();
    });
  });

  it('tells of a script that is gone, whatever trying again ran into', async () => {
    const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    const { loader } = setUp(async ({ fresh }) => {
      if (fresh) throw new Error('entry is gone, too');
      return { daftar: async () => Promise.reject(gone) };
    }, active);
    expect(await outcome(loader.load('mf_contoh', 'daftar'))).toMatchObject({
      code: 'ISI_TIDAK_LENGKAP',
      cause: gone,
    });
  });
});
