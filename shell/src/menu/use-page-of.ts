import type { PageEntry } from '@selaras/contracts';
import { useShell } from '../shell-context';

/** The page with this path, of the shell or of any remote in the registry. */
export function usePageOf(path: string): PageEntry | undefined {
  return usePages().find((page) => page.path === path);
}

/** Every page of the portal. */
export function usePages(): readonly PageEntry[] {
  return useShell().manifests.flatMap(({ pages }) => pages);
}
