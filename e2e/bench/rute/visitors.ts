import type { GuardName } from '@selaras/contracts';
import { type Account, accountNames, accounts } from '../../support/accounts';
import { listedPages } from './listed';
import type { Route } from './routes';

/** Sees every unit wherever the guard admits it: the largest lists are its. */
const WIDEST: Account = 'super';

/** Who visits a route; null = a guest. Pages of one's own are opened by whom the stories open them with. */
export function visitorOf({ path, guard }: Pick<Route, 'path' | 'guard'>): Account | null {
  if (guard === 'none' || guard === 'guest' || guard === 'check-auth') return null;
  const listed = listedPages(path).map(({ account }) => account);
  const candidates = guard === 'auth' ? [...listed, WIDEST] : [WIDEST, ...listed, ...accountNames];
  const visitor = candidates.find((account) => account !== null && admits(guard, account));
  if (!visitor) throw new Error(`No account of the demo may open ${path} (${guard})`);
  return visitor;
}

const admits = (guard: GuardName, account: Account): boolean =>
  guard === 'auth' ||
  guard
    .replace(/^role:/, '')
    .split('|')
    .includes(accounts[account].role);
