import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What is measured, where, and how busy the machine was when it began. */
export interface Run {
  /** With `+` where the tree had changes that are in no commit. */
  readonly commit: string;
  readonly at: string;
  readonly machine: string;
  /** Processes that wanted to run, on average of the minute before. */
  readonly load: number;
}

/** The run that begins now. */
export function thisRun(): Run {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
  const [cpu] = cpus();
  return {
    commit: git('rev-parse', '--short', 'HEAD') + (changed ? '+' : ''),
    at: new Date().toISOString(),
    machine: `${availableParallelism()} × ${cpu?.model.trim() ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
    load: loadavg()[0] ?? Number.NaN,
  };
}

export const toldOf = ({ commit, machine, load }: Run): string =>
  `Commit ${commit}; ${machine}; load ${load.toFixed(1)}`;
