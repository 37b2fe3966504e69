import type { RaporPeringkatRow } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { listRules, pageOfOwn } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { LandscapePaper } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { triwulanOf, UNIT, useRaporPlace } from '../../kartu/place';
import { RaporFrame } from '../../kartu/rapor-frame';
import { raporQueries } from '../../kartu/rapor-queries';
import { peringkatColumns } from './peringkat-columns';

const sort = { column: 'peringkat', descending: false };

export async function prepare({ queries, params }: PageOpening): Promise<void> {
  const triwulan = triwulanOf(params.triwulan);
  if (triwulan !== null) await queries.prefetchQuery(raporQueries.peringkat(triwulan));
}

/** `/rapor-kinerja/{triwulan}/rank`: every unit's place and how it came about. */
export function Page() {
  const { tahun, triwulan } = useRaporPlace();
  const query = useQuery({ ...raporQueries.peringkat(triwulan ?? 1), enabled: triwulan !== null });
  const columns = useMemo(() => peringkatColumns(triwulan ?? 1), [triwulan]);
  const rules = useMemo(() => listRules({ columns, filters: [], sort, keeps: [UNIT] }), [columns]);
  const [state, change] = useListState(rules);
  const page =
    query.data &&
    pageOfOwn(query.data.data, state, {
      columns,
      words: ({ satuan_kerja }: RaporPeringkatRow) => [
        satuan_kerja.satuan_kerja_nama,
        satuan_kerja.singkatan ?? '',
      ],
    });
  return (
    <RaporFrame
      page="rapor.rank"
      title="Peringkat Rapor Kinerja"
      description="Diurutkan menurut ada tidaknya realisasi, lalu capaian, serapan anggaran dan jumlah sub kegiatan. Hanya satuan kerja yang rencananya final."
      batas={query.data?.batas}
      perUnit={false}
    >
      {() => (
        <>
          <LandscapePaper />
          <ReadList<RaporPeringkatRow>
            list={{
              caption: `Peringkat rapor kinerja triwulan ${triwulan} tahun ${tahun}`,
              search: 'Cari satuan kerja',
              failed: 'Peringkat gagal dimuat',
              noneFits: 'Tidak ada satuan kerja yang cocok dengan pencarian.',
              columns,
              filters: [],
              sort,
              rowId: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_id,
            }}
            state={state}
            onChange={change}
            query={{ ...query, data: page } as Parameters<typeof ReadList<RaporPeringkatRow>>[0]['query']}
            none={`Belum ada satuan kerja yang rencananya final untuk tahun ${tahun}.`}
          />
        </>
      )}
    </RaporFrame>
  );
}
