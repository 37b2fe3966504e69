import { type BrokenCall, brokenBy, callName, fingerprintsOf, satisfies } from '@selaras/admission';
import type { CallContract } from '@selaras/contracts';

/** What remotes of every repository reckon with: each call as a version of `@selaras/contracts` describes it. */
export interface PromisedCalls {
  /** `1.2.3`. */
  readonly version: string;
  readonly calls: readonly CallContract[];
}

/**
 * Calls that remotes built against the promise can no longer make, and what changed. None where the version says that
 * their code has to change: what it was raised to does not lie in `^` of what was promised.
 */
export function brokenPromises(promised: PromisedCalls, now: PromisedCalls): BrokenCall[] {
  if (!satisfies(now.version, `^${promised.version}`)) return [];
  const { version, calls } = promised;
  return brokenBy([{ name: '@selaras/contracts', version, calls }], now.calls);
}

/** Names of calls that are new, gone or otherwise than promised, fitting or not. */
export function unlikePromised(promised: PromisedCalls, now: PromisedCalls): string[] {
  const [before, after] = [promised, now].map(wordsByName);
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...names].filter((name) => before?.get(name) !== after?.get(name)).sort();
}

const wordsByName = ({ calls }: PromisedCalls): Map<string, string> =>
  new Map(calls.map((call) => [callName(call), JSON.stringify(fingerprintsOf(call))]));
