import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export const IMPOR = 'impor';
const NEW = 'baru';

/** What the import's dialog shows: closed, asking for a file, or one import by its id. */
export type ImporPlace = { readonly kind: 'closed' | 'new' } | { readonly kind: 'one'; readonly id: number };

/** Reads the address: `?impor=baru` asks for a file, `?impor=12` shows an import. */
export function readPlace(text: string | null): ImporPlace {
  if (text === NEW) return { kind: 'new' };
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? { kind: 'one', id } : { kind: 'closed' };
}

/** Where the dialog stands, in the address, so that a reload in the middle of an import comes back to it. */
export function useImporPlace() {
  const [params, setParams] = useSearchParams();
  const go = useCallback(
    (to: 'closed' | 'new' | number) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (to === 'closed') next.delete(IMPOR);
          else next.set(IMPOR, to === 'new' ? NEW : String(to));
          return next;
        },
        { replace: to === 'closed', preventScrollReset: true },
      ),
    [setParams],
  );
  return [readPlace(params.get(IMPOR)), go] as const;
}
