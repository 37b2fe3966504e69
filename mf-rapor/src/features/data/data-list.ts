import { optionQueries } from '@selaras/api-client';
import type { RaporRow } from '@selaras/contracts';
import {
  keadaanRapor,
  keadaanRaporWords,
  perbaikanRapor,
  perbaikanRaporWords,
  triwulanTitle,
} from '@selaras/domain';
import type { ListFilter, ReadListDescription } from '@selaras/resource/core';
import { UNIT } from '../../kartu/place';
import type { QuarterShown } from '../../kartu/quarter-list';
import { dataColumns } from './data-columns';

const filtersOf = (unit: number | null): readonly ListFilter[] => [
  {
    name: 'keadaan',
    label: 'Keadaan',
    options: [
      { value: 'belum-tercapai', label: 'Belum tercapai' },
      ...keadaanRapor.map((value) => ({ value, label: keadaanRaporWords[value] })),
    ],
  },
  {
    name: 'penyebab',
    label: 'Penyebab',
    options: [
      { value: 'ada', label: 'Sudah dicatat' },
      { value: 'belum', label: 'Belum dicatat' },
    ],
  },
  {
    name: 'perbaikan',
    label: 'Perbaikan',
    options: perbaikanRapor.map((value) => ({ value, label: perbaikanRaporWords[value] })),
  },
  {
    name: 'program_id',
    label: 'Program',
    query: () => (search) =>
      optionQueries.program({ ...(unit !== null && { satuan_kerja_id: unit }), ...search }),
  },
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
