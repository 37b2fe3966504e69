import { usePortal } from './portal-context';
import type { UnsavedChanges } from './unsaved-changes';

/**
 * Whether something typed would be lost.
 * @throws outside a portal
 */
export function useUnsavedChanges(): UnsavedChanges {
  return usePortal().unsavedChanges;
}
