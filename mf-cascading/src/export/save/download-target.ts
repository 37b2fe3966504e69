import type { FileKind, SaveTarget } from './save-target';

/** The browser may still be reading the address for so long after the download began. */
const ADDRESS_LIFETIME_MS = 60_000;

/** An ordinary download: parts are handed to the browser's own store at once, which lays large ones on the disk. */
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
