import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Seconds that the bundler's own runtime waits for a chunk; the loader's limits lie above it. */
const CHUNK_LOAD_TIMEOUT_MS = 6000;

/** Origins of development servers on this machine: without it the federation plugin would allow every origin. */
const localOrigins = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** What shell and remotes have in common. */
export function baseConfig(name: string, port: number): RsbuildConfig {
  return {
    plugins: [pluginReact()],
    output: {
      assetPrefix: 'auto',
      cleanDistPath: true,
      legalComments: 'none',
      sourceMap: { js: 'source-map' },
    },
    security: { sri: { enable: 'auto' } },
    server: { port, strictPort: true, cors: { origin: localOrigins } },
    dev: { assetPrefix: 'auto', lazyCompilation: false },
    tools: {
      rspack: {
        output: {
          uniqueName: name,
          chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
          crossOriginLoading: 'anonymous',
        },
      },
    },
  };
}
