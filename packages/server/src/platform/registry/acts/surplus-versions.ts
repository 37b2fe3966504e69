/** Versions of a remote whose files stay although no channel uses them. */
const KEPT_VERSIONS = 5;

interface Kept {
  readonly id: number;
  readonly isRetired: boolean;
  /** A channel gives it, or it stands by for one. */
  readonly isUsed: boolean;
}

/**
 * Versions whose files may go: older than the newest five that could still be promoted, and used by no channel.
 * @param versions those with files, newest first
 */
export function surplusVersions(versions: readonly Kept[]): number[] {
  const promotable = versions.filter(({ isRetired }) => !isRetired);
  const last = promotable[KEPT_VERSIONS - 1];
  if (last === undefined) return [];
  return versions
    .slice(versions.indexOf(last) + 1)
    .filter(({ isUsed }) => !isUsed)
    .map(({ id }) => id);
}
