import { shellConstants } from '@selaras/domain';
import { hasUnsavedChanges } from '@selaras/portal/host';

const RELOADED_AT_KEY = 'selaras_dimuat_ulang';

const chunkFailure =
  /Loading (CSS )?chunk .+ failed|Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/i;

/** Whether a part of the portal's own program could not be loaded, as after a new version was put in place. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || chunkFailure.test(error.message));
}

/** Reloading is right at most once in 60 s (spec 2 §8); a clock that was set back does not lock it for ever. */
export function mayReload(lastReloadAt: number | null, now: number): boolean {
  return lastReloadAt === null || now < lastReloadAt || now - lastReloadAt >= shellConstants.reloadGuardMs;
}

/** Notes a reload in this tab and answers whether it may happen; without storage it may not, to stay out of a loop. */
export function claimReload(storage: () => Storage, now: number): boolean {
  try {
    const noted = storage().getItem(RELOADED_AT_KEY);
    if (!mayReload(noted === null ? null : Number(noted), now)) return false;
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
  return (
    online && isChunkError(error) && !hasUnsavedChanges() && claimReload(() => sessionStorage, Date.now())
  );
}
