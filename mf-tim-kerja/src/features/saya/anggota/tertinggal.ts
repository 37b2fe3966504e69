/** A file that was chosen for a quarter and has not arrived. */
export interface Pilihan {
  readonly tempat: string;
  readonly nama: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isPilihan = (value: unknown): value is Pilihan =>
  typeof value === 'object' &&
  value !== null &&
  'tempat' in value &&
  typeof value.tempat === 'string' &&
  'nama' in value &&
  typeof value.nama === 'string';

/**
 * Names of files that are on their way, kept in the browser like the draft beside them. A browser does not keep the files
 * themselves: what is found at the start must be chosen again, and the page says so.
 */
export function createTertinggal(key: string, store: Store) {
  const read = (): Pilihan[] => {
    try {
      const found: unknown = JSON.parse(store.getItem(key) ?? '[]');
      return Array.isArray(found) ? found.filter(isPilihan) : [];
    } catch {
      return [];
    }
  };
  return {
    found: read,
    keep(rows: readonly Pilihan[]): void {
      try {
        if (rows.length === 0) store.removeItem(key);
        else store.setItem(key, JSON.stringify(rows));
      } catch {
        // Without room in the browser the page tells nothing of them after a reload; sending goes on.
      }
    },
  };
}
