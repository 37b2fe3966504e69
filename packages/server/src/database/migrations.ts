import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly nomor: number;
  readonly nama: string;
  readonly sql: string;
  readonly checksum: string;
}

const FILE_NAME = /^(\d{4})_([a-z0-9_]+)\.sql$/;

/** The platform's own folder, which in a built server holds those of the domains too. */
export const platformMigrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** In the source tree each domain keeps its migrations beside its door. */
export function migrationFolders(): string[] {
  const domains = fileURLToPath(new URL('../domains', import.meta.url));
  const own = existsSync(domains)
    ? readdirSync(domains).map((name) => join(domains, name, 'migrations'))
    : [];
  return [platformMigrations, ...own.filter((folder) => existsSync(folder))];
}

/**
 * The numbered files of all folders in one order. A gap or a number used twice is a mistake of ours and ends the start.
 */
export function readMigrations(folders: readonly string[] = migrationFolders()): Migration[] {
  return folders
    .flatMap((folder) => readdirSync(folder).map((file) => ({ folder, file })))
    .filter(({ file }) => file.endsWith('.sql'))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ folder, file }, index) => {
      const [, nomor, nama = ''] = FILE_NAME.exec(file) ?? [];
      if (Number(nomor) !== index + 1) throw new Error(`Migration ${file} should have number ${index + 1}`);
      const sql = readFileSync(join(folder, file), 'utf8');
      return { nomor: index + 1, nama, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
