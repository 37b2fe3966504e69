import type { ImportRow, ImportRowState } from '@selaras/contracts';
import { formatMeasure } from '@selaras/domain';
import { Badge, DataTable, type TableColumn, tokens } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { paperCutText } from '../list/paper-cut-text';
import { usePaperRows } from '../list/use-paper-rows';
import { loadFailure } from '../load-failure';
import { importQueries } from './import-endpoints';
import { stateWords } from './import-words';

const Notes = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & b { font-weight: 600; }
  & del { color: ${tokens.colour.muted}; }
`;

const shown = (value: unknown): string =>
  typeof value === 'number' ? formatMeasure(value) : value === null || value === '' ? '-' : String(value);

/** What is wrong with a row, or what it changes. */
function RowNotes({ masalah, perubahan }: ImportRow) {
  if (masalah.length === 0 && perubahan.length === 0) return <>-</>;
  return (
    <Notes>
      {masalah.map(({ kolom, pesan }) => (
        <li key={kolom + pesan}>
          <b>{kolom}:</b> {pesan}
        </li>
      ))}
      {perubahan.map(({ kolom, sebelum, sesudah }) => (
        <li key={kolom}>
          <b>{kolom}:</b> <del>{shown(sebelum)}</del> → {shown(sesudah)}
        </li>
      ))}
    </Notes>
  );
}

const identity = (kode: string): readonly TableColumn<ImportRow>[] => [
  { id: 'nomor', title: 'Baris', numeric: true, value: ({ nomor }) => nomor },
  {
    id: 'keadaan',
    title: 'Keadaan',
    value: ({ keadaan }) => keadaan,
    cell: ({ keadaan }) => {
      const words = stateWords.find((entry) => entry.keadaan === keadaan);
      return <Badge tone={words?.tone ?? 'neutral'}>{words?.label}</Badge>;
    },
  },
  {
    id: 'catatan',
    title: 'Masalah atau perubahan',
    value: () => null,
    cell: (row) => <RowNotes {...row} />,
    minWidth: '260px',
  },
  { id: 'kode', title: kode, value: (row) => row.kode },
  { id: 'nama', title: 'Nama', value: ({ nama }) => nama, minWidth: '200px' },
];

const level: TableColumn<ImportRow> = { id: 'tingkat', title: 'Tingkat', value: ({ tingkat }) => tingkat };

const lastYear: TableColumn<ImportRow> = {
  id: 'lalu',
  title: 'Tahun lalu',
  value: ({ nama_tahun_lalu }) => nama_tahun_lalu,
  minWidth: '200px',
};

/** What tells a row, then what it writes, then what last year said where it said something. */
const columnsOf = (rows: readonly ImportRow[], kode: string): TableColumn<ImportRow>[] => [
  ...identity(kode),
  ...(rows.some(({ tingkat }) => tingkat !== null) ? [level] : []),
  ...writtenColumns(rows),
  ...(rows.some(({ nama_tahun_lalu }) => nama_tahun_lalu !== null) ? [lastYear] : []),
];

/** The columns of the file that a row of this page writes into, as they stand in the file. */
function writtenColumns(rows: readonly ImportRow[]): TableColumn<ImportRow>[] {
  const titles = new Set(rows.flatMap(({ nilai }) => nilai.map(({ kolom }) => kolom)));
  return [...titles].flatMap((title) => {
    const valueIn = ({ nilai }: ImportRow) => nilai.find(({ kolom }) => kolom === title)?.nilai ?? null;
    const values = rows.map(valueIn).filter((value) => value !== null);
    if (values.length === 0) return [];
    const numeric = values.every((value) => typeof value === 'number');
    return [
      {
        id: `isi-${title}`,
        title,
        numeric,
        value: (row) => shown(valueIn(row)),
        ...(!numeric && { minWidth: '160px' }),
      },
    ];
  });
}

interface ImportRowsProps {
  id: number;
  /** Title of what tells a row in the file. */
  kode: string;
  keadaan: ImportRowState | undefined;
}

/** The rows of the file with what happens to each. */
export function ImportRows({ id, kode, keadaan }: ImportRowsProps) {
  const [page, setPage] = useState(1);
  const query = useQuery({ ...importQueries.rows(id, page, keadaan), placeholderData: keepPreviousData });
  const paper = usePaperRows(query.data);
  const shownPage = paper ?? query.data;
  return (
    <DataTable
      caption="Baris berkas"
      columns={columnsOf(shownPage?.data ?? [], kode)}
      rows={shownPage?.data}
      rowId={({ nomor }) => nomor}
      page={shownPage}
      paper={paper && paperCutText(paper)}
      onPageChange={setPage}
      busy={query.isPlaceholderData}
      error={loadFailure(query, 'Baris gagal dimuat')}
      empty={{ description: 'Tidak ada baris seperti itu.' }}
    />
  );
}
