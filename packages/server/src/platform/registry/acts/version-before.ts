/** A version of the channel `stable`; null: the one that is built with the portal; undefined: none at all. */
export type StableVersion = string | null | undefined;

/** A promotion as the history tells it. */
export interface Promotion {
  readonly to: StableVersion;
  readonly from: StableVersion;
}

/**
 * The version to go back to: what was active before `current` was promoted, or, where that can no longer be used, what
 * was active before that. Undefined when there is none.
 * @param promotions newest first
 */
export function versionBefore(
  promotions: readonly Promotion[],
  current: StableVersion,
  isUsable: (version: string | null) => boolean,
): StableVersion {
  let version = current;
  for (const { to, from } of promotions) {
    if (to !== version) continue;
    if (from === undefined) return undefined;
    version = from;
    if (version !== current && isUsable(version)) return version;
  }
  return undefined;
}
