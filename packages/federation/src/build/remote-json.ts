import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { PLATFORM_API, type RemoteBuild, type RemoteKind, type RemoteManifest } from '@selaras/contracts';
import { isProduction } from './base-config';
import { manifestProblems } from './check-manifest';
import { chunkList, chunksOf, PAGES_MODULE, scriptsOf, sha384 } from './chunk-scripts';
import { loadManifest, manifestPath } from './load-manifest';
import { pageImports } from './page-imports';
import { readPackage } from './shared-policy';

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

/** SHA-384 of every file, sorted by path so that equal contents give an equal list. */
function hashes(assets: Readonly<Record<string, Rspack.sources.Source>>): Record<string, string> {
  const paths = Object.keys(assets)
    .filter((path) => path !== REMOTE_JSON)
    .sort();
  return Object.fromEntries(paths.map((path) => [path, sha384(assets[path]?.buffer() ?? Buffer.alloc(0))]));
}

/** Scripts of each page: entry, exposed chunk, and what its `import()` brings along. */
function preloadLists(
  chunks: readonly Rspack.StatsChunk[],
  imports: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  const exposed = chunks.filter((chunk) =>
    chunk.names?.some((name) => name.startsWith('__federation_expose_')),
  );
  return Object.fromEntries(
    Object.entries(imports).map(([page, requests]) => {
      const own = chunksOf(chunks, PAGES_MODULE, requests);
      return [page, [...new Set([REMOTE_ENTRY, ...scriptsOf([...exposed, ...own])])]];
    }),
  );
}

/** Page id → modules that it imports; lifecycles show every page themselves. */
async function importsOf(folder: string, manifest: RemoteManifest, kind: RemoteKind | undefined) {
  if (kind === 'single-spa') return Object.fromEntries(manifest.pages.map(({ id }) => [id, []]));
  return pageImports(readFileSync(join(folder, 'src/pages.tsx'), 'utf8'));
}

/** What the bundler makes besides the remote: the empty entry, and a report for tools. */
function dropLeftovers(compilation: Rspack.Compilation) {
  for (const path of Object.keys(compilation.assets)) {
    if (path.endsWith('mf-stats.json') || path.includes(`/${EMPTY_ENTRY}.`)) compilation.deleteAsset(path);
  }
}

/** Writes `remote.json` beside the entry, or fails the build with what is wrong with the manifest. */
export function remoteJsonPlugin({ name, kind, requires }: RemoteJsonOptions): RsbuildPlugin {
  return {
    name: 'selaras:remote-json',
    setup(api) {
      const folder = api.context.rootPath;
      api.processAssets({ stage: 'report' }, async ({ assets, compilation, sources }) => {
        compilation.fileDependencies.add(manifestPath(folder));
        const manifest = await loadManifest(folder);
        const imports = await importsOf(folder, manifest, kind);
        const problems = manifestProblems({ name, kind }, manifest, Object.keys(imports));
        if (problems.length > 0) throw new Error(`Manifest ${name}: ${problems.join('; ')}.`);

        const chunks = chunkList(compilation);
        if (isProduction) dropLeftovers(compilation);
        const integrity = isProduction ? hashes(assets) : {};
        const content = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 8);
        const build: RemoteBuild = {
          name,
          version: `${readPackage(folder).version}-${content}`,
          entry: REMOTE_ENTRY,
          revision: gitRevision(folder),
          builtAt: new Date().toISOString(),
          requires: { platformApi: PLATFORM_API, shared: { ...requires } },
          integrity,
          preload: isProduction ? preloadLists(chunks, imports) : {},
          manifest,
        };
        compilation.emitAsset(REMOTE_JSON, new sources.RawSource(`${JSON.stringify(build, null, 2)}\n`));
      });
    },
  };
}
