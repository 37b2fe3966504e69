import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name);

/** Every source file below a folder, without tests and what they need. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['testing', 'node_modules'].includes(entry.name) ? [] : sourcesBelow(path);
    return isSource(entry.name) ? [path] : [];
  });
}
