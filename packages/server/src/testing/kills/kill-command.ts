import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../server-process';
import { type KillRun, killUnderWrites } from './kill-run';

/**
 * `npm run bench:kill -- [KILLS [MINUTES]]`: kills the server and PostgreSQL under writes, 300 times each unless another
 * number is said, in at most so many minutes each (60), and prints one table. Ends with 1 when anything was lost.
 */
const [kills = 300, minutes = 60] = process.argv.slice(2).map(Number);
if (!(kills > 0 && minutes > 0)) {
  console.error('Two numbers above 0, please: kills, and minutes at most for each victim.');
  process.exit(1);
}

const victims = { server: 'server', postgres: 'PostgreSQL' } as const;

/** Median and longest of some times. */
function timesOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const millis = (value: number | undefined) => `${Math.round(value ?? Number.NaN)} ms`;
  return sorted.length === 0
    ? '-'
    : `${millis(sorted[Math.floor(sorted.length / 2)])}, ${millis(sorted.at(-1))}`;
}

function lineOf(what: string, { acknowledged, lost, faults, silences, sinceDatabase, ...run }: KillRun) {
  return {
    killed: what,
    kills: run.kills,
    'acknowledged writes': acknowledged,
    lost: lost.length,
    'other faults': faults.length,
    'without an answer': run.unanswered,
    'starts of the server': run.starts,
    'silence: median, longest': timesOf(silences),
    'of it with PostgreSQL back': timesOf(sinceDatabase),
  };
}

buildServer();
const folder = mkdtempSync(join(tmpdir(), 'selaras-mati-'));
try {
  const runs: [string, KillRun][] = [];
  for (const victim of ['server', 'postgres'] as const) {
    const dataDir = join(folder, victim);
    runs.push([
      victims[victim],
      await killUnderWrites({ dataDir, victim, kills, limitMs: minutes * 60_000 }),
    ]);
  }
  console.table(runs.map(([what, run]) => lineOf(what, run)));
  for (const [what, { lost, faults }] of runs) {
    for (const each of [...lost.map((mark) => `lost: ${mark}`), ...faults].slice(0, 20))
      console.error(`${what}: ${each}`);
  }
  if (runs.some(([, { lost, faults }]) => lost.length + faults.length > 0)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
