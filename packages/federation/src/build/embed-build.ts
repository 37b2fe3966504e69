import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createRsbuild,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import { baseConfig, isProduction } from './base-config';
import { readPackage } from './shared-versions';

/** Name of the script that shows a remote's part in any page; its late parts lie beside it as `sematkan.….js`. */
const EMBED = 'sematkan';
/** Named by a page that asks for trusted types. */
const TRUSTED_TYPES_POLICY = 'selaras-sematan';

export interface EmbedOptions {
  /** File that the script is made from; it brings everything along and shares nothing with anybody. */
  readonly entry: string;
  /** Parts that come after the first picture, each one file; what none of them names goes into one more. */
  readonly lateParts?: readonly { readonly name: string; readonly test: RegExp }[];
  /** Plain data that its source declares by these names and that is worked out while it is built. */
  readonly constants?: Readonly<Record<string, unknown>>;
}

/** Few files: each of them has its hash in the registry, which every visit of the portal reads. */
function lateChunks({ lateParts = [] }: EmbedOptions): RsbuildConfig['splitChunks'] {
  const nameOf = (module: Rspack.Module) =>
    lateParts.find(({ test }) => test.test(module.nameForCondition() ?? ''))?.name ?? 'susulan';
  return {
    preset: 'none',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      late: { chunks: 'async', enforce: true, minChunks: 1, name: nameOf },
    },
  };
}

function embedConfig(folder: string, options: EmbedOptions, output: string): RsbuildConfig {
  return mergeRsbuildConfig(baseConfig(`selaras_${EMBED}`, 0), {
    mode: 'production',
    source: {
      entry: { [EMBED]: options.entry },
      define: Object.fromEntries(
        Object.entries({ SELARAS_EMBED_VERSION: readPackage(folder).version, ...options.constants }).map(
          ([name, value]) => [name, `(${JSON.stringify(value)})`],
        ),
      ),
    },
    output: {
      distPath: { root: output, js: '', jsAsync: '' },
      // The script goes by its name, its late parts by their contents: two versions may be asked for side by side.
      filename: { js: '[name].js' },
      filenameHash: false,
    },
    splitChunks: lateChunks(options),
    server: { publicDir: false },
    tools: {
      htmlPlugin: false,
      rspack: {
        output: {
          chunkFilename: `${EMBED}.[name].[contenthash:8].js`,
          trustedTypes: { policyName: TRUSTED_TYPES_POLICY, onPolicyCreationFailure: 'continue' },
        },
      },
    },
  });
}

/**
 * Builds the embed before the remote and puts its files into the remote's: the list of hashes covers them, and they are
 * published, kept and taken back with it.
 */
export function embedPlugin(options: EmbedOptions): RsbuildPlugin {
  return {
    name: 'selaras:embed',
    setup(api) {
      if (!isProduction) return;
      const folder = api.context.rootPath;
      const output = join(folder, 'node_modules/.sematkan');
      api.onBeforeBuild(async () => {
        const embed = await createRsbuild({ cwd: folder, config: embedConfig(folder, options, output) });
        const { close } = await embed.build();
        await close();
      });
      // After everything that would change them: their own build wrote their hashes into each other.
      api.processAssets({ stage: 'summarize' }, async ({ compilation, sources }) => {
        if (!existsSync(output)) return;
        for (const file of await readdir(output)) {
          compilation.emitAsset(file, new sources.RawSource(await readFile(join(output, file))));
        }
      });
    },
  };
}
