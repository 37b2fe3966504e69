import { useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import { EmptyState, Stack } from '@selaras/ui';
import { type ComponentType, Fragment, type PropsWithChildren, type ReactNode } from 'react';
import styled from 'styled-components';
import { LateUnitPicker } from './late-unit-picker';
import { choosesUnit } from './shown-unit';

const Place = styled.div`
  max-width: 32rem;
  @media print { display: none; }
`;

interface UnitFirstProps {
  /** null: none is chosen yet. */
  readonly unit: number | null;
  readonly onChoose: (unit: number | null) => void;
  /** What comes once a unit is chosen, as a sentence. */
  readonly none: string;
  /** What the choice stands in. */
  readonly Frame?: ComponentType<PropsWithChildren>;
  /** What is shown of the unit; begun anew with another unit or year. */
  readonly children: (unit: number) => ReactNode;
}

/** A page of one unit: its choice, for who may choose, above what is shown of it. */
export function UnitFirst({ unit, onChoose, none, Frame = Place, children }: UnitFirstProps) {
  const { user, tahunKinerja } = useSession();
  return (
    <Stack>
      {choosesUnit(user) && (
        <Frame>
          <LateUnitPicker
            {...(!seesAllUnits(user) && user?.satuan_kerja_id && { satuanKerjaId: user.satuan_kerja_id })}
            value={unit}
            onChange={onChoose}
          />
        </Frame>
      )}
      {unit === null ? (
        <EmptyState title="Pilih satuan kerja" description={none} />
      ) : (
        <Fragment key={`${unit}-${tahunKinerja}`}>{children(unit)}</Fragment>
      )}
    </Stack>
  );
}
