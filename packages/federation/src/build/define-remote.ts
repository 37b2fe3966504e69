import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import type { RemoteKind } from '@selaras/contracts';
import { baseConfig } from './base-config';
import { EMPTY_ENTRY, REMOTE_ENTRY, remoteJsonPlugin } from './remote-json';
import { remoteShared, type SharedName, sharedPolicy, sharedVersions } from './shared-policy';

export interface RemoteOptions {
  /** Unique name, `mf_…`: shell and registry know the remote by it. */
  readonly name: `mf_${string}`;
  /** `single-spa`: it brings its own framework and is entered through `src/lifecycles`, as its manifest says too. */
  readonly kind?: RemoteKind;
  /** What it hands out besides `./pages` or `./lifecycles`, as request → file. */
  readonly exposes?: Readonly<Record<string, string>>;
  /** Port of its development server. */
  readonly port?: number;
}

/** A remote is its container; the entry that every build must have stays empty. */
const emptyEntry = fileURLToPath(new URL('./browser/empty-entry.js', import.meta.url));

/** Singletons that the shell must have, with the range that this build was made with. */
function requiredOfShell(versions: Partial<Record<SharedName, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(versions)
      .filter(([name]) => sharedPolicy[name as SharedName].singleton)
      .map(([name, version]) => [name, `^${version}`]),
  );
}

const doors = {
  pages: { './pages': './src/pages.tsx' },
  'single-spa': { './lifecycles': './src/lifecycles' },
};

/**
 * Whole build of a remote: `export default defineRemote({ name: 'mf_cascading' })` in its `rsbuild.config.ts`.
 * Its pages are `src/pages.tsx`, its manifest `src/manifest.ts`; the build writes `remoteEntry.js` and `remote.json`.
 * The singletons and the federation runtime come from the shell; a remote of kind `single-spa` shares nothing else.
 */
export function defineRemote({ name, kind, exposes = {}, port = 3101 }: RemoteOptions): RsbuildConfig {
  const folder = process.cwd();
  const versions = kind === undefined ? sharedVersions(folder) : {};
  return mergeRsbuildConfig(baseConfig(name, port), {
    source: { entry: { [EMPTY_ENTRY]: emptyEntry } },
    // Its folder is named after its contents, so its files need not be: the entry lists them all.
    output: { filenameHash: false },
    tools: { htmlPlugin: false },
    server: { publicDir: false },
    // Its page is the shell's: the hot updates come from here all the same.
    dev: { client: { host: 'localhost', port: '<port>', protocol: 'ws' } },
    plugins: [
      pluginModuleFederation({
        name,
        filename: REMOTE_ENTRY,
        exposes: { ...doors[kind ?? 'pages'], ...exposes },
        shared: remoteShared(folder, versions),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: {
          externalRuntime: true,
          // It enters no other remote.
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      remoteJsonPlugin({ name, kind, requires: requiredOfShell(versions) }),
    ],
  });
}
