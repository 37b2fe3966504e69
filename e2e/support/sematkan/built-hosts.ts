import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledFile, folderOf, snippet } from './embed-guide';
import { federationHosts } from './federation-hosts';
import { type HostName, hostOf } from './pairs';

const sources = join(import.meta.dirname, 'hosts');
const modules = join(import.meta.dirname, '../../node_modules');
const kept = join(modules, '.sematkan-tuan-rumah');

/** Packages that the hosts are built out of or by. */
const packages = [
  '@angular/core',
  '@module-federation/enhanced',
  '@module-federation/vite',
  '@rsbuild/core',
  'jquery',
  'react',
  'react-16',
  'react-17',
  'react-18',
  'single-spa',
  'vite',
  'vue',
  'webpack',
];

/**
 * Scripts of the hosts by their path. They are built once: what they are made of names the file that keeps them, so that
 * the next run reads it.
 */
export async function builtHosts(names: readonly HostName[]): Promise<Record<string, string>> {
  const file = join(kept, `${await fingerprint()}.json`);
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== null) return JSON.parse(before);
  await mkdir(kept, { recursive: true });
  const folder = await mkdtemp(join(modules, '.tuan-rumah-'));
  try {
    const single = names
      .filter((name) => hostOf(name).bundler === undefined)
      .map((name) => [name, join(sources, `${hostOf(name).script}.js`), hostOf(name).react] as const);
    const scripts = [...single, ['bingkai', join(sources, 'bingkai.js'), undefined] as const].map(
      async ([name, source, react]) =>
        [`/uji/${name}.js`, await bundledFile(folder, name, source, react)] as const,
    );
    const built = {
      ...Object.fromEntries(await Promise.all(scripts)),
      ...(await federationHosts('/uji', { mulai: join(sources, 'federasi.js') })),
    };
    // Whoever builds at the same time writes the same; nobody reads half of it.
    const whole = join(folder, 'selesai.json');
    await writeFile(whole, JSON.stringify(built));
    await rename(whole, file);
    return built;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Of everything that a host is built from. */
async function fingerprint(): Promise<string> {
  const files = (await readdir(sources)).filter((name) => name.endsWith('.js')).sort();
  const texts = await Promise.all([
    ...files.map((name) => readFile(join(sources, name), 'utf8')),
    ...packages.map((name) => readFile(join(folderOf(name), 'package.json'), 'utf8')),
    ...['built-hosts.ts', 'pairs.ts', 'embed-guide.ts', 'federation-hosts.ts'].map((name) =>
      readFile(join(import.meta.dirname, name), 'utf8'),
    ),
  ]);
  const hash = createHash('sha256');
  for (const text of [...texts, snippet('js webpack'), snippet('js vite')]) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}
