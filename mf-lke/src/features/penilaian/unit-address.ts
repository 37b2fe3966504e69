import { useAddress } from '@selaras/portal';

const UNIT = 'satuan_kerja_id';
const KRITERIA = 'kriteria';

const numberAt = (address: URLSearchParams, name: string): number | null => {
  const value = Number(address.get(name));
  return Number.isInteger(value) && value > 0 ? value : null;
};

/** The unit that an address opens; null: none. */
export const unitOf = (address: URLSearchParams): number | null => numberAt(address, UNIT);

/** Unit and criterion that the address opens; null: none. */
export function useUnitAddress() {
  const [address, change] = useAddress();
  return {
    unit: unitOf(address),
    kriteria: numberAt(address, KRITERIA),
    openUnit: (unit: number | null) =>
      change(() => new URLSearchParams(unit === null ? [] : [[UNIT, String(unit)]])),
    openKriteria: (id: number) =>
      change(
        (now) => {
          now.set(KRITERIA, String(id));
          return now;
        },
        { replace: true },
      ),
  };
}
