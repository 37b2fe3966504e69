import { optionQueries } from '@selaras/api-client';
import type { RaporRow } from '@selaras/contracts';
import { triwulanTitle } from '@selaras/domain';
import type { ListFilter, ReadListDescription } from '@selaras/resource/core';
import { asalFilter, lainnyaOptions } from '../../kartu/asal-filter';
import { UNIT } from '../../kartu/place';
import type { QuarterShown } from '../../kartu/quarter-list';
import { rowFiltersOf } from '../../kartu/row-filters';
import { sebutanRapor } from '../../kartu/sebutan-rapor';
import { dataColumns } from './data-columns';

const filtersOf = (unit: number | null): readonly ListFilter[] => [
  ...rowFiltersOf(sebutanRapor['sub-kegiatan']),
  {
    name: 'program_id',
    label: 'Program',
    query: () => (search) =>
      optionQueries.program({ ...(unit !== null && { satuan_kerja_id: unit }), ...search }),
  },
  asalFilter([
    { value: 'tanpa-program', label: 'Tanpa program' },
    ...lainnyaOptions(unit === null ? 'satuan kerja' : 'program'),
  ]),
];

/** The list of the sub-activities of a quarter. */
export const dataList = ({ tahun, triwulan, unit }: QuarterShown): ReadListDescription<RaporRow> => ({
  caption: `Sub kegiatan bertarget ${triwulanTitle(triwulan).toLowerCase()} tahun ${tahun}`,
  search: 'Cari sub kegiatan atau indikator',
  failed: 'Data rapor gagal dimuat',
  noneFits: 'Tidak ada sub kegiatan yang cocok dengan saringan.',
  columns: dataColumns(unit === null, triwulan),
  filters: filtersOf(unit),
  sort: null,
  hideable: true,
  keeps: [UNIT],
  rowId: ({ id }) => id,
});
