import type { Session } from '../session';

/** A guest of the demo regency. */
export const guest: Session = {
  user: null,
  tahunKinerja: 2025,
  tahunPublik: 2025,
  planningValidation: null,
  countDown: null,
  online: true,
};
