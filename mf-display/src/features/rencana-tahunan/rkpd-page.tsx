import { rkpdDepths, rkpdLines } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { EmptyState, useLoaded } from '@selaras/ui';
import { DisplayFrame } from '../../frame/display-frame';
import { ofRegency, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay } from '../../frame/use-display';
import { DisplayFailure, WayOn } from '../../frame/way-on';
import { yearColumns } from '../../plan/plan-columns';
import { PlanTable } from '../../plan/plan-table';
import { PlanTotal } from '../../plan/plan-total';
import { rkpd } from './rencana-tahunan-endpoints';

export const prepare = prepareDisplay(rkpd, ofRegency);

/** `/display-makro/rkpd` and its public twin: the regency's goals of the year with programmes and ceilings. */
export function Page() {
  const query = useDisplay(rkpd, {});
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'RKPD gagal dimuat'));
  return (
    <DisplayFrame description="Sasaran kabupaten dengan perangkat daerah, program dan pagunya.">
      {failure ? (
        <DisplayFailure {...failure} />
      ) : data?.sasaran.length === 0 ? (
        <EmptyState
          title="Belum ada sasaran kabupaten pada tahun ini"
          description="Pilih tahun lain di bilah atas."
          action={<WayOn />}
        />
      ) : (
        <>
          <PlanTotal pagu={data?.pagu}>
            {data !== undefined &&
              data.belum_disetujui > 0 &&
              `Belum termasuk ${data.belum_disetujui} perangkat daerah yang rencananya belum disetujui.`}
          </PlanTotal>
          <PlanTable
            caption="Rencana kerja pemerintah daerah"
            columns={yearColumns}
            lines={data && rkpdLines(data)}
            levels={rkpdDepths}
          />
        </>
      )}
    </DisplayFrame>
  );
}
