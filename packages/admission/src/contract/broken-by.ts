import type { CallContract } from '@selaras/contracts';
import { callChanges, callsByAddress } from './call-fit';
import { callName } from './fingerprint';

/** A version that is in use, with the calls that it needs. */
export interface ActiveBuild {
  readonly name: string;
  readonly version: string;
  readonly calls: readonly CallContract[];
}

/** One call that a version in use needs and the server does not answer as it was. */
export interface BrokenCall {
  readonly remote: string;
  readonly version: string;
  /** `GET /kinerja-program/{id}`. */
  readonly call: string;
  /** What changed, in Indonesian clauses. */
  readonly changes: readonly string[];
}

/** Why a call is not served, as clauses; empty when it is. */
export function callFaults(needed: CallContract, find: ReturnType<typeof callsByAddress>): readonly string[] {
  const served = find(needed);
  return served === undefined ? ['tidak ada di server'] : callChanges(needed, served);
}

/** Which versions in use the calls of a server break, and how; empty when all of them go on as before. */
export function brokenBy(builds: readonly ActiveBuild[], serverCalls: readonly CallContract[]): BrokenCall[] {
  const find = callsByAddress(serverCalls);
  return builds.flatMap(({ name, version, calls }) =>
    calls.flatMap((call) => {
      const changes = callFaults(call, find);
      return changes.length === 0 ? [] : [{ remote: name, version, call: callName(call), changes }];
    }),
  );
}
