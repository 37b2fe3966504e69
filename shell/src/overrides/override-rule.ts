import { originOf, type RemoteOverride } from '@selaras/federation';
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

/** Why a remote may not be taken from there, for people; null when it may. */
export function refusalOf(
  override: RemoteOverride,
  actor: Actor | null,
  policy: OverridePolicy,
): string | null {
  if (policy.isDevelopment) return null;
  if (!hasRole(actor, 'super')) return 'Hanya peran super yang boleh mengganti remote.';
  if (!policy.origins.includes(originOf(override))) {
    return `Asal ${originOf(override)} tidak terdaftar di server sebagai asal remote pengganti.`;
  }
  return null;
}
