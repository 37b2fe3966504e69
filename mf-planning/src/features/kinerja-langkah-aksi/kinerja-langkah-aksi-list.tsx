import { kinerjaLangkahAksiEntity } from '@selaras/contracts';
import { allTriwulan, triwulanWord } from '@selaras/domain';
import type { ListRow } from '@selaras/resource/core';
import { defineList, unitColumn, unitFilter, viewsOf } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { anggaranColumn } from '../kinerja/anggaran-parts';
import { modelFilters, parentFilter } from '../kinerja/model-filters';
import { PlanWays } from '../kinerja/plan-above';
import { kinerjaLangkahAksi } from './kinerja-langkah-aksi';
import { TeamLinks } from './team-links';

const { column } = viewsOf(kinerjaLangkahAksiEntity);

type LangkahAksiRow = ListRow<typeof kinerjaLangkahAksi>;

const targetColumn = (tw: 1 | 2 | 3 | 4) => ({
  id: `target_tw${tw}`,
  title: triwulanWord(tw),
  value: (row: LangkahAksiRow) => row[`target_tw${tw}`],
  numeric: true,
  sortable: true,
});

export const list = defineList<LangkahAksiRow>({
  resource: kinerjaLangkahAksi,
  description: 'Langkah kerja di bawah sub kegiatan dan anggota tim yang mengerjakannya.',
  Above: PlanWays,
  sort: { column: 'sasaran', descending: false },
  filters: [
    unitFilter,
    ...modelFilters('kinerja-langkah-aksi'),
    parentFilter('kinerja_sub_kegiatan_id', 'Kinerja sub kegiatan', 'kinerja-sub-kegiatan'),
    {
      name: 'perbaikan',
      label: 'Jenis',
      options: [
        { value: 'false', label: 'Langkah aksi biasa' },
        { value: 'true', label: 'Langkah aksi perbaikan' },
      ],
    },
  ],
  columns: [
    column('sasaran', { sortable: true, minWidth: '220px' }),
    column('indikator', { sortable: true, minWidth: '200px' }),
    {
      id: 'kinerja_sub_kegiatan',
      title: 'Kinerja sub kegiatan',
      value: ({ kinerja_sub_kegiatan }) => kinerja_sub_kegiatan.indikator,
      minWidth: '200px',
    },
    { id: 'anggota', title: 'Anggota', value: ({ anggota }) => anggota.map(({ nama }) => nama).join(', ') },
    {
      id: 'tim',
      title: 'Tim kerja',
      value: ({ tim }) => tim.map(({ nama }) => nama).join(', '),
      cell: (row) => <TeamLinks row={row} />,
      minWidth: '160px',
    },
    column('satuan'),
    ...allTriwulan.map(targetColumn),
    anggaranColumn,
    {
      id: 'penyebab_kegagalan',
      title: 'Perbaikan atas',
      value: ({ penyebab_kegagalan }) => penyebab_kegagalan?.penyebab ?? null,
      minWidth: '180px',
      hidden: true,
    },
    { ...unitColumn, hidden: true },
  ],
});

export const Page = listPage(list);
export const prepare = prepareList(list);
