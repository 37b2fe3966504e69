import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { baseConfig } from './base-config';

/**
 * Development of a remote without a portal: `export default defineAlone()` in its `rsbuild.alone.config.ts`. Its entry
 * is `src/testing/alone.tsx`; nothing of it is published.
 */
export function defineAlone({ port = 3100 }: { readonly port?: number } = {}): RsbuildConfig {
  return mergeRsbuildConfig(baseConfig('selaras_alone', port), {
    source: { entry: { index: './src/testing/alone.tsx' } },
    html: { title: 'Remote sendiri' },
    output: { assetPrefix: '/' },
    dev: { assetPrefix: '/' },
    server: { historyApiFallback: true },
  });
}
