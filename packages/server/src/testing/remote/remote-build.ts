import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { callName, fingerprintsOf } from '@selaras/admission';
import type { CallContract, RemoteBuild } from '@selaras/contracts';
import { type Header, pack } from 'tar-stream';

const integrityOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

interface Example {
  readonly name?: string;
  readonly version?: string;
  /** What its entry says; another text is another build. */
  readonly entry?: string;
  /** Calls that it uses. */
  readonly calls?: readonly CallContract[];
  readonly change?: Partial<RemoteBuild>;
}

/** A build of a remote with one page, as its files by path. */
export function exampleBuild({
  name = 'mf_contoh',
  version = '1.0.0-00000001',
  entry,
  calls = [],
  change,
}: Example = {}) {
  const contents = {
    'remoteEntry.js': entry ?? `/* ${version} */ ${'masuk();'.repeat(100)}`,
    'static/js/halaman.js': `/* halaman */ ${'tampil();'.repeat(100)}`,
    'calls.json': JSON.stringify({ calls }),
    'static/image/lambang.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  const build: RemoteBuild = {
    name,
    version,
    entry: 'remoteEntry.js',
    revision: 'a'.repeat(40),
    builtAt: '2025-06-01T00:00:00.000Z',
    requires: { platformApi: 1, shared: { react: '^19.0.0' } },
    integrity: Object.fromEntries(
      Object.entries(contents).map(([path, content]) => [path, integrityOf(content)]),
    ),
    preload: { [`${name}.awal`]: ['remoteEntry.js', 'static/js/halaman.js'] },
    manifest: {
      name,
      title: 'Contoh',
      platformApi: 1,
      pages: [{ id: `${name}.awal`, path: `/${name}`, title: 'Awal', layout: 'default', guard: 'auth' }],
      menu: [],
    },
    calls: Object.fromEntries(calls.map((call) => [callName(call), fingerprintsOf(call)])),
    ...change,
  };
  return { ...contents, 'remote.json': JSON.stringify(build) };
}

type Entry = readonly [
  header: Pick<Header, 'name'> & Partial<Pick<Header, 'type' | 'linkname'>>,
  content?: string | Buffer,
];

/** A gzipped tar of whatever entries, also of those that no build has. */
export async function archiveOf(entries: readonly Entry[]): Promise<Buffer> {
  const tar = pack();
  for (const [header, content = ''] of entries) tar.entry(header, Buffer.from(content as string));
  tar.finalize();
  return gzipSync(await buffer(tar));
}

/** A build as `tar czf` packs its folder. */
export const archiveOfBuild = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> =>
  archiveOf([
    [{ name: './', type: 'directory' }],
    ...Object.entries(files).map(([path, content]): Entry => [{ name: `./${path}` }, content]),
  ]);

/** The compressed form of a file as builds of the portal bring it along. */
export const brotliOf = (content: string): Buffer => brotliCompressSync(content);
