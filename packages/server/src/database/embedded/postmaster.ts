import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, programOf } from './process-alive';

const PID_LINE = 0;
const PORT_LINE = 3;
const STATE_LINE = 7;

/** What PostgreSQL writes about itself into its folder; null when it is not there. */
export function readPostmaster(folder: string): { pid: number; port: number; ready: boolean } | null {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[PID_LINE]);
    const port = Number(lines[PORT_LINE]);
    return pid > 0 ? { pid, port, ready: lines[STATE_LINE]?.trim() === 'ready' } : null;
  } catch {
    return null;
  }
}

/**
 * Ends a PostgreSQL whose server process was killed and that now runs on alone. The caller holds the folder's lock, so
 * nobody else can be using it. Its acknowledged writes are on disk; open transactions are rolled back.
 * The file of a dead one stays: PostgreSQL reads in it whether old backends still hold the memory. Only a number that
 * meanwhile belongs to some other program is removed, because PostgreSQL would take that for itself.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const orphan = readPostmaster(folder);
  if (orphan === null || !isAlive(orphan.pid)) return;
  const program = programOf(orphan.pid);
  if (program === null || program === 'postgres') await stop(orphan.pid);
  else rmSync(join(folder, 'postmaster.pid'), { force: true });
}

/** Fast shutdown; after ten seconds an immediate one, which the next start recovers from. */
export async function stop(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return;
      await wait(10);
    }
  }
}
