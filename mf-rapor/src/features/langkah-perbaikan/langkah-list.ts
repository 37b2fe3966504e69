import type { LangkahPerbaikanDaftar } from '@selaras/contracts';
import { keadaanPerbaikan, keadaanPerbaikanWords, triwulanTitle } from '@selaras/domain';
import type { ReadListDescription } from '@selaras/resource/core';
import { UNIT } from '../../kartu/place';
import type { QuarterShown } from '../../kartu/quarter-list';
import { langkahColumns } from './langkah-columns';

/** The list of the steps that repair failures up to a quarter. */
export const langkahList = ({
  tahun,
  triwulan,
  unit,
}: QuarterShown): ReadListDescription<LangkahPerbaikanDaftar> => ({
  caption: `Langkah aksi perbaikan sampai ${triwulanTitle(triwulan).toLowerCase()} tahun ${tahun}`,
  search: 'Cari langkah, penyebab atau sub kegiatan',
  failed: 'Langkah perbaikan gagal dimuat',
  noneFits: 'Tidak ada langkah perbaikan yang cocok dengan saringan.',
  columns: langkahColumns(unit === null),
  filters: [
    {
      name: 'keadaan',
      label: 'Keadaan',
      options: keadaanPerbaikan.map((value) => ({ value, label: keadaanPerbaikanWords[value] })),
    },
  ],
  sort: null,
  hideable: true,
  keeps: [UNIT],
  rowId: ({ id }) => id,
});
