import type { FileKind, SaveTarget } from './save-target';

/** The browser may read the object URL for this long after the download began. */
const ADDRESS_LIFETIME_MS = 60_000;

/** An ordinary download: each part becomes a Blob at once, which the browser may keep on disk. */
export function downloadTarget({ name, type }: FileKind): SaveTarget {
  const parts: Blob[] = [];
  return {
    write: async (part) => {
      parts.push(new Blob([part]));
    },
    finish: async () => {
      const address = URL.createObjectURL(new Blob(parts, { type }));
      parts.length = 0;
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
    },
    discard: async () => {
      parts.length = 0;
    },
  };
}
