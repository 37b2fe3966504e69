import type { User } from '@selaras/contracts';

/** The user behind a bearer token, and the session that the token opened. */
export interface SignedIn extends User {
  readonly session_id: number;
}
