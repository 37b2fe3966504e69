import type { RsbuildConfig } from '@rsbuild/core';
import { type PluginReactOptions, pluginReact } from '@rsbuild/plugin-react';

/**
 * How long the bundler's own runtime waits for a chunk (120 s by default): a page that has not come by then may still be
 * told within 8 s. Late parts of a page take it for a sign of slowness, not of loss, and go on waiting: what comes later
 * is taken, too.
 */
const CHUNK_LOAD_TIMEOUT_MS = 6000;

/** Smallest part that pages share as a file of its own, measured before it is minified (a fifth of it travels). */
const SHARED_PART_BYTES = 75_000;

/**
 * Every script that waits for another one carries its hash; hashes do not compress, and a longer one than is safe is paid
 * for in each first picture.
 */
export const INTEGRITY = 'sha256';

/** Origins of development servers on this machine: without it the federation plugin would allow every origin. */
const localOrigins = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Whether a build is made, not a development server; Rsbuild sets it before it reads a configuration. */
export const isProduction = process.env.NODE_ENV === 'production';

/** What two pages share is fetched once; smaller parts, and libraries by themselves, are not worth a request. */
const partsWorthARequest: RsbuildConfig['splitChunks'] = {
  preset: 'none',
  // A part comes in three files at most; what would make a fourth is worth less than the request.
  maxAsyncRequests: 3,
  cacheGroups: {
    default: { minChunks: 2, minSize: SHARED_PART_BYTES, reuseExistingChunk: true },
    defaultVendors: false,
  },
};

/** What shell and remotes have in common. */
export function baseConfig(name: string, port: number, react: PluginReactOptions = {}): RsbuildConfig {
  return {
    plugins: [pluginReact(react)],
    output: {
      assetPrefix: 'auto',
      // A development server keeps its files to itself: those of the build may be on the way to users meanwhile.
      cleanDistPath: isProduction,
      legalComments: 'none',
      // What one pass over a file makes unused, the next one drops.
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    },
    splitChunks: isProduction ? partsWorthARequest : false,
    security: { sri: { enable: 'auto', algorithm: INTEGRITY } },
    server: { port, strictPort: true, cors: { origin: localOrigins } },
    dev: { assetPrefix: 'auto', lazyCompilation: false },
    tools: {
      rspack: {
        output: {
          uniqueName: name,
          chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
          crossOriginLoading: 'anonymous',
          // A module that lost one of its own while it began is marked with the error, instead of answering empty ever
          // after: a late part that is asked for again clears such modules (`fetchAnew` of the design system).
          strictModuleErrorHandling: true,
        },
      },
    },
  };
}
