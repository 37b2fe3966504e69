import { execFileSync } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure';
import { resultsFolder } from './results-folder';

/** What was measured, where, and how busy the machine was when it began. */
interface Run {
  /** With `+` where the tree had changes that are in no commit. */
  readonly commit: string;
  readonly at: string;
  readonly machine: string;
  /** Processes that wanted to run, on average of the minute before. */
  readonly load: number;
}

interface KeptRun extends Run {
  readonly figures: readonly Pick<Figure, 'what' | 'value' | 'unit' | 'target'>[];
}

const runsFile = async () => join(await resultsFolder(), 'angka.jsonl');

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

/** Every run that was kept, the earliest first. */
export async function keptRuns(): Promise<KeptRun[]> {
  const text = await readFile(await runsFile(), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as KeptRun);
}

/** Keeps a run on a line of its own. */
export async function keepRun(run: KeptRun): Promise<void> {
  const figures = run.figures.map(({ what, value, unit, target }) => ({ what, value, unit, target }));
  await appendFile(await runsFile(), `${JSON.stringify({ ...run, figures })}\n`);
}

/** What each figure was when it was last measured. */
export const lastValues = (runs: readonly KeptRun[]): ReadonlyMap<string, number> =>
  new Map(runs.flatMap(({ figures }) => figures.map(({ what, value }) => [what, value] as const)));
