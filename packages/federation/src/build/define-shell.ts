import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HtmlTagHandler, mergeRsbuildConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { baseConfig, isProduction, replaceModule } from './base-config';
import { devRegistryMiddleware, parseDevRemotes } from './dev-registry';
import { sharedPolicy, sharedVersions, shellSharedSource } from './shared-policy';
import { type ShellPartImports, shellJsonPlugin } from './shell-json';

export interface ShellOptions {
  /** The `import()`s behind which the shell's late parts lie, so that a page's HTML can ask for them at once. */
  readonly parts: ShellPartImports;
  /** Port of its development server. */
  readonly port?: number;
}

const libraries =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](query-core|react-query)|styled-components|stylis|@emotion|axios)[\\/]/;

/** The libraries that every page needs travel as one file, which stays the same while the portal changes. */
const pustaka = { test: libraries, name: 'pustaka', chunks: 'initial', enforce: true } as const;

/**
 * The whole router, from which the slim module that is shared under its name is made. The package's own door leads to
 * the development build, with its warnings, also in production.
 */
function wholeRouter(folder: string, file: string): string {
  const build = isProduction ? 'production' : 'development';
  return join(folder, 'node_modules/react-router/dist', build, file);
}

const browserFile = (name: string) => fileURLToPath(new URL(`./browser/${name}`, import.meta.url));

/** The entry that runs while the others are still on their way. */
const EARLY = 'dini';

/** A script that runs before everything that the bundler puts into the page. */
const firstScript = (name: string) => ({
  tag: 'script',
  head: true,
  append: false,
  children: readFileSync(browserFile(name), 'utf8'),
});

/**
 * The portal's scripts go before what the server adds to the page to be loaded beside them: nothing runs without them,
 * and a deferred script alone is asked for last.
 */
const firstOfAll: HtmlTagHandler = (tags) =>
  tags.map((tag) =>
    tag.tag === 'script' && tag.attrs?.src !== undefined
      ? { ...tag, attrs: { ...tag.attrs, fetchpriority: 'high' } }
      : tag,
  );

const withoutFetchAdapter = replaceModule(/axios\/lib\/adapters\/fetch\.js$/, () =>
  browserFile('no-fetch-adapter.js'),
);

const withoutUnusedOfAxios = replaceModule(
  /axios\/lib\/(cancel\/CancelToken|helpers\/(AxiosURLSearchParams|HttpStatusCode|cookies|formDataToJSON|toFormData|toURLEncodedForm))\.js$/,
  () => browserFile('unused-of-axios.js'),
);

const withoutUnusedOfFederation = replaceModule(
  /@module-federation\/runtime-core\/dist\/(plugins\/snapshot\/SnapshotHandler|utils\/preload)\.js$/,
  () => browserFile('unused-of-federation.js'),
);

/** In development the API, and what is not under development, come from the running server. */
function devServer(): NonNullable<RsbuildConfig['server']> {
  const api = process.env.SELARAS_API ?? 'http://127.0.0.1:8080';
  const remotes = parseDevRemotes(process.env.SELARAS_DEV_REMOTES ?? '');
  return {
    proxy: { '/api': api, '/remotes': api },
    setup: (context) => {
      if (context.action === 'dev') context.server.middlewares.use(devRegistryMiddleware(api, remotes));
    },
  };
}

/** Whole build of the shell: `export default defineShell({ parts })` in its `rsbuild.config.ts`. */
export function defineShell({ parts, port = 3000 }: ShellOptions): RsbuildConfig {
  const folder = process.cwd();
  const sharedModules = join(folder, 'node_modules/.selaras/shared-modules.js');
  const slimRouter = sharedPolicy['react-router'].slim;
  return mergeRsbuildConfig(baseConfig('selaras_shell', port), {
    plugins: [shellJsonPlugin(parts)],
    source: {
      entry: { [EARLY]: { import: './src/early.ts', html: false }, index: './src/main.ts' },
      define: {
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      },
    },
    resolve: {
      alias: {
        '@selaras/shared-modules$': sharedModules,
        'react-router-utuh$': wholeRouter(folder, 'index.mjs'),
        'react-router/dom$': wholeRouter(folder, 'dom-export.mjs'),
        'react-router$': slimRouter,
        'react-router-dom$': slimRouter,
      },
    },
    html: { template: './index.html', tags: isProduction ? [firstOfAll] : [firstScript('refresh-hook.js')] },
    server: devServer(),
    output: { assetPrefix: '/' },
    dev: { assetPrefix: '/' },
    ...(isProduction && { splitChunks: { cacheGroups: { pustaka } } }),
    tools: {
      htmlPlugin: { chunks: [EARLY, 'index'], chunksSortMode: 'manual' },
      rspack: {
        plugins: [
          withoutFetchAdapter,
          withoutUnusedOfAxios,
          withoutUnusedOfFederation,
          new rspack.experiments.VirtualModulesPlugin({
            [sharedModules]: shellSharedSource(sharedVersions(folder)),
          }),
        ],
      },
    },
  });
}
