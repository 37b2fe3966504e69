import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { snippet } from './embed-guide';

const execute = promisify(execFile);
const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`));
const root = join(import.meta.dirname, '../../..');

/** Which React an application of others has, by the name that it goes by here. */
const reacts = { 'paket-18': '-18', 'paket-19': '' } as const;

/** Shows the guide's component as applications do while they are developed, and takes it away when asked. */
const START = `
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Diagram } from './diagram';

function Page() {
  const [english, setEnglish] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setEnglish(true)}>English</button>
      <Diagram locale={english ? 'en' : 'id'} />
    </>
  );
}

const place = document.querySelector('#cascading');
if (place === null) throw new Error('no place');
const root = createRoot(place);
root.render(<StrictMode><Page /></StrictMode>);
Object.assign(window, { tutup: () => root.unmount() });
`;

/**
 * Applications with the guide's component out of the packed package: checked by a strict TypeScript, which has nothing
 * but the package and React's types, and built by Vite with each React. Scripts by their names.
 */
export async function packedHosts(archive: Buffer): Promise<Record<string, string>> {
  // Below the folder whose packages they import.
  const folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.paket-'));
  try {
    await unpack(folder, archive);
    await writeFile(join(folder, 'diagram.tsx'), snippet('tsx paket-react'));
    await writeFile(join(folder, 'mulai.tsx'), START);
    await checkTypes(folder);
    const names = Object.keys(reacts) as (keyof typeof reacts)[];
    const scripts = names.map(async (name) => [`/${name}.js`, await built(folder, name)] as const);
    return Object.fromEntries(await Promise.all(scripts));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function unpack(folder: string, archive: Buffer): Promise<void> {
  const place = join(folder, 'node_modules/@selaras/cascading-react');
  await mkdir(place, { recursive: true });
  await writeFile(join(folder, 'paket.tgz'), archive);
  await execute('tar', ['-xzf', join(folder, 'paket.tgz'), '-C', place, '--strip-components=1']);
  await mkdir(join(folder, 'node_modules/@types'));
  for (const name of ['react', 'react-dom']) {
    const types = join(root, 'packages/cascading-react/node_modules/@types', name);
    await symlink(types, join(folder, 'node_modules/@types', name), 'dir');
  }
}

async function checkTypes(folder: string): Promise<void> {
  const options = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    jsx: 'react-jsx',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['mulai.tsx'] }),
  );
  await execute(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch(({ stdout }) => {
    throw new Error(stdout);
  });
}

async function built(folder: string, name: keyof typeof reacts): Promise<string> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        react: folderOf(`react${reacts[name]}`),
        'react-dom': folderOf(`react-dom${reacts[name]}`),
      },
    },
    build: {
      outDir: join(folder, name),
      rollupOptions: { input: join(folder, 'mulai.tsx'), output: { entryFileNames: 'mulai.js' } },
    },
  });
  return readFile(join(folder, name, 'mulai.js'), 'utf8');
}
