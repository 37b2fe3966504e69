import { readFileSync } from 'node:fs';

/** Sends a signal to PostgreSQL's main process and to every process it has started. */
export function signalPostgres(pid: number, signal: NodeJS.Signals): void {
  for (const each of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(each, signal);
    } catch {
      // Ended by itself a moment ago.
    }
  }
}

/** Without /proc none are found: they end by themselves when they find their parent gone. */
function childrenOf(pid: number): number[] {
  try {
    const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return ids.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
