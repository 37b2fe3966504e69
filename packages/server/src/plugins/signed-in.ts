import type { User } from '@selaras/contracts';

/** The user behind a bearer token, and the session that the token opened. */
export interface SignedIn extends User {
  readonly session_id: number;
  /** The unit of the employee behind the account; null: it belongs to nobody. */
  readonly satuan_kerja_pegawai_id: number | null;
}

/** The deploy token behind a request: a principal of its own, without role, unit or session. */
export interface Deployer {
  readonly tokenId: number;
  /** The one remote that it may publish. */
  readonly remote: string;
  /** Who made the token, and answers for what is done with it. */
  readonly madeBy: number;
}
