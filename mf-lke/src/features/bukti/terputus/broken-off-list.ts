import { type BrokenOff, brokenOff, forgetKept } from '../kirim/kept-uploads';

const NONE: readonly BrokenOff[] = [];

/** Uploads that were broken off, as this browser knows of them; read anew when told, and when another tab changed them. */
function createBrokenOff() {
  let owner: number | null = null;
  let list = NONE;
  const listeners = new Set<() => void>();

  function refresh(): void {
    const found = owner === null ? NONE : brokenOff(owner);
    if (JSON.stringify(found) === JSON.stringify(list)) return;
    list = found;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        addEventListener('storage', refresh);
        // Nobody heard what changed before.
        refresh();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', refresh);
      };
    },
    /** Those of this user. */
    list(pemilik: number | null): readonly BrokenOff[] {
      if (owner !== pemilik) {
        owner = pemilik;
        list = pemilik === null ? NONE : brokenOff(pemilik);
      }
      return list;
    },
    refresh,
    /** A file of this name has arrived at its place: what an earlier attempt left there is of no use any more. */
    arrived(tempat: string, nama: string): void {
      for (const one of list) if (one.tempat === tempat && one.nama === nama) forgetKept(one.key);
      refresh();
    },
    /** Takes away what has come. */
    async discard({ key, uploadUrl }: BrokenOff): Promise<void> {
      forgetKept(key);
      refresh();
      const { endUpload } = await import(/* webpackChunkName: "tus" */ '../kirim/tus-upload');
      await endUpload(uploadUrl);
    },
  };
}

/** Those of this browser. */
export const terputus = createBrokenOff();
