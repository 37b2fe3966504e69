import type { RaporSasaranRow } from '@selaras/contracts';
import { triwulanTitle } from '@selaras/domain';
import type { ReadListDescription } from '@selaras/resource/core';
import { asalFilter, lainnyaOptions } from '../../kartu/asal-filter';
import { UNIT } from '../../kartu/place';
import type { QuarterShown } from '../../kartu/quarter-list';
import { rowFiltersOf } from '../../kartu/row-filters';
import { sebutanRapor } from '../../kartu/sebutan-rapor';
import { ikuFilter } from './iku-filter';
import { sasaranColumns } from './sasaran-columns';

/** The list of the key indicators of a quarter. */
export const sasaranList = ({
  tahun,
  triwulan,
  unit,
}: QuarterShown): ReadListDescription<RaporSasaranRow> => ({
  caption: `IKU bertarget ${triwulanTitle(triwulan).toLowerCase()} tahun ${tahun}`,
  search: 'Cari IKU atau sasaran strategis',
  failed: 'Data rapor gagal dimuat',
  noneFits: 'Tidak ada IKU yang cocok dengan saringan.',
  columns: sasaranColumns(unit === null),
  filters: [
    ...rowFiltersOf(sebutanRapor['sasaran-pd']),
    ...(unit === null ? [] : [ikuFilter(triwulan, unit)]),
    asalFilter(lainnyaOptions(unit === null ? 'satuan kerja' : 'IKU')),
  ],
  sort: null,
  hideable: true,
  keeps: [UNIT],
  rowId: ({ id }) => id,
});
