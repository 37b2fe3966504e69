import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transform } from '@swc/core';
import { bin, root } from '../workspace/workspace.mjs';

const isTest = (file) => /\.(test|fixture)\.tsx?$/.test(file);

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Writes the types of all packages below a folder, as TypeScript reads them from the sources. */
export const emitTypes = (out) =>
  promisify(execFile)(bin('tsc'), ['-p', join(root, 'packages/config/tsconfig.pack.json'), '--outDir', out], {
    cwd: root,
  }).catch(({ stdout }) => {
    throw new Error(stdout);
  });

/** Code of a source for Node and bundlers alike: every path of the package with its extension. */
async function compiled(file) {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    module: { type: 'es6', resolveFully: true },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
      // Paths are resolved only where some are named: none begins like this one.
      baseUrl: join(root, 'packages'),
      paths: { '#none': ['none'] },
    },
  });
  return code;
}

/** What people read of a package. */
const pagesOf = (folder) =>
  ['README.md', 'CHANGELOG.md']
    .filter((page) => existsSync(join(folder, page)))
    .map((page) => [page, readFileSync(join(folder, page))]);

/** Every file of a package by its place in the tarball: code, types, and what the code reads beside itself. */
export async function emitPackage(name, types) {
  const folder = join(root, 'packages', name);
  const files = new Map();
  for (const file of filesOf(join(folder, 'src')).filter((one) => !isTest(one))) {
    const place = file.slice(folder.length + 1);
    if (/(?<!\.d)\.tsx?$/.test(place)) files.set(place.replace(/\.tsx?$/, '.js'), await compiled(file));
    else files.set(place, readFileSync(file));
  }
  for (const file of filesOf(join(types, name))) {
    files.set(file.slice(types.length + name.length + 2), readFileSync(file));
  }
  return new Map([...files, ...pagesOf(folder)]);
}

/** A program by its place in the tarball, bundled by its own `build.mjs` into a folder. */
export async function emitProgram(name, out) {
  const folder = join(root, 'packages', name);
  await promisify(execFile)(process.execPath, [join(folder, 'build.mjs'), out], { cwd: folder });
  return new Map([
    ...filesOf(out).map((file) => [file.slice(out.length + 1), readFileSync(file)]),
    ...pagesOf(folder),
  ]);
}

const IMPORT = /\b(?:from|import)\s*\(?\s*["']([^"'.][^"']*)["']/g;

/** Names of the packages that code imports, without Node's own. */
export function importedBy(files) {
  const requests = [...files]
    .filter(([place]) => /\.m?js$/.test(place))
    .flatMap(([, text]) => [...String(text).matchAll(IMPORT)].map(([, request]) => request));
  const names = requests
    .filter((request) => !request.startsWith('node:'))
    .map((request) =>
      request
        .split('/')
        .slice(0, request.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].sort();
}
