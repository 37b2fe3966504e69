import { useAddress } from '@selaras/portal';
import { useCallback } from 'react';

export const IMPORT = 'impor';
const NEW = 'baru';

/** What the import's dialog shows: closed, asking for a file, or one import by its id. */
export type ImportPlace = { readonly kind: 'closed' | 'new' } | { readonly kind: 'one'; readonly id: number };

/** Reads the address: `?impor=baru` asks for a file, `?impor=12` shows an import. */
export function readPlace(text: string | null): ImportPlace {
  if (text === NEW) return { kind: 'new' };
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? { kind: 'one', id } : { kind: 'closed' };
}

/** Where the dialog stands, in the address, so that a reload in the middle of an import comes back to it. */
export function useImportPlace() {
  const [address, changeAddress] = useAddress();
  const go = useCallback(
    (to: 'closed' | 'new' | number) =>
      changeAddress(
        (asked) => {
          if (to === 'closed') asked.delete(IMPORT);
          else asked.set(IMPORT, to === 'new' ? NEW : String(to));
          return asked;
        },
        { replace: to === 'closed', preventScrollReset: true },
      ),
    [changeAddress],
  );
  return [readPlace(address.get(IMPORT)), go] as const;
}
