import { type Figure, meets, toldFigures } from './figure';
import { keepRun, keptRuns, lastValues } from './kept-runs';
import { type Run, toldOf } from './this-run';
import { verdictOf } from './verdict';

/**
 * Ends a run: tells commit and machine, each figure beside its target and what this machine measured before, and what was
 * missed; keeps the figures for the next run. The process ends with code 1 where the verdict is red.
 */
export async function closeRun(
  run: Run,
  figures: readonly Figure[],
  unmeasured: readonly string[] = [],
): Promise<never> {
  const before = lastValues(await keptRuns(), run.machine);
  const { lines, red } = verdictOf({
    missed: figures.filter((figure) => !meets(figure)),
    measured: figures.length,
    unmeasured,
    ketat: process.argv.includes('--ketat'),
  });
  console.log(`\n${[toldOf(run), ...toldFigures(figures, before), ...lines].join('\n')}`);
  await keepRun(run, figures);
  process.exit(red ? 1 : 0);
}
