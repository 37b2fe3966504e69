import { originOf, type RemoteOverride } from '@selaras/federation';
import { type Actor, hasRole } from '@selaras/roles';
import type { OverridePolicy } from './may-override';
import { isKeptHere } from './override-store';

/** Why a remote may not be taken from there, for people; null when it may. */
export function refusalOf(
  override: RemoteOverride,
  actor: Actor | null,
  policy: OverridePolicy,
): string | null {
  if (policy.isDevelopment) return null;
  if (!hasRole(actor, 'super')) return 'Hanya peran super yang boleh mengganti remote.';
  if (!isKeptHere(override.url) && !policy.origins.includes(originOf(override))) {
    return `Asal ${originOf(override)} tidak terdaftar di server sebagai asal remote pengganti. Pengelola portal mendaftarkannya di REMOTE_OVERRIDE_ORIGINS.`;
  }
  return null;
}
