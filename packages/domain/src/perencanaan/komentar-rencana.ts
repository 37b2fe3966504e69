import type { KeadaanValidasi } from '../codes/perencanaan';

/**
 * Whether rows of a plan are talked about: while it waits for a decision, or is returned to be mended. A draft is nobody
 * else's matter yet, and about a final plan nothing is left to say (domain §7).
 */
export const terimaKomentar = (validasi: { readonly keadaan: KeadaanValidasi } | null): boolean =>
  validasi?.keadaan === 'menunggu' || validasi?.keadaan === 'dikembalikan';
