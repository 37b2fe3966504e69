import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { filesOf, parsedJson } from '../../build/find-build';
import { nameIn } from '../../dev/name-in';
import { Refusal } from '../../refusal';
import type { MovedRemote } from './moved-remote';

const BUILD = 'rsbuild.config.ts';
const MANIFEST = 'src/manifest.ts';
/** What every build and installation makes anew. */
const MADE = ['node_modules', 'dist', '.mf'];

const ranges = z.record(z.string(), z.string()).default({});
const descriptionSchema = z.object({ version: z.string(), dependencies: ranges, devDependencies: ranges });

const titleAfterName = /name: 'mf_[a-z_]+',\s*title: '([^']+)'/;

/**
 * A remote of the portal's repository, read without running anything of it.
 * @throws Refusal where the folder is none
 */
export async function readMoved(folder: string): Promise<MovedRemote> {
  const missing = ['package.json', BUILD, MANIFEST].filter((place) => !existsSync(join(folder, place)));
  if (missing.length > 0) throw notARemote(`tidak ada ${missing.join(', ')} di ${folder}`);
  const remote = nameIn(folder);
  const { success, data } = descriptionSchema.safeParse(
    parsedJson(await readFile(join(folder, 'package.json'), 'utf8')),
  );
  if (!success) throw notARemote(`package.json di ${folder} tidak menyebut version`);
  const sources = [...(await filesOf(join(folder, 'src')))].map(
    ([place, content]) => [`src/${place}`, content] as const,
  );
  const files: MovedRemote['files'] = {
    [BUILD]: await readFile(join(folder, BUILD)),
    ...Object.fromEntries(sources),
  };
  const left = readdirSync(folder).filter((one) => ![...MADE, 'package.json', BUILD, 'src'].includes(one));
  const [, title] = titleAfterName.exec(String(files[MANIFEST])) ?? [];
  return { folder, remote, title, ...data, files, left };
}

const notARemote = (why: string) =>
  new Refusal('BUKAN_REMOTE', `Tidak dapat dipindahkan: ${why}.`, {
    remedy: 'Sebutkan di --from folder satu remote di repositori portal, misalnya ../portal/mf-contoh.',
  });
