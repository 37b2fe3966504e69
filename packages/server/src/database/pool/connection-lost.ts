import pg from 'pg';

/**
 * The database gave no answer: the connection broke, none could be had, or it stayed silent. What was asked may have
 * been done or not.
 */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';

  constructor(cause: unknown) {
    super('the connection to PostgreSQL is lost', { cause });
  }
}

/** SQLSTATE classes that say nothing of what was asked: connection, resources, an operator's intervention. */
const PASSING = new Set(['08', '53', '57']);

/** Whether the same may succeed a little later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  return error instanceof pg.DatabaseError && PASSING.has(error.code?.slice(0, 2) ?? '');
}

/** PostgreSQL's own refusals stay what they are; everything else that stops a connection is a lost one. */
export function lostUnlessRefused(error: unknown): unknown {
  return error instanceof pg.DatabaseError ? error : new ConnectionLost(error);
}
