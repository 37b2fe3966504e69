import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { baseConfig } from './base-config';
import { devRegistryMiddleware, parseDevRemotes } from './dev-registry';
import { readPackage, sharedPolicy, sharedVersions, shellSharedSource } from './shared-policy';

export interface ShellOptions {
  /** Port of its development server. */
  readonly port?: number;
}

/** The libraries that every page needs travel as one file, which stays the same while the portal changes. */
const libraries =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](query-core|react-query)|styled-components|stylis|@emotion|axios)[\\/]/;

/** The whole router package; the slim module that is shared under its name is made from it. */
function wholeRouter(folder: string): string {
  const { exports } = readPackage(folder, 'react-router') as unknown as {
    exports: { '.': { import: { default: string } } };
  };
  return join(folder, 'node_modules/react-router', exports['.'].import.default);
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
  const sharedModules = join(folder, 'node_modules/.selaras/shared-modules.js');
  const slimRouter = sharedPolicy['react-router'].slim;
  return mergeRsbuildConfig(baseConfig('selaras_shell', port), {
    source: {
      entry: { index: './src/main.ts' },
      define: {
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      },
    },
    resolve: {
      alias: {
        '@selaras/shared-modules$': sharedModules,
        'react-router-utuh$': wholeRouter(folder),
        'react-router$': slimRouter,
        'react-router-dom$': slimRouter,
      },
    },
    html: { template: './index.html' },
    server: devServer(),
    output: { assetPrefix: '/' },
    dev: { assetPrefix: '/' },
    splitChunks: {
      preset: 'none',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        pustaka: { test: libraries, name: 'pustaka', chunks: 'initial', enforce: true },
      },
    },
    tools: {
      rspack: {
        plugins: [
          new rspack.experiments.VirtualModulesPlugin({
            [sharedModules]: shellSharedSource(sharedVersions(folder)),
          }),
        ],
      },
    },
  });
}
