import { type FaultName, type RemoteFault, remoteFaults } from '@selaras/cli/faults';
import type { LoadFailureCode } from '@selaras/contracts';
import { type RemotePage, sixRemotes } from './six-remotes';

/** A page whose remote fails in one way, and a page of another remote that goes on. */
export interface FaultCase {
  readonly broken: RemotePage;
  readonly fault: FaultName;
  /** What the portal calls the failure. */
  readonly code: LoadFailureCode;
  readonly other: RemotePage;
}

/** The eight ways of the promise; the slow one is slower than anybody waits. */
const promised = [
  'down',
  '404',
  'slow',
  'corrupt',
  'html',
  'wrong-version',
  'missing-export',
  'throwing-page',
] as const satisfies readonly FaultName[];

/** What becomes of a slow remote whose files come later than anybody waits. */
const LATE_CODE = 'TERLALU_LAMA';

/** Every remote with every fault that is asked for; another one goes on each time. */
function casesOf(remotes: readonly RemotePage[], faults: readonly FaultName[]): FaultCase[] {
  return remotes.flatMap((broken) =>
    faults.map((fault, at) => {
      const others = sixRemotes.filter(({ remote }) => remote !== broken.remote);
      const other = others[at % others.length];
      if (other === undefined) throw new Error('There is no other remote');
      const { code }: RemoteFault = remoteFaults[fault];
      return { broken, fault, code: code ?? LATE_CODE, other };
    }),
  );
}

/** The promise: six remotes, eight faults. */
export const promisedCases: readonly FaultCase[] = casesOf(sixRemotes, promised);

const isPromised = (fault: FaultName) => promised.some((one) => one === fault);

/** The other faults that the command line knows, with the remote that has the largest page. */
export const furtherCases: readonly FaultCase[] = casesOf(
  sixRemotes.filter(({ remote }) => remote === 'mf_cascading'),
  (Object.keys(remoteFaults) as FaultName[]).filter((fault) => !isPromised(fault)),
);
