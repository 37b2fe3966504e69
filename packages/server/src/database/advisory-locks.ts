/**
 * Every key of PostgreSQL's advisory locks that the portal takes, so that no two mean the same: a number is a class whose
 * second key says what is locked, a pair is one lock. What locks by a text's hash alone has no number here.
 */
export const advisoryLocks = {
  /** One process prepares the database. */
  migration: [8301, 0],
  /** The end of the audit log's chain, taken by every write (migration 0005). */
  audit: [8301, 1],
  /** A unit's plans of a year. */
  plan: 8302,
  /** An agreement of somebody's year. */
  agreement: 8303,
  /** A choice of the open data. */
  openData: 8304,
  /** Shared by the backups that run; beside whom everybody goes on writing. */
  backup: [8305, 0],
  /** One user's uploads of evidence. */
  upload: 8306,
} as const;
