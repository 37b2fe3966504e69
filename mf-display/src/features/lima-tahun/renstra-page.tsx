import { renstraBranches } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { EmptyState, LoadingState, useLoaded } from '@selaras/ui';
import { DisplayFrame } from '../../frame/display-frame';
import { ofUnit, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay, useDisplayYear } from '../../frame/use-display';
import { DisplayFailure, WayOn } from '../../frame/way-on';
import { BranchTree } from './branch-tree';
import { renstra } from './lima-tahun-endpoints';

export const prepare = prepareDisplay(renstra, ofUnit);

/** `/display-mikro/renstra` and its public twin: a unit's goals with what they serve and their programmes. */
export function Page() {
  return (
    <DisplayFrame description="Sasaran strategis perangkat daerah dengan induknya di RPJMD, target dan realisasi lima tahun, dan programnya.">
      {(unit) => <RenstraTree unit={unit} />}
    </DisplayFrame>
  );
}

function RenstraTree({ unit }: { unit: number }) {
  const tahun = useDisplayYear();
  const query = useDisplay(renstra, { query: { satuan_kerja_id: unit } });
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Renstra gagal dimuat'));
  if (failure) return <DisplayFailure {...failure} />;
  if (data === undefined) return <LoadingState />;
  if (data.length === 0)
    return (
      <EmptyState
        title={`Satuan kerja ini belum memiliki sasaran strategis tahun ${tahun}`}
        description="Pilih satuan kerja lain di kanan atas."
        action={<WayOn />}
      />
    );
  return <BranchTree branches={renstraBranches(data)} tahun={tahun} />;
}
