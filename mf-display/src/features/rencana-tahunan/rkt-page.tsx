import { tingkatRkt } from '@selaras/contracts';
import { planLineOf, rktDepths } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { EmptyState, useLoaded } from '@selaras/ui';
import { DisplayFrame } from '../../frame/display-frame';
import { ofUnit, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay } from '../../frame/use-display';
import { DisplayFailure, WayOn } from '../../frame/way-on';
import { yearColumns } from '../../plan/plan-columns';
import { PlanTable } from '../../plan/plan-table';
import { PlanTotal } from '../../plan/plan-total';
import { rkt } from './rencana-tahunan-endpoints';

export const prepare = prepareDisplay(rkt, ofUnit);

/** `/display-mikro/rkt` and its public twin: what a unit wants to reach in the year, down to its sub-activities. */
export function Page() {
  return (
    <DisplayFrame description="Target IKU, program, kegiatan dan sub kegiatan satu perangkat daerah dengan pagunya.">
      {(unit) => <UnitPlan unit={unit} />}
    </DisplayFrame>
  );
}

function UnitPlan({ unit }: { unit: number }) {
  const query = useDisplay(rkt, { query: { satuan_kerja_id: unit } });
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'RKT gagal dimuat'));
  if (failure) return <DisplayFailure {...failure} />;
  if (data?.baris.length === 0) {
    return (
      <EmptyState
        title="Perangkat daerah ini belum punya rencana pada tahun ini"
        description="Pilih tahun lain di bilah atas, atau perangkat daerah lain."
        action={<WayOn />}
      />
    );
  }
  return (
    <>
      <PlanTotal pagu={data?.pagu} />
      <PlanTable
        caption="Rencana kerja tahunan"
        columns={yearColumns}
        lines={data?.baris.map((row) => planLineOf(row, tingkatRkt.indexOf(row.tingkat)))}
        levels={rktDepths}
      />
    </>
  );
}
