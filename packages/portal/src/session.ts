import type { PlanningValidation, User } from '@selaras/contracts';

/** The fill-in deadline as the server gave it. */
export interface CountDownSetting {
  /** `YYYY-MM-DD`; null when none is set. */
  readonly nilaiDate: string | null;
  /** Milliseconds to add to this computer's clock to get the server's. */
  readonly clockOffset: number;
  /** Years in which something may still be filled in, the latest first; left out by a portal that does not tell. */
  readonly openYears?: readonly number[];
}

/** What every page may know of who is there and what is chosen. */
export interface Session {
  /** null for a guest. */
  readonly user: User | null;
  readonly tahunKinerja: number;
  readonly tahunPublik: number;
  /** null when the unit never submitted its plan, or it is not known yet. */
  readonly planningValidation: PlanningValidation | null;
  /** null until it is known. */
  readonly countDown: CountDownSetting | null;
  readonly online: boolean;
}
