import { readFileSync } from 'node:fs';

/** Whether a process with this id runs, of whatever user. One that has ended but was not yet collected does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statOf(pid)?.[STATE] !== ZOMBIE;
}

/**
 * When the process began, in the kernel's own count; null where the system does not tell. Ids are used again, so an id
 * alone does not prove that a process is still the same.
 */
export function startedAt(pid: number): string | null {
  return statOf(pid)?.[START_TIME] ?? null;
}

const STATE = 0;
const START_TIME = 19;
const ZOMBIE = 'Z';

/** Fields of `/proc/<pid>/stat` after the program's name, which may itself contain blanks and brackets. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** The program's name as the kernel knows it; null where the system does not tell. */
export function programOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return null;
  }
}
