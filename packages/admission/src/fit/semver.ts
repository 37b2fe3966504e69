type Triple = readonly [major: number, minor: number, patch: number];

function triple(text: string): Triple | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text.replace(/[-+].*$/, ''));
  return match === null ? null : [Number(match[1]), Number(match[2]), Number(match[3])];
}

function compare(left: Triple, right: Triple): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

/** The part of a caret range that must stay the same: the first number that is not zero, and all before it. */
function sameCaret([major, minor, patch]: Triple, wanted: Triple): boolean {
  if (wanted[0] > 0) return major === wanted[0];
  if (wanted[1] > 0) return major === 0 && minor === wanted[1];
  return major === 0 && minor === 0 && patch === wanted[2];
}

/**
 * Whether a version lies in a range, for the ranges that builds of remotes write: `1.2.3`, `^1.2.3` and `~1.2.3`.
 * What cannot be read does not fit.
 */
export function satisfies(version: string, range: string): boolean {
  const [, sign = '', text = ''] = /^([\^~]?)(.*)$/.exec(range) ?? [];
  const have = triple(version);
  const wanted = triple(text);
  if (have === null || wanted === null) return false;
  if (sign === '') return compare(have, wanted) === 0;
  const same = sign === '^' ? sameCaret(have, wanted) : have[0] === wanted[0] && have[1] === wanted[1];
  return same && compare(have, wanted) >= 0;
}
