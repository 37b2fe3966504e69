import type { DaftarIku, daftarIkuCalls, QueryOf } from '@selaras/contracts';
import { keadaanCapaian, optionsOf, statusCapaian } from '@selaras/domain';
import { defineReadList, listQuery, listRules } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { LandscapePaper, Stack } from '@selaras/ui';
import { DisplayFrame } from '../../frame/display-frame';
import { useDisplay, useDisplayYear } from '../../frame/use-display';
import { WayOn } from '../../frame/way-on';
import { rapatParams } from '../../rapat/rapat-list';
import { daftarIkuColumns } from './daftar-iku-columns';
import { daftarIku } from './daftar-iku-endpoints';
import { IkuBars } from './iku-bars';

const list = defineReadList<DaftarIku>({
  caption: 'Capaian IKU',
  search: 'Cari IKU, sasaran atau perangkat daerah',
  failed: 'Capaian IKU gagal dimuat',
  noneFits: 'Tidak ada IKU yang cocok. Coba kata lain atau hapus saringan.',
  columns: daftarIkuColumns,
  filters: [
    {
      name: 'tingkat',
      label: 'Milik',
      options: optionsOf({ kabupaten: 'Kabupaten', pd: 'Perangkat daerah' }),
    },
    {
      name: 'capaian',
      label: 'Capaian',
      options: keadaanCapaian.map((value) => ({ value, label: statusCapaian[value] })),
    },
  ],
  sort: null,
  keeps: rapatParams,
  rowId: ({ tingkat, id }) => `${tingkat}-${id}`,
});
const rules = listRules(list);

/** `/public-display/capaian-iku`: key indicators of the regency and of approved units, to search and compare. */
export function Page() {
  const tahun = useDisplayYear();
  const [state, change] = useListState(rules);
  const query = useDisplay(daftarIku, {
    query: listQuery(state) as QueryOf<typeof daftarIkuCalls.publik>,
  });
  return (
    <DisplayFrame description="Indikator kinerja utama Bupati dan perangkat daerah yang rencananya sudah disetujui.">
      <Stack>
        <LandscapePaper />
        <ReadList
          list={list}
          state={state}
          onChange={change}
          query={query}
          none={`Belum ada IKU untuk tahun ${tahun}. Pilih tahun lain di kanan atas.`}
          wayOn={<WayOn />}
        />
        <IkuBars rows={query.data?.data ?? []} tahun={tahun} />
      </Stack>
    </DisplayFrame>
  );
}
