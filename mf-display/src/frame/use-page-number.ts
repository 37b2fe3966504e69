import { useAddress } from '@selaras/portal';

const PAGE = 'page';

/** The page of a table, kept in the address; 1 where that names none. */
export function usePageNumber() {
  const [address, change] = useAddress();
  return {
    page: Math.max(1, Math.trunc(Number(address.get(PAGE))) || 1),
    onPageChange: (next: number) =>
      change(
        (after) => {
          after.set(PAGE, String(next));
          return after;
        },
        { preventScrollReset: true },
      ),
  };
}
