import { AsyncLocalStorage } from 'node:async_hooks';

/** How long PostgreSQL may take, in milliseconds. */
export interface StatementLimits {
  readonly statementMs: number;
  /** For a lock that another transaction holds. */
  readonly lockMs: number;
  /** A transaction may be left without a statement for so long. */
  readonly idleInTransactionMs: number;
}

export interface DatabaseLimits {
  /** For a new connection, or for one that others use. */
  readonly connectMs: number;
  readonly request: StatementLimits;
  /** Work that no request waits for: imports, clearing away. */
  readonly job: StatementLimits;
  /** Migrations and seeds at the start. */
  readonly preparation: StatementLimits;
}

const limits = new AsyncLocalStorage<StatementLimits>();

/** Runs `act` with these limits on every connection that it takes, instead of those of a request. */
export function withLimits<Result>(of: StatementLimits, act: () => Result): Result {
  return limits.run(of, act);
}

/** Limits of the work that is running; undefined for a request. */
export const currentLimits = (): StatementLimits | undefined => limits.getStore();

/** Gives a connection its limits. */
export function limitSettings({ statementMs, lockMs, idleInTransactionMs }: StatementLimits): string {
  return [
    `set statement_timeout = ${statementMs}`,
    `set lock_timeout = ${lockMs}`,
    `set idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
  ].join('; ');
}
