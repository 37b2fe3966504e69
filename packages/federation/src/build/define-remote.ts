import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import type { RemoteKind } from '@selaras/contracts';
import { type SharedVersions, sharedNames } from '../shared-policy';
import { baseConfig } from './base-config';
import { type EmbedOptions, embedPlugin } from './embed-build';
import { EMPTY_ENTRY, REMOTE_ENTRY, remoteJsonPlugin } from './remote-json';
import { remoteShared } from './remote-shared';
import { sharedVersions } from './shared-versions';

export interface RemoteOptions {
  /** Unique name, `mf_…`: shell and registry know the remote by it. */
  readonly name: `mf_${string}`;
  /** `single-spa`: it brings its own framework and is entered through `src/lifecycles`, as its manifest says too. */
  readonly kind?: RemoteKind;
  /** What it hands out besides `./pages` or `./lifecycles`, as request → file. */
  readonly exposes?: Readonly<Record<string, string>>;
  /** What of it may be shown in any page, as a script by itself. */
  readonly embed?: EmbedOptions;
  /** Port of its development server. */
  readonly port?: number;
}

const browserFile = (name: string) => fileURLToPath(new URL(`./browser/${name}`, import.meta.url));

/** A remote is its container; the entry that every build must have stays empty. */
const emptyEntry = browserFile('empty-entry.js');

/** A development server's container runs it, as it runs the server's own client. */
const reloadStale: RsbuildPlugin = {
  name: 'selaras:reload-stale',
  apply: 'serve',
  setup(api) {
    api.modifyRspackConfig(({ context }, { appendPlugins, rspack }) =>
      appendPlugins(
        new rspack.EntryPlugin(context ?? api.context.rootPath, browserFile('reload-stale.js'), {
          name: undefined,
        }),
      ),
    );
  },
};

/** Singletons that the shell must have, with the range that this build was made with. */
function requiredOfShell(versions: Partial<SharedVersions>): Record<string, string> {
  return Object.fromEntries(
    sharedNames.flatMap((name) => (versions[name] === undefined ? [] : [[name, `^${versions[name]}`]])),
  );
}

/**
 * Also from a development server it asks for `react/jsx-runtime`: it may run in a portal in production for one tab, where
 * React's `jsx-dev-runtime` is empty.
 */
const react = { swcReactOptions: { development: false } };

/** The federation plugin's own packages, as it finds them. */
const ofPlugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
const bundlerRuntime = '@module-federation/webpack-bundler-runtime';
const runtime = ofPlugin.resolve('@module-federation/runtime');

/** Rspack asks for the runtime's CommonJS builds; the same packages have a door for bundlers, and an ES build, beside them. */
const forBundlers = {
  [ofPlugin.resolve(bundlerRuntime)]: ofPlugin.resolve(`${bundlerRuntime}/bundler`),
  [runtime]: join(dirname(runtime), 'index.js'),
};

const doors = {
  pages: { './pages': './src/pages.tsx' },
  'single-spa': { './lifecycles': './src/lifecycles' },
};

/**
 * Whole build of a remote: `export default defineRemote({ name: 'mf_cascading' })` in its `rsbuild.config.ts`.
 * Its pages are `src/pages.tsx`, its manifest `src/manifest.ts`; the build writes `remoteEntry.js` and `remote.json`.
 * The singletons and the federation runtime come from the shell; a remote of kind `single-spa` shares nothing else.
 */
export function defineRemote({ name, kind, exposes = {}, embed, port = 3101 }: RemoteOptions): RsbuildConfig {
  const folder = process.cwd();
  const versions = kind === undefined ? sharedVersions(folder) : {};
  const { singletons, late } = remoteShared(folder, versions);
  return mergeRsbuildConfig(baseConfig(name, port, react), {
    source: { entry: { [EMPTY_ENTRY]: emptyEntry } },
    // Its folder is named after its contents, so its files need not be: the entry lists them all.
    output: { filenameHash: false },
    resolve: { alias: forBundlers },
    tools: { htmlPlugin: false },
    server: { publicDir: false },
    // Its page is the shell's: the hot updates come from here all the same.
    dev: { client: { host: 'localhost', port: '<port>', protocol: 'ws' } },
    plugins: [
      pluginModuleFederation({
        name,
        filename: REMOTE_ENTRY,
        exposes: { ...doors[kind ?? 'pages'], ...exposes },
        shared: { ...singletons, ...late },
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: {
          externalRuntime: true,
          // It enters no other remote.
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      ...(embed === undefined ? [] : [embedPlugin(embed)]),
      remoteJsonPlugin({ name, kind, requires: requiredOfShell(versions) }),
      reloadStale,
    ],
  });
}
