import type { RoleName, Rule } from '@selaras/roles';
import type { Act } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';

/** Who may give Bappeda's verdict on a row (domain §7). */
export const judgeByBappeda: Rule<RoleName> = { roles: ['super', 'validator_bappeda'], unit: 'any' };

/** An entity whose rows Bappeda judges. */
export interface Judged<Path extends `/${string}`> {
  readonly path: Path;
  readonly acts: { readonly validasi: Act<RoleName> };
}

/** Where Bappeda's queue of one entity lies: list, export, a verdict on one row and on many. */
export const bappedaQueueRoutes = <Path extends `/${string}`>({ path, acts }: Judged<Path>) => ({
  queue: defineRoute('GET', `${path}/validasi`, acts.validasi, 'kinerja'),
  exportQueue: defineRoute('GET', `${path}/validasi/ekspor`, acts.validasi, 'kinerja'),
  judge: defineVersionedRoute('PUT', `${path}/{id}/validasi`, acts.validasi, 'kinerja'),
  judgeMany: defineRoute('POST', `${path}/validasi`, acts.validasi, 'kinerja'),
});
