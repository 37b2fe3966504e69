import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from './figure';
import { resultsFolder } from './results-folder';
import type { Run } from './this-run';

export interface KeptRun extends Run {
  /** Without a value where it could not be measured. */
  readonly figures: readonly (Pick<Figure, 'what' | 'unit' | 'target'> & { readonly value: number | null })[];
}

const runsFile = async () => join(await resultsFolder(), 'angka.jsonl');

/** Every run that was kept, the earliest first. */
export const keptRuns = async (): Promise<KeptRun[]> =>
  runsIn(await readFile(await runsFile(), 'utf8').catch(() => ''));

/** The runs of a file's text, one a line; what a run that was stopped left unfinished is passed over. */
export function runsIn(text: string): KeptRun[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as KeptRun];
    } catch {
      return [];
    }
  });
}

/** Keeps a run on a line of its own. */
export async function keepRun(run: Run, measured: readonly Figure[]): Promise<void> {
  const figures = measured.map(({ what, value, unit, target }) => ({ what, value, unit, target }));
  await appendFile(await runsFile(), `\n${JSON.stringify({ ...run, figures })}`);
}

/** What each figure was when it was last measured on this machine: those of another one say nothing of the product. */
export const lastValues = (
  runs: readonly KeptRun[],
  machine: string,
): ReadonlyMap<string, { readonly value: number; readonly commit: string }> =>
  new Map(
    runs
      .filter((run) => run.machine === machine)
      .flatMap(({ figures, commit }) =>
        figures.flatMap(({ what, value }) => (value === null ? [] : [[what, { value, commit }] as const])),
      ),
  );
