import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type UserConfig } from 'vite';
import webpack, { type Configuration } from 'webpack';
import { snippet } from './embed-guide';

/** Folders of the built hosts below the origin of foreign pages. */
export const federationBundlers = ['webpack', 'vite'] as const;

/** Files by the name of the script that is built from each. */
type Entry = Readonly<Record<string, string>>;

/**
 * Hosts of module federation with the configuration of the guide's blocks, each built by its own bundler: their files by
 * path below `base`. The first scripts of each are `<base>/<bundler>/<entry>.js`; left out, the only entry is the guide's
 * own block, `mulai`.
 */
export async function federationHosts(base = '', own?: Entry): Promise<Record<string, string>> {
  // Below the folder whose packages they import.
  const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.federasi-'));
  try {
    const entry = own ?? { mulai: join(folder, 'mulai.js') };
    if (own === undefined) await writeFile(join(folder, 'mulai.js'), snippet('js federasi'));
    await Promise.all([builtByWebpack(folder, entry, base), builtByVite(folder, entry, base)]);
    const files = await Promise.all(
      federationBundlers.map((name) => filesOf(join(folder, name), `${base}/${name}`)),
    );
    return Object.assign({}, ...files);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A bundler's configuration as the guide has it. */
async function configOf<Config>(folder: string, block: string): Promise<Config> {
  const file = join(folder, `${block}.config.mjs`);
  await writeFile(file, snippet(`js ${block}`));
  return (await import(pathToFileURL(file).href)).default;
}

async function builtByWebpack(folder: string, entry: Entry, base: string): Promise<void> {
  const compiler = webpack({
    ...(await configOf<Configuration>(folder, 'webpack')),
    mode: 'production',
    context: folder,
    entry,
    output: { path: join(folder, 'webpack'), filename: '[name].js', publicPath: `${base}/webpack/` },
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

async function builtByVite(folder: string, entry: Entry, base: string): Promise<void> {
  const { plugins, build: options } = await configOf<UserConfig>(folder, 'vite');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    base: `${base}/vite/`,
    plugins,
    build: {
      ...options,
      // Else Vite adds links of its own to the head, which the story wants to find as it was served.
      modulePreload: false,
      outDir: join(folder, 'vite'),
      rollupOptions: { input: entry, output: { entryFileNames: '[name].js' } },
    },
  });
}

async function filesOf(folder: string, path: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js'));
  const texts = scripts.map(
    async (name) => [`${path}/${name}`, await readFile(join(folder, name), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}
