import { everybody, staff } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

/** Reading what the regency and its units promised and achieved (spec 2 §2.3). */
export const displayActs = actsOf('display', { read: staff });

/** The same as far as it is final, without signing in (spec 2 §2.4). */
export const publicDisplayActs = actsOf('publik', { display: everybody });

/** Who reads a display: somebody who is signed in, in his year, or the public in the public one. */
export const displayReaders = ['masuk', 'publik'] as const;
export type DisplayReader = (typeof displayReaders)[number];

/** Route of a display for who is signed in, and of its public twin: one answer for two readers. */
export const displayRoutes = <const Name extends string>(name: Name) => ({
  masuk: defineRoute('GET', `/display/${name}`, displayActs.read, 'kinerja'),
  publik: defineRoute('GET', `/public-display/display/${name}`, publicDisplayActs.display, 'publik'),
});
