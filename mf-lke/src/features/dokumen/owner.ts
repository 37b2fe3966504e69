import { dokumenActs, type PemilikDokumen } from '@selaras/contracts';
import type { Session } from '@selaras/portal';
import { can } from '@selaras/roles';

/** Name in the address that chooses whose documents are open, and what stands for the regency there. */
export const OWNER = 'pemilik';
const REGENCY = 'kabupaten';

type Owner = PemilikDokumen['satuan_kerja'];

/** Whose documents they are, in words. */
export const ownerName = (owner: Owner): string => owner?.satuan_kerja_nama ?? 'Pemerintah Kabupaten';

/** Whose documents they are, in the address. */
export const ownerKey = (owner: Owner): string => String(owner?.satuan_kerja_id ?? REGENCY);

/** What the list call is asked for one owner; null for what the address cannot mean. */
export function ownerQuery(key: string | null): { kabupaten: '1' } | { satuan_kerja_id: number } | null {
  if (key === REGENCY) return { kabupaten: '1' };
  return key !== null && /^[1-9]\d*$/.test(key) ? { satuan_kerja_id: Number(key) } : null;
}

/** Whether the reader keeps this owner's documents. */
export const keepsDocuments = (user: Session['user'], owner: Owner): boolean =>
  can(user, dokumenActs.create, { satuan_kerja_id: owner?.satuan_kerja_id ?? null });
