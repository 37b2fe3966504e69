import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { servers } from './servers';

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`));

const guide = await readFile(new URL('../../docs/sematkan.md', import.meta.url), 'utf8');

/** A block of the guide by its name, as somebody copies it: `html skrip`. */
export function snippet(name: string): string {
  const block = guide.split('```').find((text) => text.startsWith(`${name}\n`));
  if (block === undefined) throw new Error(`docs/sematkan.md has no block "${name}"`);
  return block.slice(name.length + 1).replaceAll('https://selaras.example.go.id', servers.demo.origin);
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
  readonly react?: 16 | 17 | 18;
}

/** Scripts by their names, each bundled as its reader would, with a React that is older than the embed's. */
export async function bundledSnippets<Name extends string>(
  wanted: Readonly<Record<Name, Bundled>>,
): Promise<Record<Name, string>> {
  // Below the folder whose packages they import.
  const folder = await mkdtemp(join(import.meta.dirname, '../node_modules/.sematkan-'));
  try {
    const scripts = Object.entries<Bundled>(wanted).map(
      async ([name, one]) => [name, await bundle(folder, name, one)] as const,
    );
    return Object.fromEntries(await Promise.all(scripts)) as Record<Name, string>;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bundle(folder: string, name: string, { block, react = 18 }: Bundled): Promise<string> {
  const source = join(folder, `${name}.js`);
  await writeFile(source, snippet(`js ${block}`));
  const built = await createRsbuild({
    cwd: folder,
    config: {
      mode: 'production',
      source: { entry: { [name]: source } },
      resolve: {
        alias: { react: folderOf(`react-${react}`), 'react-dom': folderOf(`react-dom-${react}`) },
      },
      output: { distPath: { root: join(folder, name), js: '' }, filenameHash: false, cleanDistPath: false },
      performance: { printFileSize: false },
      splitChunks: false,
      tools: { htmlPlugin: false },
      logLevel: 'error',
    },
  });
  const { close } = await built.build();
  await close();
  return readFile(join(folder, name, `${name}.js`), 'utf8');
}
