import { type SaringanBeban, urutanBeban } from '@selaras/domain';
import { useAddress } from '@selaras/portal';

/** Whose cell is open, and in which quarter. */
export interface OpenCell {
  readonly pegawaiId: number;
  readonly triwulan: number;
}

const [usual] = urutanBeban;
const idIn = (address: URLSearchParams, name: string) => Number(address.get(name)) || null;

/** The unit that is chosen in the address. */
export const unitIn = (address: URLSearchParams) => idIn(address, 'satuan_kerja_id');

const filterIn = (address: URLSearchParams): SaringanBeban => ({
  q: address.get('q') ?? '',
  bidang: idIn(address, 'bidang'),
  tim: idIn(address, 'tim'),
  berlebih: address.get('berlebih') === '1',
  urut: urutanBeban.find((one) => one === address.get('urut')) ?? usual,
});

function cellIn(address: URLSearchParams): OpenCell | null {
  const pegawaiId = idIn(address, 'orang');
  const triwulan = idIn(address, 'tw') ?? 1;
  return pegawaiId === null ? null : { pegawaiId, triwulan: Math.min(Math.max(triwulan, 1), 4) };
}

/** A filter as it stands in addresses and is asked for by exports; what is usual is left out. */
export const filterQuery = ({ q, bidang, tim, berlebih, urut }: SaringanBeban) => ({
  ...(q !== '' && { q }),
  ...(bidang !== null && { bidang }),
  ...(tim !== null && { tim }),
  ...(berlebih && { berlebih: '1' as const }),
  ...(urut !== usual && { urut }),
});

const filterNames = ['q', 'bidang', 'tim', 'berlebih', 'urut'] as const;

/** What the address says of the view: its unit, its filter, and the cell that is open. */
export function useBebanAddress() {
  const [address, change] = useAddress();
  const write = (names: readonly string[], values: Readonly<Record<string, string | number>>) =>
    change(
      (next) => {
        for (const name of names) next.delete(name);
        for (const [name, value] of Object.entries(values)) next.set(name, String(value));
        return next;
      },
      { replace: true },
    );
  return {
    unit: unitIn(address),
    filter: filterIn(address),
    cell: cellIn(address),
    chooseUnit: (unit: number | null) =>
      write(
        ['satuan_kerja_id', 'orang', 'tw', ...filterNames],
        unit === null ? {} : { satuan_kerja_id: unit },
      ),
    setFilter: (part: Partial<SaringanBeban>) =>
      change(
        (next) => {
          const wanted = filterQuery({ ...filterIn(next), ...part });
          for (const name of filterNames) next.delete(name);
          for (const [name, value] of Object.entries(wanted)) next.set(name, String(value));
          return next;
        },
        { replace: true },
      ),
    openCell: (cell: OpenCell | null) =>
      write(['orang', 'tw'], cell === null ? {} : { orang: cell.pegawaiId, tw: cell.triwulan }),
  };
}

export type BebanAddress = ReturnType<typeof useBebanAddress>;
