import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { baseConfig } from './base-config';
import { sharedConfig, sharedVersions } from './shared-policy';

export interface ShellOptions {
  /** Port of its development server. */
  readonly port?: number;
}

const HTML_TEMPLATE = './index.html';

/** Whole build of the shell: `export default defineShell()` in its `rsbuild.config.ts`. */
export function defineShell({ port = 3000 }: ShellOptions = {}): RsbuildConfig {
  const versions = sharedVersions(process.cwd());
  return mergeRsbuildConfig(baseConfig('selaras_shell', port), {
    source: { entry: { index: './src/main.ts' } },
    html: { template: HTML_TEMPLATE },
    output: { assetPrefix: '/' },
    dev: { assetPrefix: '/' },
    plugins: [
      pluginModuleFederation({
        name: 'selaras_shell',
        shared: sharedConfig(versions, true),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  });
}
