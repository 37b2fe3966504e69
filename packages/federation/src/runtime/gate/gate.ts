import type { RemoteVersion } from '@selaras/contracts';

/**
 * Whether every byte that would be executed is vouched for by the registry.
 * A development server's build changes at every keystroke and states no hashes at all.
 */
export function isVouchedFor({ entry, integrity }: RemoteVersion): boolean {
  return integrity[entry.slice(entry.lastIndexOf('/') + 1)] !== undefined;
}
