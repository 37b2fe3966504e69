import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where runs of the bench leave what is to be looked at afterwards; it does not belong to the repository. */
export async function resultsFolder(): Promise<string> {
  const folder = join(import.meta.dirname, '../../hasil');
  await mkdir(folder, { recursive: true });
  return folder;
}
