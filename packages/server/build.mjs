import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { rspack } from '@rsbuild/core';

/**
 * Bundles each program of the server with the workspace's packages into `app` below `dist` (or the folder that is named),
 * with migrations and seed data where the code looks for them. `server.js` starts the server. The server's own packages from npm
 * stay outside, for some of them are binaries; what only the workspace's packages use comes along.
 */
const at = (path) => new URL(path, import.meta.url).pathname;
const out = process.argv[2] ?? at('dist');
const { dependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
/** What is started by itself: `npm start`, `npm run backup`, `npm run restore`, and a part of `npm run build`. */
const programs = ['server', 'backup', 'restore', 'check-remotes'];
const npm = Object.keys(dependencies).filter((name) => !name.startsWith('@selaras/'));
const staysOutside = (request) =>
  isBuiltin(request) || npm.some((name) => request === name || request.startsWith(`${name}/`));

const compiler = rspack({
  mode: 'production',
  target: 'node20',
  context: at('.'),
  entry: Object.fromEntries(programs.map((name) => [name, `./src/${name}.ts`])),
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
  externals: [({ request }, done) => (staysOutside(request) ? done(undefined, `module ${request}`) : done())],
  output: {
    path: join(out, 'app'),
    filename: '[name].js',
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

mkdirSync(out, { recursive: true });
rmSync(join(out, 'migrations'), { recursive: true, force: true });
const domains = readdirSync(at('src/domains')).map((name) => `src/domains/${name}`);
/** What lies beside the domains' doors and what they share, in one folder. */
const gather = (shared, own, into) => {
  const folders = [shared, ...domains.map((domain) => `${domain}/${own}`)].map(at);
  for (const folder of folders.filter((each) => existsSync(each))) cpSync(folder, into, { recursive: true });
};
gather('src/migrations', 'migrations', join(out, 'migrations'));
gather('src/kit/seed/data', 'seed/data', join(out, 'app/data'));
/** What is started from its file, in a thread or a process of its own, with what these read beside them. */
const startedFromFile = readdirSync(at('src'), { recursive: true }).filter(
  (path) => /[.](mjs|typ)$/.test(path) && !/[.]d[.]mjs$/.test(path) && !path.startsWith('testing/'),
);
for (const path of startedFromFile) cpSync(at(`src/${path}`), join(out, 'app', basename(path)));
for (const name of programs) writeFileSync(join(out, `${name}.js`), `import './app/${name}.js';\n`);
