import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type ShellBuild, type ShellPart, shellParts } from '@selaras/contracts';
import { isProduction } from './base-config';
import { chunkList, chunksOf, PAGES_MODULE, scriptsOf, sha384 } from './chunk-scripts';
import { loadManifest } from './load-manifest';
import { pageImports } from './page-imports';

const SHELL_JSON = 'shell.json';

/** What a part of the shell is asked for with: `import('…')`. */
export type ShellPartImports = Readonly<Record<ShellPart, string>>;

/** Writes `shell.json`: the shell's pages, and the scripts that each of them and each late part consists of. */
export function shellJsonPlugin(imports: ShellPartImports): RsbuildPlugin {
  return {
    name: 'selaras:shell-json',
    setup(api) {
      const folder = api.context.rootPath;
      api.processAssets({ stage: 'report' }, async ({ assets, compilation, sources }) => {
        if (!isProduction) return;
        const chunks = chunkList(compilation);
        const filesOf = (module: RegExp, requests: readonly string[]) =>
          scriptsOf(chunksOf(chunks, module, requests)).map((file) => ({
            path: `/${file}`,
            integrity: sha384(assets[file]?.buffer() ?? Buffer.alloc(0)),
          }));
        const parts = Object.entries(shellParts).map(([part, name]) => {
          const files = filesOf(/./, [imports[part as ShellPart]]);
          if (files.length === 0) throw new Error(`No chunk of the shell is asked for as ${part}.`);
          return [name, files] as const;
        });
        const pages = Object.entries(await pageImports(readFileSync(join(folder, 'src/pages.tsx'), 'utf8')));
        const build: ShellBuild = {
          pages: (await loadManifest(folder, 'shellManifest')).pages.map(({ id, path, layout }) => ({
            id,
            path,
            layout,
          })),
          scripts: Object.fromEntries([
            ...pages.map(([id, requests]) => [id, filesOf(PAGES_MODULE, requests)] as const),
            ...parts,
          ]),
        };
        compilation.emitAsset(SHELL_JSON, new sources.RawSource(`${JSON.stringify(build, null, 2)}\n`));
      });
    },
  };
}
