import type { Domain } from '../../domain';

/** What Rapor adds to the server. */
export const rapor: Domain = {
  name: 'rapor',
};
