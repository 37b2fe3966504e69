import type { StatementLimits } from '../database/pool/limits';

/** A whole regency may take its time, and files are copied while no statement runs; only locks are not waited for. */
export const backupLimits: StatementLimits = { statementMs: 0, lockMs: 30_000, idleInTransactionMs: 0 };

/** How values are written as text, whatever the login role prefers: what is written here is read by another server. */
export const PLAIN_TEXT =
  "set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 3";
