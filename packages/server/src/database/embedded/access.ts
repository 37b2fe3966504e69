import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The embedded PostgreSQL's only login. */
export const USER = 'selaras';

/** Where the password of the cluster in `folder` lies; only this user can read it. */
export const passwordFileOf = (folder: string): string => `${folder}-sandi`;

/** Address of the database `postgres` with the owner's rights. */
export const clusterUrl = (password: string, port: number): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;

/** null when the file is lost, or nothing is in it. */
export function readPassword(file: string): string | null {
  if (!existsSync(file)) return null;
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim() || null;
}

export function writePassword(file: string, password: string): void {
  const draft = `${file}-baru`;
  rmSync(draft, { force: true });
  writeFileSync(draft, password, { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
}
