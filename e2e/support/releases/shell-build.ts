import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The shell that this repository has built. */
export const shellDir = join(import.meta.dirname, '../../../shell/dist');

/** One hash of all its files. */
export function shellBytes(): string {
  const hash = createHash('sha256');
  const entries = readdirSync(shellDir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}
