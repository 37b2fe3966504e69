import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal';
import type { Files, NewProject } from './new-project';
import { settingsFiles } from './settings-files';
import { sourceFiles } from './source-files';
import { teamFiles } from './team-files';
import { testingFiles } from './testing-files';

const stem = (place: string) => place.replace(/\.\w+$/, '');

/** What opens pages without a portal, as far as a moved remote has none of its own. */
const missingIn = (files: Files): Files => {
  const own = Object.keys(files).map(stem);
  return Object.fromEntries(Object.entries(testingFiles).filter(([place]) => !own.includes(stem(place))));
};

/**
 * Writes a remote's repository into a new folder: all of it or nothing.
 * @returns the places that were written, below the folder
 * @throws Refusal when the folder is there already, the portal has not all packages, or a moved remote needs
 * what lies outside of its folder
 */
export async function writeProject(folder: string, project: NewProject): Promise<string[]> {
  if (existsSync(folder)) {
    throw new Refusal('SUDAH_ADA', `${folder} sudah ada.`, {
      remedy: 'Pilih nama lain, atau pindahkan folder itu.',
    });
  }
  const files: Files = {
    ...settingsFiles(project),
    ...(project.moved === undefined
      ? sourceFiles(project)
      : { ...missingIn(project.moved.files), ...project.moved.files }),
    ...teamFiles(project),
    ...(await project.packages.files()),
  };
  const unfinished = `${folder}.${process.pid}`;
  try {
    for (const [place, content] of Object.entries(files)) {
      await mkdir(dirname(join(unfinished, place)), { recursive: true });
      await writeFile(join(unfinished, place), content);
    }
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return Object.keys(files);
}
