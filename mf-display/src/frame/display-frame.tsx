import { useAddress, useSession } from '@selaras/portal';
import { EmptyState, FieldSkeleton, latePart, PageHeader, space } from '@selaras/ui';
import { type ReactNode, useCallback } from 'react';
import styled from 'styled-components';
import { RapatFrame } from '../rapat/rapat-frame';
import { rapatParams } from '../rapat/rapat-list';
import { RapatTools } from '../rapat/rapat-tools';
import { useDisplayKind } from './display-kind';
import { UNIT, unitShown } from './display-unit';
import { PublicTools } from './public-tools';
import { useDisplayYear } from './use-display';

const UnitPicker = latePart(
  async () => (await import('./unit-picker')).UnitPicker,
  () => <FieldSkeleton />,
);

const Picker = styled.div`
  width: min(360px, calc(100vw - ${space(8)}));
  @media print { display: none; }
`;

/** The unit that is shown, and the choice of another one. */
function useDisplayUnit(): readonly [unit: number | null, choose: (unit: number | null) => void] {
  const { user } = useSession();
  const kind = useDisplayKind();
  const [params, change] = useAddress();
  const choose = useCallback(
    (unit: number | null) =>
      change(
        (before) => {
          const kept = rapatParams.flatMap((name) => before.getAll(name).map((value) => [name, value]));
          return new URLSearchParams([...(unit === null ? [] : [[UNIT, String(unit)]]), ...kept]);
        },
        { preventScrollReset: true },
      ),
    [change],
  );
  return [unitShown(params, user, kind), choose];
}

interface DisplayFrameProps {
  /** What the page shows, below its title. */
  description: string;
  /** What the page shows: of the whole regency, or of the chosen unit. */
  children: ReactNode | ((unit: number) => ReactNode);
}

/** What all displays have in common: title, year, the choice of a unit on micro pages, and paper. */
export function DisplayFrame({ description, children }: DisplayFrameProps) {
  const { area, publik, title } = useDisplayKind();
  const tahun = useDisplayYear();
  const [unit, choose] = useDisplayUnit();
  return (
    <RapatFrame>
      <PageHeader
        title={title}
        description={`${description} Tahun ${tahun}.`}
        actions={
          <>
            {area === 'mikro' && (
              <Picker>
                <UnitPicker publik={publik} value={unit} onChange={choose} />
              </Picker>
            )}
            <RapatTools>{publik && (area === 'makro' || unit !== null) && <PublicTools />}</RapatTools>
          </>
        }
      />
      {typeof children !== 'function' ? (
        children
      ) : unit === null ? (
        <EmptyState
          title="Pilih satuan kerja"
          description="Halaman ini menampilkan satu perangkat daerah. Pilih di kanan atas."
        />
      ) : (
        children(unit)
      )}
    </RapatFrame>
  );
}
