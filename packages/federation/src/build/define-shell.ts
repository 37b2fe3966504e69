import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type HtmlTagHandler,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
} from '@rsbuild/core';
import { shellParts } from '@selaras/contracts';
import { baseConfig, isProduction } from './base-config';
import { devRegistryMiddleware, parseDevRemotes } from './dev-registry';
import { shellVersions } from './shared-versions';
import { shellJsonPlugin } from './shell-json';

export interface ShellOptions {
  /** Port of its development server. */
  readonly port?: number;
}

const libraries =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack[\\/](query-core|react-query)|styled-components|stylis|@emotion|axios)[\\/]/;

/** The libraries that every page needs travel as one file, which stays the same while the portal changes. */
const pustaka = { test: libraries, name: 'pustaka', chunks: 'initial', enforce: true } as const;

/**
 * What the signed-in layout and the remotes' host both need comes with the portal itself: they are fetched side by side,
 * and a signed-in page of a remote would bring it twice.
 */
const bersama = {
  name: 'index',
  chunks: ({ name }: { name?: string }) => name === shellParts.signedIn || name === shellParts.remotes,
  minChunks: 2,
  enforce: true,
} as const;

const browserFile = (name: string) => fileURLToPath(new URL(`./browser/${name}`, import.meta.url));

/**
 * The router's published production build, whole: its own door leads to the development one, with its warnings, for
 * every condition that a bundler can set (remix-run/react-router#14102).
 */
function routerInProduction(folder: string) {
  const home = dirname(createRequire(join(folder, 'package.json')).resolve('react-router/package.json'));
  return {
    'react-router$': join(home, 'dist/production/index.mjs'),
    'react-router/dom$': join(home, 'dist/production/dom-export.mjs'),
  };
}

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

/** Writes the versions of what the shell hands out into its scripts. */
function sharedVersionsPlugin(): RsbuildPlugin {
  return {
    name: 'selaras:shared-versions',
    setup(api) {
      const define = { SELARAS_SHARED_VERSIONS: JSON.stringify(shellVersions(api.context.rootPath)) };
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig: merge }) =>
        merge(config, { source: { define } }),
      );
    },
  };
}

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

/** Whole build of the shell: `export default defineShell()` in its `rsbuild.config.ts`. */
export function defineShell({ port = 3000 }: ShellOptions = {}): RsbuildConfig {
  const folder = process.cwd();
  return mergeRsbuildConfig(baseConfig('selaras_shell', port), {
    plugins: [shellJsonPlugin(), sharedVersionsPlugin()],
    source: {
      entry: { [EARLY]: { import: './src/early.ts', html: false }, index: './src/main.ts' },
      define: {
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      },
    },
    ...(isProduction && { resolve: { alias: routerInProduction(folder) } }),
    html: { template: './index.html', tags: isProduction ? [firstOfAll] : [firstScript('refresh-hook.js')] },
    server: devServer(),
    output: { assetPrefix: '/' },
    dev: { assetPrefix: '/' },
    ...(isProduction && { splitChunks: { cacheGroups: { pustaka, bersama } } }),
    tools: {
      htmlPlugin: { chunks: [EARLY, 'index'], chunksSortMode: 'manual' },
    },
  });
}
