import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type ValidasiPerencanaanDetail,
  validasiPerencanaanActs,
  type validasiPerencanaanCalls,
  validasiPerencanaanRoutes,
} from '@selaras/contracts';
import { kunciRencana } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { can } from '@selaras/roles';
import { LoadingState } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDiagramPage } from '../diagram/context/diagram-page-context';
import type { PlanCheckProps } from '../diagram/context/plan-check-context';
import type { PlanFindings } from '../tree/analysis/checks';

const { get } = endpointsOf<typeof validasiPerencanaanCalls>(validasiPerencanaanRoutes);

/** What the plan of the page's unit lacks, for who may read it; the tree's own check remains where it cannot be read. */
export default function PlanCheck({ children }: PlanCheckProps) {
  const { user } = useSession();
  const { satuanKerjaId } = useDiagramPage();
  const satkerId = satuanKerjaId ?? 0;
  const told =
    satuanKerjaId !== null && can(user, validasiPerencanaanActs.get, { satuan_kerja_id: satkerId });
  const query = useQuery({
    ...callQuery('validasi-perencanaan', get, { params: { satkerId } }),
    enabled: told,
    staleTime: 0,
  });
  const rincian = query.data?.data;
  const plan = useMemo(() => (rincian === undefined ? null : planFindings(rincian)), [rincian]);
  if (told && plan === null && !query.isError) return <LoadingState />;
  return children(plan);
}

function planFindings({ satuan_kerja, baris, temuan }: ValidasiPerencanaanDetail): PlanFindings {
  const rows = new Map(baris.map((row) => [kunciRencana(row), row]));
  return {
    satuanKerjaId: satuan_kerja.satuan_kerja_id,
    wajib: temuan.wajib.length,
    found: [...temuan.wajib, ...temuan.saran].map(({ jenis, kunci, rincian }) => {
      const row = rows.get(kunci);
      const isStep = row?.level === 'kinerja-langkah-aksi';
      const label = row?.indikator || row?.sasaran || kunci;
      return {
        kind: jenis,
        node: isStep ? `kinerja-sub-kegiatan:${row.induk_id}` : kunci,
        label,
        detail: isStep ? [`Langkah aksi: ${label}`, rincian].filter(Boolean).join('. ') : rincian,
      };
    }),
  };
}
