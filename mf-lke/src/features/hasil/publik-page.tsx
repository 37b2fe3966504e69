import { type LkeHasilPublik, unitFields } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import { DataLinks } from '@selaras/resource';
import { listRules, pageOfOwn } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { LandscapePaper, PageHeader, PrintButton, type TableColumn } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type KomponenHead, komponenTitle, points } from './hasil-columns';
import { hasilQueries } from './hasil-queries';
import { PredikatBadge, predikatKode, predikatOptions } from './predikat-badge';

/** Which of its two results a public page is about. */
type Kind = 'mandiri' | 'pleno';
type Column = TableColumn<LkeHasilPublik>;

const words = {
  mandiri: {
    title: 'Hasil Self Assessment',
    description: 'Nilai yang diberikan satuan kerja kepada dirinya sendiri, bagi evaluasi yang sudah final.',
    nilai: 'Nilai mandiri',
    path: '/public-display/lke/hasil-self-assessment',
  },
  pleno: {
    title: 'Hasil Akhir LKE',
    description:
      'Nilai akhir evaluasi akuntabilitas kinerja setelah pleno. Nilai yang sama berbagi peringkat.',
    nilai: 'Nilai akhir',
    path: '/public-display/lke/hasil-akhir',
  },
} as const satisfies Record<Kind, object>;

const filters = [{ name: 'predikat', label: 'Predikat', options: predikatOptions }];

const columnsOf = (komponen: readonly KomponenHead[], kind: Kind): readonly Column[] => [
  {
    id: 'satuan_kerja',
    title: unitFields.satuan_kerja_id.label,
    value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
    sortable: true,
    minWidth: '220px',
  },
  ...(kind === 'pleno'
    ? [
        {
          id: 'peringkat',
          title: 'Peringkat',
          value: ({ peringkat }: LkeHasilPublik) => peringkat,
          numeric: true,
          sortable: true,
        },
      ]
    : []),
  {
    id: 'nilai',
    title: words[kind].nilai,
    value: (row) => row[kind].nilai,
    cell: (row) => <strong>{points(row[kind].nilai)}</strong>,
    numeric: true,
    sortable: true,
  },
  {
    id: 'predikat',
    title: 'Predikat',
    value: (row) => row[kind].nilai,
    cell: (row) => <PredikatBadge predikat={predikatKode(row[kind].nilai)} />,
    sortable: true,
  },
  ...komponen.map(
    ({ id, nomor, nama, bobot }, at): Column => ({
      id: `komponen_${id}`,
      title: komponenTitle({ nomor, nama }),
      unit: `maks. ${bobot}`,
      value: (row) => row[kind].komponen[at] ?? null,
      cell: (row) => points(row[kind].komponen[at]),
      numeric: true,
      sortable: true,
      minWidth: '120px',
    }),
  ),
];

const list = {
  mandiri: { column: 'satuan_kerja', descending: false },
  pleno: { column: 'peringkat', descending: false },
};

export const preparePublik = ({ queries }: PageOpening) => queries.prefetchQuery(hasilQueries.publik());

/** Results of units whose evaluation is final, for everybody. */
export function PublikPage({ kind }: { kind: Kind }) {
  const { tahunPublik } = useSession();
  const { title, description, path } = words[kind];
  const sort = list[kind];
  const query = useQuery(hasilQueries.publik());
  const { data } = query;
  const columns = useMemo(() => columnsOf(data?.komponen ?? [], kind), [data?.komponen, kind]);
  const rules = useMemo(() => listRules({ columns, filters, sort }), [columns, sort]);
  const [state, change] = useListState(rules);
  const page =
    data &&
    pageOfOwn(data.data, state, {
      columns,
      words: ({ satuan_kerja }) => [satuan_kerja.satuan_kerja_nama, satuan_kerja.singkatan ?? ''],
      fits: (row, _filter, value) => predikatKode(row[kind].nilai) === value,
    });
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title={title}
        description={`${description} Tahun ${tahunPublik}.`}
        actions={
          <>
            <DataLinks path={path} tahun={tahunPublik} />
            <PrintButton />
          </>
        }
      />
      <ReadList<LkeHasilPublik>
        list={{
          caption: `${title} tahun ${tahunPublik}`,
          search: 'Cari satuan kerja',
          failed: `${title} gagal dimuat`,
          noneFits: 'Tidak ada satuan kerja yang cocok dengan saringan.',
          columns,
          filters,
          sort,
          rowId: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_id,
        }}
        state={state}
        onChange={change}
        query={{ ...query, data: page } as Parameters<typeof ReadList<LkeHasilPublik>>[0]['query']}
        none={`Belum ada hasil evaluasi yang final untuk tahun ${tahunPublik}. Pilih tahun lain di kanan atas.`}
      />
    </>
  );
}
