import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly nomor: number;
  readonly nama: string;
  readonly sql: string;
  readonly checksum: string;
}

const FILE_NAME = /^(\d{4})_([a-z0-9_]+)\.sql$/;

/** The numbered files in order. A gap or a number used twice is a mistake of ours and ends the start. */
export function readMigrations(
  folder = fileURLToPath(new URL('../migrations', import.meta.url)),
): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file, index) => {
      const [, nomor, nama = ''] = FILE_NAME.exec(file) ?? [];
      if (Number(nomor) !== index + 1) throw new Error(`Migration ${file} should have number ${index + 1}`);
      const sql = readFileSync(join(folder, file), 'utf8');
      return { nomor: index + 1, nama, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
