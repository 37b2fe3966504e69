import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { servers } from '../../server/servers';

/** Where a package of the stories lies. */
export const folderOf = (name: string) => join(import.meta.dirname, '../../node_modules', name);

/** The guide as it stands. */
export const guide = await readFile(new URL('../../../docs/sematkan.md', import.meta.url), 'utf8');

/** Whether the guide has such a block. */
export const hasSnippet = (name: string) => blockOf(name) !== undefined;

const blockOf = (name: string) => guide.split('```').find((text) => text.startsWith(`${name}\n`));

/** A block of the guide by its name, as somebody copies it: `html skrip`. */
export function snippet(name: string): string {
  const block = blockOf(name);
  if (block === undefined) throw new Error(`docs/sematkan.md has no block "${name}"`);
  return block.slice(name.length + 1).replaceAll('https://selaras.example.go.id', servers.demo.origin);
}

/** A block of the guide that names one version, with the version and the hash that this portal hands out. */
export async function pinnedSnippet(name: string): Promise<string> {
  const { versi, integritas } = await (await fetch(`${servers.demo.origin}/sematkan/cascading.json`)).json();
  return snippet(name)
    .replace(/\/remotes\/mf_cascading\/[^/]+\//, `/remotes/mf_cascading/${versi}/`)
    .replace(/integrity="[^"]+"/, `integrity="${integritas}"`);
}

/** A page's own script as a file, which a policy without inline scripts asks for. */
export function withoutInline(html: string, path: string): { html: string; script: string } {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return { html: html.replace(/<script>[\s\S]*?<\/script>/, `<script src="${path}"></script>`), script };
}

/** A block of the guide that imports libraries, and which React its reader has. */
interface Bundled {
  /** Name of the block: `react-lama`. */
  readonly block: string;
  readonly react?: 16 | 17 | 18 | 19;
}

/** Scripts by their names, each bundled as its reader would, with a React that is older than the embed's. */
export async function bundledSnippets<Name extends string>(
  wanted: Readonly<Record<Name, Bundled>>,
): Promise<Record<Name, string>> {
  // Below the folder whose packages they import.
  const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.sematkan-'));
  try {
    const scripts = Object.entries<Bundled>(wanted).map(
      async ([name, one]) => [name, await bundle(folder, name, one)] as const,
    );
    return Object.fromEntries(await Promise.all(scripts)) as Record<Name, string>;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bundle(folder: string, name: string, { block, react }: Bundled): Promise<string> {
  const source = join(folder, `${name}.js`);
  await writeFile(source, snippet(`js ${block}`));
  return bundledFile(folder, name, source, react);
}

/** A file and all that it imports as one script, with the React that its page has. */
export async function bundledFile(
  folder: string,
  name: string,
  source: string,
  react: 16 | 17 | 18 | 19 = 18,
): Promise<string> {
  // The newest one has the package's plain name.
  const own = (of: string) => folderOf(react === 19 ? of : `${of}-${react}`);
  const built = await createRsbuild({
    cwd: folder,
    config: {
      mode: 'production',
      source: { entry: { [name]: source } },
      resolve: {
        alias: { react: own('react'), 'react-dom': own('react-dom') },
      },
      output: {
        distPath: { root: join(folder, `${name}.dist`), js: '' },
        filenameHash: false,
        cleanDistPath: false,
      },
      performance: { printFileSize: false },
      splitChunks: false,
      tools: { htmlPlugin: false },
      logLevel: 'error',
    },
  });
  const { close } = await built.build();
  await close();
  return readFile(join(folder, `${name}.dist`, `${name}.js`), 'utf8');
}
