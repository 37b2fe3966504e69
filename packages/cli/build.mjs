import { rspack } from '@rsbuild/core';

/**
 * Bundles the command line with everything that it uses into `bin/selaras.mjs` below the folder that is named: one file
 * that Node runs wherever it lies.
 */
const at = (path) => new URL(path, import.meta.url).pathname;
const [, , out] = process.argv;

const compiler = rspack({
  mode: 'production',
  target: 'node20',
  context: at('.'),
  entry: { selaras: './src/main.ts' },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    parser: { javascript: { url: false, importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        type: 'javascript/auto',
      },
    ],
  },
  output: {
    path: `${out}/bin`,
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true })],
  optimization: { minimize: false, nodeEnv: false },
  performance: false,
});

const stats = await new Promise((resolve, reject) =>
  compiler.run((error, result) => (error ? reject(error) : resolve(result))),
);
await new Promise((resolve) => compiler.close(resolve));
if (stats.hasErrors()) {
  process.stderr.write(`${stats.toString({ all: false, errors: true, colors: false })}\n`);
  process.exit(1);
}
