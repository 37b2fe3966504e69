import type { RemoteVersion } from '@selaras/contracts';

/** What the registry says that the entry's bytes are; undefined when it says nothing. */
export const hashOfEntry = ({ entry, integrity }: RemoteVersion): string | undefined =>
  integrity[entry.slice(entry.lastIndexOf('/') + 1)];

/**
 * Whether every byte that would be executed is vouched for by the registry.
 * A development server's build changes at every keystroke and states no hashes at all.
 */
export function isVouchedFor(version: RemoteVersion): boolean {
  return hashOfEntry(version) !== undefined;
}
