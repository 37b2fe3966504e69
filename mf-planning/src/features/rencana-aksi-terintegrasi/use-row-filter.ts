import { useAddress } from '@selaras/portal';
import type { RowFilter } from './row-filter';

/** Search and filter in the address. */
export function useRowFilter(): [RowFilter, (change: Partial<RowFilter>) => void] {
  const [address, change] = useAddress();
  const add = (part: Partial<RowFilter>) =>
    change(
      (before) => {
        const { q, ...only } = { ...filterIn(before), ...part };
        if (q === '') before.delete('q');
        else before.set('q', q);
        for (const [name, wanted] of Object.entries(only)) {
          if (wanted) before.set(name, '1');
          else before.delete(name);
        }
        return before;
      },
      { replace: true },
    );
  return [filterIn(address), add];
}

const filterIn = (address: URLSearchParams): RowFilter => ({
  q: address.get('q') ?? '',
  kosong: address.has('kosong'),
  lengkapi: address.has('lengkapi'),
});
