import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findingCodes } from '@selaras/admission';
import type { Terminal } from '@selaras/cli';
import { runLine } from '@selaras/cli/testing';
import type { RemoteBuild } from '@selaras/contracts';
import { exampleBuild } from '../../testing/remote/remote-build';
import { startTestApp, type TestApp } from '../../testing/test-app';

const root = join(__dirname, '../../../../..');
const guide = readFileSync(join(root, 'docs/tim-remote.md'), 'utf8');
const REASON = ['--reason', 'diuji'];
const version = (number: number) => `1.0.0-0000000${number}`;

let test: TestApp;
let folder: string;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selaras-perintah-'));
  test = await startTestApp({ env: { REMOTES_DIR: join(folder, 'remotes') } });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** A finished build in `mf-contoh/dist`. */
function build(
  number: number,
  more: { readonly change?: Partial<RemoteBuild>; readonly entry?: string } = {},
) {
  for (const [path, content] of Object.entries(exampleBuild({ version: version(number), ...more }))) {
    const place = join(folder, 'mf-contoh/dist', path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** One line in a terminal where super sits. */
const selaras = (line: readonly string[], env: Env = {}, more: Partial<Terminal> = {}) =>
  runLine(line, {
    env: { SELARAS_PORTAL: origin, ...env },
    cwd: folder,
    ask: async (_question, options) => (options?.hidden ? 'tirtaraya-2025' : 'super'),
    ...more,
  });

const jsonOf = ({ out }: { readonly out: string }) => JSON.parse(out);
const newToken = async (name = 'mf_contoh'): Promise<string> =>
  jsonOf(await selaras(['token', 'create', 'uji', '--remote', name, '--json'])).token;
const activeNow = async () =>
  (await (await fetch(`${origin}/registry.json`)).json()).remotes.mf_contoh?.version;

/** Lines of the guide's commands, in order. */
const guideLines = [...guide.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, block = '']) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe('the guide for teams', () => {
  it('holds commands that work one after the other, as they are written', async () => {
    const env: Record<string, string | undefined> = {};
    let token: string | undefined;
    let builds = 0;
    const told: Record<string, string> = {};
    const active: (string | undefined)[] = [];
    for (const line of guideLines) {
      const [, program, rest = ''] = /^(export|npm run build --|npm run selaras --) (.*)$/.exec(line) ?? [];
      if (program === 'export') {
        if (rest.startsWith('SELARAS_TOKEN=')) env.SELARAS_TOKEN = token;
        else expect(rest).toMatch(/^SELARAS_PORTAL=https:/);
      } else if (program === 'npm run build --') {
        expect(rest).toBe('mf-contoh');
        builds += 1;
        build(builds);
      } else {
        expect({ line, program }).toEqual({ line, program: 'npm run selaras --' });
        const ofSuper = rest.startsWith('token ');
        const said = await selaras(wordsOf(rest), ofSuper ? {} : env);
        expect({ line, code: said.code, err: said.err }).toEqual({ line, code: 0, err: '' });
        token = /^selaras_rilis_\S+$/m.exec(said.out)?.[0] ?? token;
        told[rest] = said.out;
        if (/^(promote|publish|rollback)/.test(rest)) active.push(await activeNow());
      }
    }
    expect(active).toEqual([undefined, 1, 2, 2, 2, 2, 1].map((number) => number && version(number)));
    const status = told['status --remote mf_contoh'] ?? '';
    expect(status).toMatch(new RegExp(`^stable +${version(1)} +– +semua orang`, 'm'));
    expect(status).toMatch(
      /dikembalikan stable +\S+ → \S+ +CI tim contoh +tabel kosong sejak rilis malam ini$/m,
    );
    expect(told['token list --remote mf_contoh']).toMatch(/^1 +CI tim contoh +….{4} +berlaku/m);
    const refused = await selaras(['status', '--remote', 'mf_contoh'], { SELARAS_TOKEN: token });
    expect(refused.err).toContain('dicabut');
    expect(Object.values(told).filter((text) => token !== undefined && text.includes(token))).toHaveLength(1);
  });

  it('explains every reason for a refusal', () => {
    expect(findingCodes.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
  });
});

describe('a line that is refused', () => {
  const publish = (...more: string[]) => ['publish', 'mf-contoh', ...more];

  it('says why and what to do, and changes nothing', async () => {
    const env = { SELARAS_TOKEN: await newToken() };
    build(4);
    expect((await selaras(publish(), env)).code).toBe(0);
    expect(jsonOf(await selaras(publish('--json'), env))).toMatchObject({ ok: true, replayed: true });
    const before = await activeNow();

    build(5, { change: { requires: { platformApi: 2, shared: { react: '^18.0.0' } } } });
    const findings = jsonOf(await selaras(['check', 'mf-contoh', '--json'], env));
    expect(findings).toMatchObject({
      ok: false,
      kode: 'REMOTE_DITOLAK',
      temuan: [{ code: 'PLATFORM_API_BERBEDA' }, { code: 'PUSTAKA_BERBEDA' }],
    });
    const refused = await selaras(publish('--channel', 'stable', ...REASON), env);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(/PUSTAKA_BERBEDA: butuh react \^18\.0\.0.*\n {4}→ Pasang versi/);

    build(4, { entry: 'lain()' });
    expect((await selaras(publish(), env)).err).toMatch(/isi lain.*\n→ Keadaan sekarang/);

    const foreign = { SELARAS_TOKEN: await newToken('mf_lain') };
    const unknown = { SELARAS_TOKEN: 'selaras_rilis_bukan' };
    const kinds = [
      [await selaras(publish(), unknown), 'tidak dikenal'],
      [await selaras(publish(), foreign), 'hanya berlaku untuk remote mf_lain'],
      [await selaras(publish()), 'SELARAS_TOKEN kosong.'],
      [await selaras(['token', 'list', '--remote', 'mf_contoh'], env), 'berisi token rilis'],
      [
        await selaras(['token', 'list', '--remote', 'mf_contoh'], {}, { ask: undefined }),
        'Tidak ada terminal',
      ],
      [await selaras(['check', 'tiada'], env), 'Tidak ada remote.json'],
      [await selaras(publish('--portal', 'http://127.0.0.1:9'), env), 'tidak dapat dihubungi'],
      [
        await selaras(
          ['promote', version(9), '--remote', 'mf_contoh', '--channel', 'stable', ...REASON],
          env,
        ),
        '',
      ],
    ] as const;
    for (const [{ code, out, err }, words] of kinds) {
      expect({ code, out, err }).toEqual({ code: 1, out: '', err: expect.stringContaining(words) });
      expect(err).not.toContain(env.SELARAS_TOKEN);
    }
    expect(await activeNow()).toBe(before);
  });

  it('is told on standard error while the work goes on, when somebody watches', async () => {
    build(6);
    const { out, err } = await selaras(
      publish('--json'),
      { SELARAS_TOKEN: await newToken() },
      { isWatched: true },
    );
    expect(jsonOf({ out })).toMatchObject({ ok: true, version: version(6), replayed: false });
    expect(err).toMatch(/^Membandingkan mf_contoh .*\nMengirim \d+ kB …\n$/);
  });
});

describe('a command that is repeated', () => {
  const fetched = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = fetched;
  });
  const isAct = (url: unknown, init?: RequestInit) =>
    init?.method === 'POST' && /\/(channels\/\w+|rollback)$/.test(String(url));

  let env: Env;
  beforeAll(async () => {
    env = { SELARAS_TOKEN: await newToken() };
    for (const number of [11, 12, 13]) {
      build(number);
      expect((await selaras(['publish', 'mf-contoh'], env)).code).toBe(0);
    }
  });
  const act = async (...line: string[]) => {
    const { code, out, err } = await selaras([...line, '--remote', 'mf_contoh', '--json'], env);
    const { changed, channel, kode } = jsonOf({ out });
    return { code, err, changed, version: channel?.version, kode };
  };
  const promote = (number: number, ...more: string[]) =>
    act('promote', version(number), '--channel', 'stable', '--reason', 'dirilis', ...more);
  const rollback = (reason: string, ...more: string[]) => act('rollback', '--reason', reason, ...more);
  const done = (number: number | null, changed: boolean) => ({
    code: 0,
    err: '',
    changed,
    version: number && version(number),
  });

  it('finds that it is so already, and goes no further back than it said', async () => {
    for (const number of [11, 12, 13]) expect(await promote(number)).toEqual(done(number, true));
    expect(await promote(13)).toEqual(done(13, false));
    const said = await selaras(
      ['promote', version(13), '--channel', 'stable', ...REASON, '--remote', 'mf_contoh'],
      env,
    );
    expect(said.out).toContain('sudah aktif di stable');
    expect(await rollback('tabel kosong')).toEqual(done(12, true));
    expect(await rollback('tabel kosong')).toEqual(done(12, false));
    expect(await activeNow()).toBe(version(12));
    expect(await rollback('masih kosong')).toEqual(done(11, true));
  });

  it('knows a trial by who takes part in it, and its end', async () => {
    const trial = (units: string) =>
      act('promote', version(13), '--channel', 'canary', '--units', units, ...REASON);
    expect(await trial('1012,1013')).toEqual(done(13, true));
    expect(await trial('1013,1012')).toEqual(done(13, false));
    expect(await trial('1013')).toEqual(done(13, true));
    expect(await rollback('selesai', '--channel', 'canary')).toEqual(done(null, true));
    expect(await rollback('selesai', '--channel', 'canary')).toEqual(done(null, false));
  });

  it('after its answer was lost says what has become of it', async () => {
    expect(await promote(12)).toEqual(done(12, true));
    globalThis.fetch = async (url, init) => {
      const answer = await fetched(url, init);
      if (isAct(url, init)) throw new TypeError('fetch failed');
      return answer;
    };
    expect(await promote(13)).toMatchObject({ code: 1, kode: 'TIDAK_TERJANGKAU' });
    expect(await rollback('putus')).toMatchObject({ code: 1, kode: 'TIDAK_TERJANGKAU' });
    globalThis.fetch = fetched;
    expect(await activeNow()).toBe(version(12));
    expect(await rollback('putus')).toEqual(done(12, false));
  });

  it.each([
    ['another version', 13, 11, { codes: [0, 1], changed: [true, undefined] }],
    ['the same version', 13, 13, { codes: [0, 0], changed: [true, false] }],
  ])('at once with %s: the channel changes once', async (_, one, other, { codes, changed }) => {
    await promote(12);
    let arrive = () => {};
    const bothThere = new Promise<void>((resolve) => {
      let there = 0;
      arrive = () => {
        there += 1;
        if (there === 2) resolve();
      };
    });
    globalThis.fetch = async (url, init) => {
      if (isAct(url, init)) {
        arrive();
        await bothThere;
      }
      return fetched(url, init);
    };
    const said = (await Promise.all([promote(one), promote(other)])).sort(
      (first, second) => first.code - second.code || Number(second.changed) - Number(first.changed),
    );
    expect(said.map(({ code }) => code)).toEqual(codes);
    expect(said.map((line) => line.changed)).toEqual(changed);
    expect(await activeNow()).toBe(said[0]?.version);
    if (one !== other) expect(said[1]?.kode).toBe('BENTROK');
  });

  it('is told by an older command line, which names no state, where the newer one is', async () => {
    globalThis.fetch = async (url, init) => {
      if (!isAct(url, init)) return fetched(url, init);
      const { versi: _, ...body } = JSON.parse(String(init?.body));
      return fetched(url, { ...init, body: JSON.stringify(body) });
    };
    const before = await activeNow();
    const { code, err } = await selaras(
      ['rollback', '--remote', 'mf_contoh', '--reason', 'perintah lama'],
      env,
    );
    expect([code, err]).toEqual([1, expect.stringContaining('/paket/selaras-cli.tgz')]);
    expect(await activeNow()).toBe(before);
  });
});

describe('a remote that is broken on purpose', () => {
  const faults = (...line: string[]) =>
    selaras(['faults', ...line, '--remote', 'mf_contoh', '--port', '0'], {}, { stopped: async () => {} });

  it('is told as its users see it, and where to see it', async () => {
    const { code, out } = await faults('corrupt');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /Contoh tidak dapat ditampilkan\n.*isinya tidak sah\. Bagian lain portal tetap dapat dipakai\.\n {2}\[Coba lagi\]\n\nBuka: http:\/\/127\.0\.0\.1:\d+\/\S+\n/,
      ),
    ]);
    expect(jsonOf(await faults('throwing-page', '--json')).panel.text).toContain('saat halaman ditampilkan');
    expect((await faults('slow')).out).toContain('lebih lambat');
    expect(await faults('terbang')).toMatchObject({ code: 2, err: expect.stringContaining('corrupt-page') });
  });
});

describe('as a process of its own', () => {
  const run = (line: readonly string[], env: Env = {}) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const bin = join(root, 'packages/cli/bin/selaras.mjs');
      const options = { cwd: folder, env: { PATH: process.env.PATH ?? '', SELARAS_PORTAL: origin, ...env } };
      execFile(process.execPath, [bin, ...line], options, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
      );
    });

  it('ends with 0, 1 or 2, its answer on standard output and everything else on standard error', async () => {
    const [done, refused, wrong] = await Promise.all([
      run(['status', '--remote', 'mf_contoh', '--json'], { SELARAS_TOKEN: await newToken() }),
      run(['status', '--remote', 'mf_contoh']),
      run(['promote', '--token', 'rahasia']),
    ]);
    expect([done.code, done.stderr, jsonOf({ out: done.stdout }).remote.name]).toEqual([0, '', 'mf_contoh']);
    expect(refused).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('SELARAS_TOKEN') });
    expect(wrong).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining('daftar proses') });
  });
});
