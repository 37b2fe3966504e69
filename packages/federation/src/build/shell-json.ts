import type { RsbuildPlugin } from '@rsbuild/core';
import {
  PLATFORM_API,
  plainGuards,
  type ShellBuild,
  type ShellProvides,
  shellParts,
} from '@selaras/contracts';
import { sharedNames } from '../shared-policy';
import { isProduction } from './base-config';
import { loadData, loadManifest } from './load-manifest';
import { chunkScripts, integrityOf } from './page-chunks';
import { shellVersions } from './shared-versions';

const SHELL_JSON = 'shell.json';

/** What remotes are compared with before they may come into this shell. */
async function providedBy(folder: string): Promise<ShellProvides> {
  const versions = shellVersions(folder);
  const { menuGroups, icons } = await loadData<Pick<ShellProvides, 'menuGroups' | 'icons'>>(
    folder,
    'src/menu/menu-words.ts',
    'menuWords',
  );
  return {
    platformApi: PLATFORM_API,
    shared: Object.fromEntries(sharedNames.map((name) => [name, versions[name]])),
    guards: [...plainGuards],
    menuGroups,
    icons,
  };
}

/**
 * Writes `shell.json`: the shell's pages, and the scripts that each of them and each late part consists of.
 * The build fails when a page or a part has no chunk of its name.
 */
export function shellJsonPlugin(): RsbuildPlugin {
  return {
    name: 'selaras:shell-json',
    setup(api) {
      const folder = api.context.rootPath;
      api.processAssets({ stage: 'report' }, async ({ assets, compilation, sources }) => {
        if (!isProduction) return;
        const { pages } = await loadManifest(folder, 'shellManifest');
        const names = [...pages.map(({ id }) => id), ...Object.values(shellParts)];
        const filesOf = (name: string) =>
          chunkScripts(compilation, name).map((file) => ({
            path: `/${file}`,
            integrity: integrityOf(assets[file]?.buffer() ?? Buffer.alloc(0)),
          }));
        const build: ShellBuild = {
          pages: pages.map(({ id, path, layout }) => ({ id, path, layout })),
          scripts: Object.fromEntries(names.map((name) => [name, filesOf(name)])),
          provides: await providedBy(folder),
        };
        compilation.emitAsset(SHELL_JSON, new sources.RawSource(`${JSON.stringify(build, null, 2)}\n`));
      });
    },
  };
}
