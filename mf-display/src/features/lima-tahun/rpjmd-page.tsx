import { rpjmdBranches } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { EmptyState, LoadingState, useLoaded } from '@selaras/ui';
import { DisplayFrame } from '../../frame/display-frame';
import { ofRegency, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay, useDisplayYear } from '../../frame/use-display';
import { DisplayFailure, WayOn } from '../../frame/way-on';
import { BranchTree } from './branch-tree';
import { rpjmd } from './lima-tahun-endpoints';

export const prepare = prepareDisplay(rpjmd, ofRegency);

/** `/display-makro/rpjmd` and its public twin: the regency's plan from its missions to the indicators. */
export function Page() {
  return (
    <DisplayFrame description="Misi, tujuan dan sasaran RPJMD dengan target dan realisasi lima tahun.">
      <RpjmdTree />
    </DisplayFrame>
  );
}

function RpjmdTree() {
  const tahun = useDisplayYear();
  const query = useDisplay(rpjmd, {});
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'RPJMD gagal dimuat'));
  if (failure) return <DisplayFailure {...failure} />;
  if (data === undefined) return <LoadingState />;
  if (data.misi.length === 0)
    return (
      <EmptyState
        title={`Belum ada RPJMD untuk tahun ${tahun}`}
        description="Pilih tahun lain di kanan atas untuk melihat RPJMD periode lain."
        action={<WayOn />}
      />
    );
  return <BranchTree branches={rpjmdBranches(data)} tahun={tahun} />;
}
