import './testing/built-shape';
import { type FakeAnswer, fakeNetwork, problem } from '@selaras/api-client/testing';
import type { CascadingProps } from '@selaras/cascading-react/contract';
import { generatedTree } from '../../testing/generated-tree';
import { loadTree } from './load-tree';
import { NoTree } from './no-tree';

const tree = generatedTree({ rpjmd: 1, pd: 1, program: 1, kegiatan: 1, sub: 1 });
const broken = { ...tree, data: [{ id: 1 }] };
const foreign = (data: unknown, status = 200): FakeAnswer => ({ status, data });

/** A back end at an address of its own, of which the portal's contract check knows nothing. */
const elsewhere = (...steps: Parameters<typeof fakeNetwork>) =>
  fakeNetwork(
    ...steps.map((step) => (typeof step === 'object' ? { ...step, foreign: true as const } : step)),
  );

type Network = ReturnType<typeof fakeNetwork>;

interface Asked extends Pick<CascadingProps, 'satuanKerjaId' | 'tahun' | 'getToken'> {
  base?: string;
  own?: boolean;
  signal?: AbortSignal;
}

const load = (network: Network, { base = 'https://data.go.id/api', own = false, ...asked }: Asked = {}) =>
  loadTree(
    { base, own, signal: new AbortController().signal, ...asked },
    { adapter: network.adapter, pause: async () => undefined },
  );

/** Why there is no tree. */
async function faultOf(attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(NoTree);
  return (error as NoTree).fault;
}

/** Answers of the probe that cannot be read. */
const probe = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  probe.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = probe as unknown as typeof fetch;
});

describe('the tree of a back end', () => {
  it('is asked for without a token, with the year as a header', async () => {
    const network = elsewhere({ data: tree });
    expect(await load(network, { satuanKerjaId: 1012, tahun: 2024 })).toBe(tree);
    const [sent] = network.sent;
    expect(sent).toMatchObject({
      url: 'https://data.go.id/api/public-display/cascading',
      params: { satuan_kerja_id: 1012 },
      headers: { 'Default-Key-Tahun-Kinerja-Public': '2024' },
    });
    expect(sent?.headers.Authorization).toBeUndefined();
  });

  it('is refused with the place of its fault when it is not what the contract says', async () => {
    expect(await faultOf(load(elsewhere(foreign(broken))))).toMatchObject({
      code: 'DATA_RUSAK',
      from: 'server',
      fault: { path: 'data[0].satuan', received: undefined },
    });
  });

  it('is taken from the own portal as long as there are boxes and a year: single boxes are mended later', async () => {
    expect(await load(elsewhere(foreign(broken)), { own: true })).toBe(broken);
    const years = { ...tree, meta: { ...tree.meta, tahun: '2024' } };
    expect(await faultOf(load(elsewhere(foreign(years)), { own: true }))).toMatchObject({
      code: 'DATA_RUSAK',
      fault: { path: 'meta.tahun' },
    });
  });

  it.each<[string, FakeAnswer]>([
    ['an HTML page', foreign('<!doctype html><title>Masuk</title>')],
    ['half a JSON', foreign('{"data":[{"id":1,"sasa')],
    ['nothing', foreign('')],
    ['a page that is not there', foreign('<h1>Not Found</h1>', 404)],
  ])('that is %s is no JSON of a tree', async (_, answer) => {
    for (const own of [true, false])
      expect(await faultOf(load(elsewhere(answer), { own, satuanKerjaId: 1 }))).toEqual({
        code: 'DATA_RUSAK',
        from: 'server',
        fault: null,
      });
  });

  it.each<[string, FakeAnswer, Asked]>([
    ['TIDAK_BERHAK', problem(403, 'TIDAK_BERHAK'), {}],
    ['TIDAK_BERHAK', problem(401, 'BELUM_MASUK'), {}],
    ['TIDAK_TERJANGKAU', problem(503, 'LAYANAN_SIBUK'), {}],
    ['TIDAK_TERJANGKAU', problem(429, 'TERLALU_SERING'), {}],
    ['DATA_RUSAK', foreign({ halo: 1 }), {}],
  ])('is missing for %s', async (code, answer, asked) => {
    expect(await faultOf(load(elsewhere(answer), asked))).toMatchObject({ code });
  });

  it('is missing for a unit that the server does not know, which is named', async () => {
    const unknown = elsewhere(problem(404, 'TIDAK_DITEMUKAN'));
    expect(await faultOf(load(unknown, { satuanKerjaId: 99 }))).toEqual({
      code: 'UNIT_TIDAK_DIKENAL',
      satuanKerjaId: 99,
    });
  });

  it.each<[Record<string, unknown>, number | undefined, number | null, number[]]>([
    [{ tahun_tersedia: [2024, 2025] }, 1999, 1999, [2024, 2025]],
    [{}, 1999, 1999, []],
    [{}, undefined, null, []],
    [{ tahun_tersedia: 'semua' }, 1999, 1999, []],
    [{ tahun_tersedia: ['<b>', 2024] }, 1999, 1999, [2024]],
  ])(
    'is missing for a year that is not open (%j), with those that are',
    async (more, tahun, named, offered) => {
      const unknown = elsewhere(problem(422, 'TAHUN_TIDAK_DIKENAL', more));
      expect(await faultOf(load(unknown, { tahun }))).toEqual({
        code: 'TAHUN_TIDAK_DIKENAL',
        tahun: named,
        offered,
      });
    },
  );

  it('is missing when nothing comes in time', async () => {
    expect(await faultOf(load(elsewhere('timeout')))).toEqual({ code: 'TIDAK_TERJANGKAU' });
    expect(probe).not.toHaveBeenCalled();
  });

  it('is missing offline, which nobody needs to probe', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await faultOf(load(elsewhere('no-answer')))).toEqual({ code: 'LURING' });
    expect(probe).not.toHaveBeenCalled();
    onLine.mockRestore();
  });
});

