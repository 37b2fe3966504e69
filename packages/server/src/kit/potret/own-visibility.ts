import type { Visibility } from '../visibility/visibility';

/** A unit speaks of itself: it sees its own drafts, and of others what is final. */
export const ownVisibility = (satuanKerjaId: number): Visibility => ({
  kelas: 'sendiri',
  satuanKerjaId,
  withDivisions: false,
});
