import type { Notices } from './notices';
import { usePortal } from './portal-context';

/**
 * The portal's messages and questions.
 * @throws outside a portal
 */
export function useNotices(): Notices {
  return usePortal().notices;
}
