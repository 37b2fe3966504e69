import type { RemoteAdoption } from '@selaras/contracts';

/** Versions that have a column of their own: more would not fit beside each other. */
const MOST_VERSIONS = 4;
/** Column of all others together. */
export const OTHERS = 'Lainnya';

/** One hour: loads of each column, and of all together. */
export interface AdoptionRow {
  readonly at: string;
  readonly loads: Readonly<Record<string, number>>;
  readonly all: number;
}

const sumOf = (loads: Readonly<Record<string, number>>) =>
  Object.values(loads).reduce((sum, count) => sum + count, 0);

/** Versions that were loaded, the newest first as the hours tell it: what came into use last stands first. */
function versionsOf(hours: RemoteAdoption['hours']): readonly string[] {
  const total = new Map<string, number>();
  for (const { loads } of hours) {
    for (const [version, count] of Object.entries(loads))
      total.set(version, (total.get(version) ?? 0) + count);
  }
  const most = [...total].sort(([, one], [, other]) => other - one).slice(0, MOST_VERSIONS);
  const kept = new Set(most.map(([version]) => version));
  return [...total.keys()].filter((version) => kept.has(version));
}

/**
 * How loads move from one version to the next: a row for each hour, a column for each of the versions that were loaded
 * most, and one for all others together when there are any.
 */
export function adoptionRows(hours: RemoteAdoption['hours']): {
  readonly columns: readonly string[];
  readonly rows: readonly AdoptionRow[];
} {
  const versions = versionsOf(hours);
  const rows = hours.map(({ at, loads }): AdoptionRow => {
    const all = sumOf(loads);
    const own = Object.fromEntries(versions.map((version) => [version, loads[version] ?? 0]));
    return { at, all, loads: { ...own, [OTHERS]: all - sumOf(own) } };
  });
  const hasOthers = rows.some(({ loads }) => (loads[OTHERS] ?? 0) > 0);
  return { columns: hasOthers ? [...versions, OTHERS] : versions, rows };
}
