import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error';
import { isAlive, startedAt } from './process-alive';

const FILE = 'selaras.lock';

/**
 * Makes this process the only one on a data folder until `release`. A lock left behind by a killed process is taken
 * over; one of a living process refuses the start.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const file = join(dataDir, FILE);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (write(file)) return { release: () => release(file) };
    const holder = read(file);
    if (holder !== null && isHolderAlive(holder)) throw alreadyRunning(dataDir, holder.pid);
    rmSync(file, { force: true });
  }
  throw alreadyRunning(dataDir, null);
}

interface Holder {
  readonly pid: number;
  readonly startedAt: string | null;
}

function write(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(
      handle,
      JSON.stringify({ pid: process.pid, startedAt: startedAt(process.pid) } satisfies Holder),
    );
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof holder === 'object' && holder !== null && 'pid' in holder ? (holder as Holder) : null;
  } catch {
    return null;
  }
}

function isHolderAlive(holder: Holder): boolean {
  return isAlive(holder.pid) && (holder.startedAt === null || holder.startedAt === startedAt(holder.pid));
}

function release(file: string): void {
  if (read(file)?.pid === process.pid) rmSync(file, { force: true });
}

function alreadyRunning(dataDir: string, pid: number | null): StartError {
  const who = pid === null ? '' : ` (proses ${pid})`;
  return new StartError(
    `Selaras sudah berjalan pada data ${dataDir}${who}`,
    'Pakai yang sudah berjalan, hentikan dahulu, atau pilih DATA_DIR lain',
  );
}
