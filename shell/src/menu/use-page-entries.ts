import type { PageEntry } from '@selaras/contracts';
import { useShell } from '../shell-context';

/** Every page of the portal as its manifest writes it, for menus and lists of pages. */
export function usePageEntries(): readonly PageEntry[] {
  return useShell().manifests.flatMap(({ pages }) => pages);
}
