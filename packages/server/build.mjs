import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rspack } from '@rsbuild/core';

/**
 * Bundles the server and the workspace's packages into `dist/app/server.js`, with migrations and seed data where the
 * code looks for them. `dist/server.js` starts it. Packages from npm stay outside: some of them are binaries.
 */
const at = (path) => new URL(path, import.meta.url).pathname;
const isOurs = (request) => /^[./]/.test(request) || request.startsWith('@selaras/');

const compiler = rspack({
  mode: 'production',
  target: 'node20',
  context: at('.'),
  entry: './src/server.ts',
  devtool: 'source-map',
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
  externalsType: 'module',
  externals: [({ request }, done) => (isOurs(request) ? done() : done(undefined, `module ${request}`))],
  output: {
    path: at('dist/app'),
    filename: 'server.js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
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

mkdirSync(at('dist'), { recursive: true });
rmSync(at('dist/migrations'), { recursive: true, force: true });
cpSync(at('src/migrations'), at('dist/migrations'), { recursive: true });
cpSync(at('src/seed/data'), at('dist/app/data'), { recursive: true });
writeFileSync(at('dist/server.js'), "import './app/server.js';\n");
