import { useSession } from '@selaras/portal';
import type { OfYear } from '../core/year';

/** The year of an entity's rows as its domain has it; null for rows that belong to no year. */
export function useYear({ yearOf }: OfYear): number | null {
  const session = useSession();
  return yearOf?.(session) ?? null;
}
