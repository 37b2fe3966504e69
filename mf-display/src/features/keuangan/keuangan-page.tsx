import type { KeuanganRow } from '@selaras/contracts';
import {
  formatDate,
  formatPercent,
  formatRupiahShort,
  serapan,
  sumRupiah,
  triwulanBerjalan,
  triwulanWord,
} from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import {
  DataTable,
  EmptyState,
  LandscapePaper,
  LineChart,
  PageStack,
  Skeleton,
  useLoaded,
} from '@selaras/ui';
import { useMemo } from 'react';
import { DisplayFrame } from '../../frame/display-frame';
import { useDisplayKind } from '../../frame/display-kind';
import { ofEither, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay, useDisplayYear } from '../../frame/use-display';
import { DisplayFailure, WayOn } from '../../frame/way-on';
import { keuangan } from './keuangan-endpoints';
import { moneyColumns } from './money-columns';
import { MoneyPlane } from './money-plane';
import { cumulative, moneyRows } from './money-row';

export const prepare = prepareDisplay(keuangan, ofEither);

/** Absorption of the budget: by unit on macro pages, by programme of the chosen unit on micro pages. */
export function Page() {
  const { area } = useDisplayKind();
  const scope = area === 'makro' ? ', dari perangkat daerah yang perencanaannya sudah final' : '';
  return (
    <DisplayFrame
      description={`Serapan anggaran, rencana dan realisasi per triwulan, dan hasil yang dicapai dengannya${scope}.`}
    >
      {area === 'makro' ? <Money unit={null} /> : (unit) => <Money unit={unit} />}
    </DisplayFrame>
  );
}

const absorptionOf = (rows: readonly KeuanganRow[]) => {
  const known = rows.flatMap(({ realisasi }) => realisasi ?? []);
  return serapan(sumRupiah(rows.map(({ pagu }) => pagu)), known.length === 0 ? null : sumRupiah(known));
};

function Money({ unit }: { unit: number | null }) {
  const tahun = useDisplayYear();
  const naming = unit === null ? 'Perangkat daerah' : 'Program';
  const query = useDisplay(keuangan, { query: unit === null ? {} : { satuan_kerja_id: unit } });
  const read = new Date(query.dataUpdatedAt);
  const sampai = triwulanBerjalan(tahun, read);
  const { data: found, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Data keuangan gagal dimuat'),
  );
  const rows = useMemo(() => found && moneyRows(found, sampai), [found, sampai]);
  const columns = useMemo(() => moneyColumns(naming), [naming]);
  if (failure) return <DisplayFailure {...failure} />;
  if (rows?.length === 0) {
    return (
      <EmptyState
        title={`Belum ada anggaran tahun ${tahun}`}
        description="Belum ada kinerja program dengan anggaran untuk tahun ini. Pilih tahun atau satuan kerja lain di kanan atas."
        action={<WayOn />}
      />
    );
  }
  const quarters = cumulative(rows ?? [], sampai);
  const about = { source: `Selaras, tahun ${tahun}`, date: formatDate(read) };
  return (
    <PageStack>
      <LandscapePaper />
      {rows === undefined && (
        <>
          <Skeleton height="531px" />
          <Skeleton height="460px" />
        </>
      )}
      {rows &&
        (sampai === 0 ? (
          <EmptyState
            title={`Tahun ${tahun} belum dimulai`}
            description="Serapan terhadap rencana baru dapat dihitung setelah triwulan pertama dimulai. Pilih tahun lain di kanan atas."
            action={<WayOn />}
          />
        ) : (
          <MoneyPlane rows={rows} sampai={sampai} naming={naming} {...about} />
        ))}
      {rows && (
        <LineChart
          title={`Anggaran terserap ${formatPercent(absorptionOf(rows))} dari pagu tahun ${tahun}`}
          unit="Satuan: rupiah, dijumlahkan sejak TW 1"
          {...about}
          points={quarters.map(({ triwulan }) => triwulanWord(triwulan))}
          series={[
            { id: 'rencana', label: 'Rencana', target: true, values: quarters.map(({ rencana }) => rencana) },
            { id: 'realisasi', label: 'Realisasi', values: quarters.map(({ realisasi }) => realisasi) },
          ]}
          format={formatRupiahShort}
        />
      )}
      <DataTable
        caption={`Serapan anggaran menurut ${naming.toLowerCase()} tahun ${tahun}`}
        columns={columns}
        rows={rows}
        cards
        rowId={({ id }) => id}
      />
    </PageStack>
  );
}
