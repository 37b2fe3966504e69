import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { migrationFolders, platformMigrations } from '../migrations';
import type { Room } from './print-tables';

export interface TableRoom extends Room {
  /** Where its `tables.ts` lies. */
  readonly folder: string;
  readonly tables: ReadonlySet<string>;
}

const database = dirname(import.meta.dirname);

/**
 * Whose each table is: a domain's when a migration in its folder made it, else shared by all. `described` are left out:
 * their types come from descriptions.
 */
export function tableRooms(described: ReadonlySet<string>): TableRoom[] {
  return migrationFolders().flatMap((migrations) => {
    const made = readdirSync(migrations).flatMap((file) => tablesOf(join(migrations, file)));
    const tables = new Set(made.filter((table) => !described.has(table)));
    const shared = migrations === platformMigrations;
    const folder = shared ? join(database, 'shared') : dirname(migrations);
    if (tables.size === 0) return [];
    return {
      folder,
      tables,
      name: `${camelOf(basename(folder))}Tables`,
      database: relative(folder, database),
      stored: existsSync(join(folder, 'stored.ts')),
    };
  });
}

const tablesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/create table (\w+)/gi)].map(([, table = '']) => table);

const camelOf = (name: string) =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
