import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { callName, fingerprintsOf } from '@selaras/admission';
import {
  CALLS_FILE,
  type CallContract,
  PLATFORM_API,
  type RemoteBuild,
  type RemoteKind,
  type RemoteManifest,
} from '@selaras/contracts';
import { isProduction } from './base-config';
import { manifestProblems } from './check-manifest';
import { loadManifest, manifestPath } from './load-manifest';
import { exposedScripts, integrityOf, pageScripts } from './page-chunks';
import { readPackage } from './shared-versions';
import { usedCalls } from './used-calls';
import { type UsedNames, watchUsedNames } from './used-names';

/** Name of the script that hands out a remote's modules. */
export const REMOTE_ENTRY = 'remoteEntry.js';
/** Name of the entry that every build must have; a remote's is empty. */
export const EMPTY_ENTRY = 'kosong';
const REMOTE_JSON = 'remote.json';

export interface RemoteJsonOptions {
  readonly name: string;
  readonly kind: RemoteKind | undefined;
  /** Shared module → range that the shell must satisfy. */
  readonly requires: Readonly<Record<string, string>>;
}

function gitRevision(folder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

/** Integrity of every file, sorted by path so that equal contents give an equal list. */
function hashes(assets: Readonly<Record<string, Rspack.sources.Source>>): Record<string, string> {
  const paths = Object.keys(assets)
    .filter((path) => path !== REMOTE_JSON)
    .sort();
  return Object.fromEntries(
    paths.map((path) => [path, integrityOf(assets[path]?.buffer() ?? Buffer.alloc(0))]),
  );
}

/** Page id → scripts that its `import()` waits for; lifecycles show every page themselves. */
function scriptsOfPages(
  compilation: Rspack.Compilation,
  manifest: RemoteManifest,
  kind: RemoteKind | undefined,
): Map<string, string[]> {
  return kind === 'single-spa' ? new Map(manifest.pages.map(({ id }) => [id, []])) : pageScripts(compilation);
}

/** Scripts of each page: entry, exposed chunk, and what its `import()` brings along. */
function preloadLists(
  compilation: Rspack.Compilation,
  pages: ReadonlyMap<string, readonly string[]>,
): Record<string, string[]> {
  const first = [REMOTE_ENTRY, ...exposedScripts(compilation)];
  return Object.fromEntries([...pages].map(([id, scripts]) => [id, [...new Set([...first, ...scripts])]]));
}

/** What the bundler makes besides the remote: the empty entry, and a report for tools. */
function dropLeftovers(compilation: Rspack.Compilation) {
  for (const path of Object.keys(compilation.assets)) {
    if (path.endsWith('mf-stats.json') || path.includes(`/${EMPTY_ENTRY}.`)) compilation.deleteAsset(path);
  }
}

/** Eight signs that stand for the contents of a build. */
const shortHash = (contents: unknown): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 8);

/** What the calls are told apart by, in `remote.json`; their contracts lie in a file that no browser asks for. */
const fingerprints = (calls: readonly CallContract[]) =>
  Object.fromEntries(calls.map((call) => [callName(call), fingerprintsOf(call)]));

/** Writes `remote.json` beside the entry, or fails the build with what is wrong with the manifest. */
export function remoteJsonPlugin({ name, kind, requires }: RemoteJsonOptions): RsbuildPlugin {
  return {
    name: 'selaras:remote-json',
    setup(api) {
      const folder = api.context.rootPath;
      let namesOf: ((compilation: Rspack.Compilation) => UsedNames) | undefined;
      if (isProduction) {
        api.onAfterCreateCompiler(({ compiler }) => {
          namesOf = watchUsedNames(compiler as Rspack.Compiler);
        });
      }
      api.processAssets({ stage: 'report' }, async ({ compilation, sources }) => {
        compilation.fileDependencies.add(manifestPath(folder));
        const manifest = await loadManifest(folder);
        const pages = scriptsOfPages(compilation, manifest, kind);
        const problems = manifestProblems({ name, kind }, manifest, [...pages.keys()]);
        if (problems.length > 0) throw new Error(`Manifest ${name}: ${problems.join('; ')}.`);

        const preload = isProduction ? preloadLists(compilation, pages) : {};
        if (isProduction) dropLeftovers(compilation);
        const calls = namesOf && usedCalls(namesOf(compilation));
        if (calls) compilation.emitAsset(CALLS_FILE, new sources.RawSource(JSON.stringify({ calls })));
        const integrity = isProduction ? hashes(compilation.assets) : {};
        // All that tells two builds apart: another title of a page is another version, too.
        const contents = {
          requires: { platformApi: PLATFORM_API, shared: { ...requires } },
          integrity,
          preload,
          manifest,
        };
        const build: RemoteBuild = {
          name,
          version: `${readPackage(folder).version}-${shortHash(contents)}`,
          entry: REMOTE_ENTRY,
          revision: gitRevision(folder),
          builtAt: new Date().toISOString(),
          ...contents,
          ...(calls && { calls: fingerprints(calls) }),
        };
        compilation.emitAsset(REMOTE_JSON, new sources.RawSource(`${JSON.stringify(build, null, 2)}\n`));
      });
    },
  };
}
