import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal';
import type { Files, NewProject } from './new-project';
import { settingsFiles } from './settings-files';
import { sourceFiles } from './source-files';
import { teamFiles } from './team-files';

/**
 * Writes a remote's repository into a new folder: all of it or nothing.
 * @returns the places that were written, below the folder
 * @throws Refusal when the folder is there already, or the portal has not all packages
 */
export async function writeProject(folder: string, project: NewProject): Promise<string[]> {
  if (existsSync(folder)) {
    throw new Refusal('SUDAH_ADA', `${folder} sudah ada.`, {
      remedy: 'Pilih nama lain, atau pindahkan folder itu.',
    });
  }
  const files: Files = {
    ...settingsFiles(project),
    ...sourceFiles(project),
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
