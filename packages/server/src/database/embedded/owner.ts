import { execFileSync, type SpawnOptions } from 'node:child_process';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from '../start-error';

/** The system user that PostgreSQL runs as; it refuses to run as root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';

/** Null when this process is no root: PostgreSQL then runs as the same user. Root gets the user `postgres`. */
export function findOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  try {
    return lookUp() ?? create();
  } catch (cause) {
    throw new StartError(
      'PostgreSQL bawaan tidak dapat berjalan sebagai root dan pengguna "postgres" tidak dapat dibuat',
      'Jalankan sebagai pengguna biasa, atau isi DATABASE_URL dengan PostgreSQL Anda',
      { cause },
    );
  }
}

function lookUp(): Owner | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, NAME], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function create(): Owner {
  execFileSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    NAME,
  ]);
  const owner = lookUp();
  if (owner === null) throw new Error('useradd made no user');
  return owner;
}

/** Hands a file or folder to PostgreSQL's user. */
export function giveTo(owner: Owner | null, path: string): void {
  if (owner !== null) chownSync(path, owner.uid, owner.gid);
}

/** A folder copied back from a backup may belong to root or be open to others; PostgreSQL accepts neither. */
export function claimFolder(owner: Owner | null, folder: string): void {
  const { uid, mode } = statSync(folder);
  if (owner !== null && uid !== owner.uid) {
    execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
  }
  if ((mode & 0o027) !== 0) chmodSync(folder, 0o700);
}

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
}

/**
 * How to start a program as PostgreSQL's user. A checkout below root's own closed home is out of that user's reach;
 * then the program gets the one capability that lets it walk through those folders.
 */
export function launchAs(
  owner: Owner | null,
  command: string,
  args: readonly string[],
  paths: readonly string[],
): Launch {
  const options: SpawnOptions = { cwd: '/' };
  if (process.platform === 'win32') return { command, args, options: {} };
  if (owner === null) return { command, args, options };
  const { uid, gid } = owner;
  if ([command, ...paths].every((path) => canReach(owner, path)))
    return { command, args, options: { ...options, uid, gid } };
  const rights = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  const identity = [
    '--securebits',
    '+no_setuid_fixup',
    '--reuid',
    String(uid),
    '--regid',
    String(gid),
    '--clear-groups',
  ];
  return { command: 'setpriv', args: [...identity, ...rights, command, ...args], options };
}

function canReach({ uid, gid }: Owner, path: string): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid: owner, gid: group } = statSync(folder);
      const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
