import type { SumberPortal } from '@selaras/contracts';
import type { Generated } from 'kysely';
import type { Optional } from '../../database/columns';

/** What columns hold beyond what the database says of them. */
export interface Stored {
  /** What of the portal is offered as a criterion's evidence. */
  lke_kriteria: { sumber: Generated<SumberPortal[]> };
  /** Of the portal's alone: what it says of. */
  lke_eviden: { sumber: Optional<SumberPortal> };
}
