import type { RemoteOverride } from '../override';
import { REPLACED_VERSION } from '../replaced-version';

/** Remote and version that a file belongs to. */
export interface Culprit {
  readonly remote: string;
  readonly version: string;
}

/** Finds whose code a text names: an address, or a stack with addresses in it. */
export type Attribute = (text: string) => Culprit | null;

const assetPath = /\/remotes\/([^/\s]+)\/([^/\s]+)\//;

/**
 * Attribution by the place of files: published ones lie below `/remotes/<name>/<version>/`, those of a replaced remote
 * below its own folder. The first that stands in the text counts; the shell and foreign code are null.
 */
export function attributionOf(replaced: readonly RemoteOverride[] = []): Attribute {
  return (text) => {
    const [first] = replaced.filter(({ url }) => text.includes(url));
    if (first !== undefined) return { remote: first.name, version: REPLACED_VERSION };
    const [, remote, version] = assetPath.exec(text) ?? [];
    return remote === undefined || version === undefined ? null : { remote, version };
  };
}

export interface AssetTimes extends Culprit {
  /** Milliseconds that each file was waited for. */
  readonly times: number[];
}

/** How long the browser waited for the files of each remote; what lay in its cache took no time worth telling. */
export function assetTimes(
  entries: readonly Pick<PerformanceResourceTiming, 'name' | 'duration' | 'transferSize'>[],
  attribute: Attribute,
): AssetTimes[] {
  const found = new Map<string, AssetTimes>();
  for (const { name, duration, transferSize } of entries) {
    const culprit = attribute(name);
    if (culprit === null || transferSize === 0) continue;
    const key = `${culprit.remote}@${culprit.version}`;
    const known = found.get(key) ?? { ...culprit, times: [] };
    known.times.push(Math.round(duration));
    found.set(key, known);
  }
  return [...found.values()];
}
