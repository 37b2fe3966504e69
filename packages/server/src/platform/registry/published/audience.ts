import { createHash } from 'node:crypto';
import type { Audience } from '@selaras/contracts';
import { roleName } from '@selaras/roles';

/** A signed-in user, as far as channels look at him. */
export interface Reader {
  readonly id: number;
  readonly role_id: number;
  readonly satuan_kerja_id: number | null;
}

/** Where a user stands in a version's trial, from 0 up to 100: the same every time, and another one for each version. */
export function shareOf(userId: number, remote: string, version: string): number {
  const digest = createHash('sha256').update(`${userId}:${remote}:${version}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}

/** Whether a reader tries this version out. Guests never do, an unknown role counts for nothing. */
export function isInAudience(
  { roles, units, percent }: Audience,
  reader: Reader | null,
  { remote, version }: { readonly remote: string; readonly version: string },
): boolean {
  if (reader === null) return false;
  const role = roleName(reader.role_id);
  return (
    (role !== null && roles.includes(role)) ||
    (reader.satuan_kerja_id !== null && units.includes(reader.satuan_kerja_id)) ||
    shareOf(reader.id, remote, version) < percent
  );
}
