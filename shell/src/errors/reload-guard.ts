import { shellConstants } from '@selaras/domain';
import { isChunkError } from '@selaras/federation';
import { unsavedKind } from '@selaras/portal/host';
import { askToLeave } from '../navigation/leave-question';
import { leaveFreely } from '../navigation/unsaved-changes';
import type { Notices } from '../notices/notices';
import { isTypedIn } from './typed-before';

const RELOADED_AT_KEY = 'selaras_dimuat_ulang';

/** Reloading is right at most once in 60 s (spec 2 §8); a clock that was set back does not lock it for ever. */
export function mayReload(lastReloadAt: number | null, now: number): boolean {
  return lastReloadAt === null || now < lastReloadAt || now - lastReloadAt >= shellConstants.reloadGuardMs;
}

/** When this tab was last reloaded for a part; null when it was not. */
function lastReload(storage: Storage): number | null {
  const noted = storage.getItem(RELOADED_AT_KEY);
  return noted === null ? null : Number(noted);
}

/** Notes a reload in this tab and answers whether it may happen; without storage it may not, to stay out of a loop. */
export function claimReload(storage: () => Storage, now: number): boolean {
  try {
    if (!mayReload(lastReload(storage()), now)) return false;
    storage().setItem(RELOADED_AT_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether to reload for a part that could not be fetched (spec 2 §8). Never over something typed, and never offline,
 * where the browser would put a page of its own in the portal's place.
 */
export function claimReloadFor(error: unknown, online: boolean): boolean {
  return online && isChunkError(error) && !isTypedIn() && claimReload(() => sessionStorage, Date.now());
}

/** Whether a reload may help against this error, now and in this tab. */
export function isReloadDue(error: unknown, online: boolean): boolean {
  try {
    return online && isChunkError(error) && mayReload(lastReload(sessionStorage), Date.now());
  } catch {
    return false;
  }
}

/**
 * Reloads for a page that could not be fetched, where that is due; whoever would lose something typed is asked first.
 * Resolves to whether the reload is on its way.
 */
export async function reloadFor(
  error: unknown,
  online: boolean,
  { notices, reload }: { readonly notices: Notices; readonly reload: () => void },
): Promise<boolean> {
  if (!isReloadDue(error, online)) return false;
  // Without a question the reload is not even a moment late.
  if (isTypedIn() && !(await askToLeave(notices, 'memuat ulang halaman', unsavedKind() ?? 'typed')))
    return false;
  if (!claimReload(() => sessionStorage, Date.now())) return false;
  await leaveFreely(async () => reload());
  return true;
}
