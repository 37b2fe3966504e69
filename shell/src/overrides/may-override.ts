import { type Actor, hasRole } from '@selaras/roles';

export interface OverridePolicy {
  /** A development server's shell: everything is allowed there. */
  readonly isDevelopment: boolean;
  /** Exact list of the server. */
  readonly origins: readonly string[];
}

/** Whether this user may replace remotes at all. */
export function mayOverride(actor: Actor | null, { isDevelopment, origins }: OverridePolicy): boolean {
  return isDevelopment || (origins.length > 0 && hasRole(actor, 'super'));
}
