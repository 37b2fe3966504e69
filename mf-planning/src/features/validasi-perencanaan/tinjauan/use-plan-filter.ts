import { useAddress } from '@selaras/portal';
import { useMemo } from 'react';
import type { PlanFilter } from './plan-parts';

const names = { q: 'q', hanyaBerubah: 'berubah', hanyaTemuan: 'temuan' } as const;

/** What the reader wants to see of a plan, in the address: a colleague who gets the link sees the same rows. */
export function usePlanFilter() {
  const [address, changeAddress] = useAddress();
  const q = address.get(names.q) ?? '';
  const hanyaBerubah = address.get(names.hanyaBerubah) === '1';
  const hanyaTemuan = address.get(names.hanyaTemuan) === '1';
  const filter = useMemo(
    (): PlanFilter => ({ q, hanyaBerubah, hanyaTemuan }),
    [q, hanyaBerubah, hanyaTemuan],
  );
  return {
    filter,
    /** Tells one filter from another. */
    key: [q, hanyaBerubah, hanyaTemuan].join(' '),
    isFiltered: q !== '' || hanyaBerubah || hanyaTemuan,
    choose: (more: Partial<PlanFilter>) =>
      changeAddress(
        (address) => {
          for (const [field, value] of Object.entries(more)) {
            const name = names[field as keyof PlanFilter];
            if (value === '' || value === false) address.delete(name);
            else address.set(name, value === true ? '1' : value);
          }
          return address;
        },
        { replace: true },
      ),
  };
}
