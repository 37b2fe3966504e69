import type { LkeHasilRow } from '@selaras/contracts';
import { hasilLke, hasilLkeWords, keadaanLke, keadaanLkeWords, TANPA_LEMBAR_LKE } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { type ListFilter, listRules, pageOfOwn } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import type { TableSort } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { HasilColumn, KomponenHead } from './hasil-columns';
import { hasilQueries } from './hasil-queries';
import { predikatOptions } from './predikat-badge';

const NONE = 'belum';

const filters: readonly ListFilter[] = [
  {
    name: 'keadaan',
    label: 'Keadaan',
    options: [
      { value: NONE, label: TANPA_LEMBAR_LKE },
      ...keadaanLke.map((value) => ({ value, label: keadaanLkeWords[value] })),
    ],
  },
  { name: 'predikat', label: 'Predikat', options: predikatOptions },
  {
    name: 'hasil',
    label: 'Jenis nilai',
    options: hasilLke.map((value) => ({ value, label: hasilLkeWords[value] })),
  },
];

const fits = (row: LkeHasilRow, filter: string, value: string): boolean => {
  if (filter === 'keadaan') return (row.keadaan ?? NONE) === value;
  return filter === 'predikat' ? row.predikat === value : row.hasil === value;
};
const words = ({ satuan_kerja, penilai }: LkeHasilRow) => [
  satuan_kerja.satuan_kerja_nama,
  satuan_kerja.singkatan ?? '',
  ...penilai,
];

interface HasilListProps {
  /** Names the table; the year follows. */
  caption: string;
  sort: TableSort;
  columns: (komponen: readonly KomponenHead[]) => readonly HasilColumn[];
  /** Rows that belong here; left out: all. */
  belongs?: (row: LkeHasilRow) => boolean;
  onOpen?: (satkerId: number) => void;
  opens?: (row: LkeHasilRow) => boolean;
  none: string;
  tools?: ReactNode;
}

const all = () => true;

/** Results of units as a list that is searched, filtered, ordered and paged by its address. */
export function HasilList({
  caption,
  sort,
  columns,
  belongs = all,
  onOpen,
  opens,
  none,
  tools,
}: HasilListProps) {
  const { tahunKinerja } = useSession();
  const query = useQuery(hasilQueries.list());
  const { data } = query;
  const shown = useMemo(() => columns(data?.komponen ?? []), [columns, data?.komponen]);
  const rules = useMemo(
    () => listRules({ columns: shown, filters, sort, keeps: ['tampilan'] }),
    [shown, sort],
  );
  const [state, change] = useListState(rules);
  const page = data && pageOfOwn(data.data.filter(belongs), state, { columns: shown, words, fits });
  return (
    <ReadList<LkeHasilRow>
      list={{
        caption: `${caption} tahun ${tahunKinerja}`,
        search: 'Cari satuan kerja',
        failed: `${caption} gagal dimuat`,
        noneFits: 'Tidak ada satuan kerja yang cocok dengan saringan.',
        columns: shown,
        filters,
        sort,
        hideable: true,
        rowId: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_id,
      }}
      state={state}
      onChange={change}
      query={{ ...query, data: page } as Parameters<typeof ReadList<LkeHasilRow>>[0]['query']}
      none={none}
      tools={tools}
      {...(onOpen && { onRowOpen: ({ satuan_kerja }) => onOpen(satuan_kerja.satuan_kerja_id) })}
      {...(opens && { opensRow: opens })}
    />
  );
}
