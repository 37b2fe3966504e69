import { useAddress, useSession } from '@selaras/portal';
import { LateUnitPicker } from '@selaras/resource/unit';
import { seesAllUnits } from '@selaras/roles';
import styled from 'styled-components';

/** Name in the address of the unit whose worksheet is shown. */
const UNIT = 'satuan_kerja_id';

const Place = styled.div`
  max-width: 32rem;
  min-height: 60px;
  @media print { display: none; }
`;

interface Reader {
  readonly satuan_kerja_id: number | null;
}

/** The unit that a reader's address means: his own, or the chosen one of who sees all; null: none chosen. */
export const unitOfAddress = (
  user: (Reader & Parameters<typeof seesAllUnits>[0]) | null,
  address: URLSearchParams,
) => (seesAllUnits(user) ? Number(address.get(UNIT)) || null : (user?.satuan_kerja_id ?? null));

/** The unit whose worksheet the page shows. */
export function useUnit(): number | null {
  const { user } = useSession();
  const [address] = useAddress();
  return unitOfAddress(user, address);
}

/** The choice of a unit for who sees all of them; nothing for a unit's own people. */
export function UnitByAddress() {
  const { user } = useSession();
  const [address, change] = useAddress();
  if (!seesAllUnits(user)) return null;
  return (
    <Place>
      <LateUnitPicker
        value={unitOfAddress(user, address)}
        onChange={(chosen) =>
          change(
            (before) => {
              if (chosen === null) before.delete(UNIT);
              else before.set(UNIT, String(chosen));
              return before;
            },
            { replace: true },
          )
        }
      />
    </Place>
  );
}
