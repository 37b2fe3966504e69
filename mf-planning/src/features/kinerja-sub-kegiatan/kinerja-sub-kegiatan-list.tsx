import type { ListRow } from '@selaras/resource/core';
import { defineList } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { kinerjaColumns, kinerjaFilters, kinerjaSort } from '../kinerja/kinerja-list';
import { kinerjaTools } from '../kinerja/kinerja-tools';
import { parentFilter } from '../kinerja/model-filters';
import { PlanAbove } from '../kinerja/plan-above';
import { putusanOf, ValidasiBadge } from '../validasi-bappeda/putusan';
import { kinerjaSubKegiatan } from './kinerja-sub-kegiatan';

export const list = defineList<ListRow<typeof kinerjaSubKegiatan>>({
  resource: kinerjaSubKegiatan,
  description: 'Keluaran tiap sub kegiatan, beserta indikator Kemendagri dan validasi Bappeda.',
  sort: kinerjaSort,
  Above: PlanAbove,
  ...kinerjaTools,
  filters: [
    ...kinerjaFilters('kinerja-sub-kegiatan'),
    parentFilter('kinerja_kegiatan_id', 'Kinerja kegiatan', 'kinerja-kegiatan'),
  ],
  columns: [
    ...kinerjaColumns,
    {
      id: 'sub_kegiatan',
      title: 'Sub kegiatan',
      value: ({ sub_kegiatan }) => sub_kegiatan?.nama ?? null,
      minWidth: '200px',
    },
    {
      id: 'validasi_bappeda',
      inCard: 'state',
      title: 'Validasi Bappeda',
      minWidth: '150px',
      value: () => null,
      cell: ({ validasi_bappeda, validasi_bappeda_catatan }) => (
        <ValidasiBadge putusan={putusanOf(validasi_bappeda)} catatan={validasi_bappeda_catatan} />
      ),
    },
    {
      id: 'indikator_kemendagri',
      title: 'Indikator Kemendagri',
      value: ({ indikator_kemendagri }) => indikator_kemendagri,
      minWidth: '200px',
      hidden: true,
    },
    {
      id: 'is_external',
      title: 'Kinerja eksternal',
      value: ({ is_external }) => (is_external ? 'Ya' : 'Tidak'),
      hidden: true,
    },
    {
      id: 'kinerja_kegiatan',
      title: 'Kinerja kegiatan',
      value: ({ kinerja_kegiatan }) => kinerja_kegiatan.indikator,
      minWidth: '200px',
      hidden: true,
    },
  ],
});

export const Page = listPage(list);
export const prepare = prepareList(list);
