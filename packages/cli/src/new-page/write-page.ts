import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Refusal } from '../refusal';
import { type NewPage, pageFiles } from './page-files';
import { hasPage, withEntry, withModule } from './page-lines';

const MANIFEST = 'src/manifest.ts';
const PAGES = 'src/pages.tsx';
/** What opens a remote's pages in its tests. */
const OPEN_PAGE = 'src/testing/open-page.ts';

const taken = (what: string) =>
  new Refusal('SUDAH_ADA', what, { remedy: 'Pilih nama lain, atau sebutkan --path lain.' });

/**
 * Writes a page into a remote's folder: all of it or nothing.
 * @returns the places that were written, below the folder
 * @throws Refusal when that is no remote, or something of that name is there already
 */
export async function writePage(folder: string, page: NewPage): Promise<string[]> {
  const missing = [MANIFEST, PAGES, OPEN_PAGE].find((place) => !existsSync(join(folder, place)));
  if (missing !== undefined) {
    throw new Refusal('BUKAN_REMOTE', `Tidak ada ${missing} di ${folder}.`, {
      remedy: 'Jalankan di folder remote: yang berisi package.json dan src/manifest.ts.',
    });
  }
  for (const manifest of manifestsAround(folder)) {
    if (hasPage(await readFile(manifest, 'utf8'), page)) {
      throw taken(`Halaman ${page.id} atau alamat ${page.path} sudah ada: ${manifest}.`);
    }
  }
  const made = pageFiles(page);
  const there = Object.keys(made).find((place) => existsSync(join(folder, place)));
  if (there !== undefined) throw taken(`${there} sudah ada.`);

  const written = {
    [MANIFEST]: changed(MANIFEST, withEntry(await readFile(join(folder, MANIFEST), 'utf8'), page)),
    [PAGES]: changed(PAGES, withModule(await readFile(join(folder, PAGES), 'utf8'), page)),
    ...made,
  };
  for (const [place, text] of Object.entries(written)) {
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await writeFile(join(folder, place), text);
  }
  return Object.keys(written);
}

/** Of the remote itself, and of the portal and the other remotes where they lie beside it: pages are one of a kind. */
function manifestsAround(folder: string): string[] {
  const parent = dirname(folder);
  const beside = readdirSync(parent).filter(
    (name) => name !== basename(folder) && (name === 'shell' || name.startsWith('mf-')),
  );
  return [folder, ...beside.map((name) => join(parent, name))]
    .map((place) => join(place, MANIFEST))
    .filter((place) => existsSync(place));
}

function changed(place: string, text: string | undefined): string {
  if (text !== undefined) return text;
  throw new Refusal('BENTUK_LAIN', `${place} tidak berbentuk seperti biasa, tidak ada yang ditulis.`, {
    remedy: 'Rapikan dengan pemformat, atau tambahkan halamannya sendiri.',
  });
}
