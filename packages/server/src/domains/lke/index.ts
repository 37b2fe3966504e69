import type { Domain } from '../../domain';

/** What Evaluasi LKE adds to the server. */
export const lke: Domain = {
  name: 'lke',
};
