import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createRsbuild, type Rspack } from '@rsbuild/core';
import { lateLibraries, sharedNames } from '@selaras/federation/build';

/**
 * `npm run bench:kit`: what a browser fetches of the resource kit when a copy travels with each remote, and when the
 * shell hands out some of it (decision 53). Sizes in kB brotli, of a page's own script and, behind
 * the plus, of the parts that it fetches later.
 */
const root = join(import.meta.dirname, '../../..');
const kitDoor = (door: string) => join(root, `packages/resource/src/react/${door}/index.ts`);
const page = (view: string) => join(root, `mf-planning/src/features/kinerja-program/kinerja-program-${view}`);
const views = ['list', 'form', 'detail'] as const;
const designSystem = join(root, 'packages/ui/src/index.ts');
/** So many remotes will use the kit. */
const REMOTES = 5;

interface Weight {
  readonly first: number;
  readonly late: number;
}

const isSingleton = (request: string) =>
  sharedNames.some((name) => request === name || request.startsWith(`${name}/`)) ||
  request.endsWith('/toast-provider');
const isLate = (request: string) => lateLibraries.some((name) => name === request);

interface Sharing {
  readonly name: string;
  /** Whether remotes get this module from the shell. */
  readonly shares: (request: string) => boolean;
  /** What the shell hands out for some doors of the kit. */
  readonly handsOut: (doors: readonly string[]) => Imports;
}

interface Imports {
  readonly first?: readonly string[];
  readonly late?: readonly string[];
}

const sharings: readonly Sharing[] = [
  { name: 'copies', shares: () => false, handsOut: () => ({}) },
  { name: 'late libraries shared', shares: isLate, handsOut: () => ({ late: lateLibraries }) },
  {
    name: 'kit shared',
    shares: (request) => /^@selaras\/resource(\/|$)/.test(request),
    handsOut: (doors) => ({ first: doors.map(kitDoor) }),
  },
  {
    name: 'kit and design system shared',
    shares: (request) => /^@selaras\/(resource|ui)(\/|$)/.test(request),
    handsOut: (doors) => ({ first: [...doors.map(kitDoor), designSystem] }),
  },
];

for (const { name, shares, handsOut } of sharings) {
  for (const view of views) {
    const [own, shared] = [await weight({ first: [page(view)] }, shares), await weight(handsOut([view]))];
    print(name, `first page, ${view}`, sum(own, shared));
  }
  const [own, shared] = [await weight({ first: views.map(page) }, shares), await weight(handsOut(views))];
  for (let remotes = 1; remotes <= REMOTES; remotes += 1) {
    print(name, `all views of ${remotes} remotes`, sum(times(remotes, own), shared));
  }
}

function sum(a: Weight, b: Weight): Weight {
  return { first: a.first + b.first, late: a.late + b.late };
}

function times(count: number, { first, late }: Weight): Weight {
  return { first: count * first, late: count * late };
}

function print(sharing: string, what: string, { first, late }: Weight): void {
  const told = `${first.toFixed(1).padStart(5)} + ${late.toFixed(1).padStart(5)} kB`;
  console.log(`${sharing.padEnd(30)} ${what.padEnd(24)} ${told}`);
}

/** Builds these modules as a remote would, all exports kept, and weighs the files. */
async function weight(
  { first = [], late = [] }: Imports,
  outside = (_request: string) => false,
): Promise<Weight> {
  const folder = await mkdtemp(join(root, 'packages/ui/node_modules/.kit-weight-'));
  try {
    const entry = join(folder, 'entry.js');
    const imports = first.map((path, at) => `import * as m${at} from ${JSON.stringify(path)};`);
    const asked = late.map((path) => `() => import(${JSON.stringify(path)})`);
    const used = [...first.map((_, at) => `m${at}`), ...asked].join(', ');
    await writeFile(entry, `${imports.join('\n')}\nglobalThis.used = [${used}];\n`);
    await build(entry, join(folder, 'dist'), (request) => isSingleton(request) || outside(request));
    return await weighFiles(join(folder, 'dist'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function build(entry: string, dist: string, outside: (request: string) => boolean): Promise<void> {
  const external = (
    { request = '' }: { request?: string },
    done: (error?: Error, result?: string) => void,
  ) => (outside(request) ? done(undefined, `var given[${JSON.stringify(request)}]`) : done());
  const rspack: Rspack.Configuration = { externals: [external] };
  const rsbuild = await createRsbuild({
    cwd: root,
    rsbuildConfig: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { entry } },
      output: { distPath: { root: dist }, filenameHash: false, legalComments: 'none' },
      splitChunks: { preset: 'none' },
      tools: { rspack, htmlPlugin: false, swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
    },
  });
  await rsbuild.build();
}

async function weighFiles(dist: string): Promise<Weight> {
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  let [first, late] = [0, 0];
  for (const { name, parentPath } of files.filter(({ name }) => name.endsWith('.js'))) {
    const kilobytes = brotliCompressSync(await readFile(join(parentPath, name))).length / 1000;
    if (basename(name) === 'entry.js') first += kilobytes;
    else late += kilobytes;
  }
  return { first, late };
}