describe('an answer that the browser keeps', () => {
  it('of a server that is there is a refusal of this origin, which names the setting', async () => {
    probe.mockResolvedValue({ type: 'opaque' } as Response);
    const refused = { code: 'CORS_DITOLAK', server: 'https://data.go.id', page: location.origin };
    expect(await faultOf(load(elsewhere('no-answer')))).toEqual({
      ...refused,
      setting: 'SEMATAN_ORIGINS',
    });
    expect(await faultOf(load(elsewhere('no-answer'), { getToken: () => 'rahasia' }))).toEqual({
      ...refused,
      setting: 'CORS_ORIGINS',
    });
    const [address, request] = probe.mock.calls[1] ?? [];
    expect(address).toBe('https://data.go.id/api');
    expect(request).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
    expect(JSON.stringify(request)).not.toContain('rahasia');
  });

  it('of a server that does not answer the probe either, or of the page itself, is none at all', async () => {
    expect(await faultOf(load(elsewhere('no-answer')))).toEqual({ code: 'TIDAK_TERJANGKAU' });
    probe.mockResolvedValue({ type: 'opaque' } as Response);
    expect(await faultOf(load(elsewhere('no-answer'), { base: `${location.origin}/api` }))).toEqual({
      code: 'TIDAK_TERJANGKAU',
    });
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['enforce', 'https://data.go.id/api/x', 'CSP_DITOLAK'],
    ['report', 'https://data.go.id/api/x', 'TIDAK_TERJANGKAU'],
    ['enforce', 'https://lain.go.id/api/x', 'TIDAK_TERJANGKAU'],
    ['enforce', 'inline', 'TIDAK_TERJANGKAU'],
  ])('because the page forbids it (%s, %s) is %s', async (disposition, blockedURI, code) => {
    const network = elsewhere(() => {
      const violation = new Event('securitypolicyviolation');
      const facts = { disposition, blockedURI, effectiveDirective: 'connect-src' };
      document.dispatchEvent(Object.assign(violation, facts));
      throw Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' });
    });
    const fault = await faultOf(load(network));
    expect(fault.code).toBe(code);
    if (code !== 'CSP_DITOLAK') return;
    expect(fault).toEqual({ code, server: 'https://data.go.id', directive: 'connect-src' });
    // A page that reports its violations gets one report, not three.
    expect(network.sent).toHaveLength(1);
  });
});

describe('the token of a page', () => {
  it('opens the tree of its user', async () => {
    const network = elsewhere({ data: tree });
    await load(network, { getToken: async () => 'satu' });
    expect(network.sent).toMatchObject([
      { url: 'https://data.go.id/api/cascading', headers: { Authorization: 'Bearer satu' } },
    ]);
  });

  it.each([[() => null], [() => undefined as never], [async () => null]])(
    'that is none means the public tree',
    async (getToken) => {
      const network = elsewhere({ data: tree });
      await load(network, { getToken });
      expect(network.sent[0]?.url).toContain('/public-display/');
    },
  );

  it('is asked for once more when it is refused', async () => {
    const getToken = jest.fn().mockReturnValueOnce('lama').mockReturnValue('baru');
    const network = elsewhere(problem(401, 'BELUM_MASUK'), { data: tree });
    expect(await load(network, { getToken })).toBe(tree);
    expect(network.sent.map(({ headers }) => headers.Authorization)).toEqual(['Bearer lama', 'Bearer baru']);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it.each([['baru'], ['lama'], [null]])(
    'has ended when the one after it is %s and no better',
    async (next) => {
      const getToken = jest.fn().mockReturnValueOnce('lama').mockReturnValue(next);
      const network = elsewhere(problem(401, 'BELUM_MASUK'));
      expect(await faultOf(load(network, { getToken }))).toEqual({ code: 'TOKEN_BERAKHIR' });
      expect(getToken).toHaveBeenCalledTimes(2);
      expect(network.sent).toHaveLength(next === 'baru' ? 2 : 1);
    },
  );

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('habis');
      },
    ],
    ['rejects', () => Promise.reject(new Error('habis'))],
    ['answers an empty text', () => ''],
    ['answers a number', () => 7],
    ['answers what no header can carry', () => 'satu\ndua'],
  ])('fails when its function %s: nothing is sent', async (_, getToken) => {
    const network = elsewhere({ data: tree });
    expect(await faultOf(load(network, { getToken: getToken as () => string }))).toEqual({
      code: 'TOKEN_GAGAL',
    });
    expect(network.sent).toEqual([]);
  });

  it('fails when its function throws the second time', async () => {
    const getToken = jest.fn().mockReturnValueOnce('lama').mockRejectedValue(new Error('habis'));
    const network = elsewhere(problem(401, 'BELUM_MASUK'));
    expect(await faultOf(load(network, { getToken }))).toEqual({ code: 'TOKEN_GAGAL' });
  });

  it('fails when its function never answers', async () => {
    jest.useFakeTimers();
    const attempt = faultOf(load(elsewhere({ data: tree }), { getToken: () => new Promise(() => {}) }));
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await attempt).toEqual({ code: 'TOKEN_GAGAL' });
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

describe('a tree that is given up', () => {
  it('while the token is awaited leaves nothing running', async () => {
    jest.useFakeTimers();
    const stop = new AbortController();
    const attempt = load(elsewhere({ data: tree }), {
      signal: stop.signal,
      getToken: () => new Promise(() => {}),
    });
    stop.abort();
    await expect(attempt).rejects.toBe(stop.signal.reason);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('while it is on its way ends with the reason it was given', async () => {
    const stop = new AbortController();
    const listened = jest.spyOn(document, 'removeEventListener');
    const attempt = load(elsewhere('no-answer', { data: tree }), { signal: stop.signal });
    stop.abort();
    await expect(attempt).rejects.toBe(stop.signal.reason);
    expect(listened).toHaveBeenCalledWith('securitypolicyviolation', expect.any(Function));
  });
});
