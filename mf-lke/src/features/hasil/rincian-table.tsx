import type { LkeHasilDetail } from '@selaras/contracts';
import { formatDecimal, type HasilLke, hasilLke, hasilLkeWords } from '@selaras/domain';
import { DataTable, type TableColumn } from '@selaras/ui';
import { belumSelesai, points } from './hasil-columns';

interface RincianRow {
  readonly id: string;
  readonly nama: string;
  readonly bobot: number;
  readonly komponen: boolean;
  readonly nilai: Readonly<Record<HasilLke, number | null>>;
}

/** Components with their sub-components below them, then the whole. */
function rowsOf(hasil: LkeHasilDetail): RincianRow[] {
  const valuesAt = (value: (kind: HasilLke) => number | null) =>
    Object.fromEntries(hasilLke.map((kind) => [kind, value(kind)])) as RincianRow['nilai'];
  const parts = hasil.rincian.flatMap((komponen, at): RincianRow[] => [
    {
      id: `k${komponen.id}`,
      nama: `${komponen.nomor}. ${komponen.nama}`,
      bobot: komponen.bobot,
      komponen: true,
      nilai: valuesAt((kind) => hasil[kind]?.komponen[at] ?? null),
    },
    ...komponen.subKomponen.map((sub) => ({
      id: `s${sub.id}`,
      nama: `${sub.nomor} ${sub.nama}`,
      bobot: sub.bobot,
      komponen: false,
      nilai: { mandiri: sub.mandiri, pertama: sub.pertama, kedua: sub.kedua, pleno: null },
    })),
  ]);
  const whole = {
    id: 'jumlah',
    nama: 'Jumlah',
    bobot: 100,
    komponen: true,
    nilai: valuesAt((kind) => hasil[kind]?.nilai ?? null),
  };
  return [...parts, whole];
}

const strong = (row: RincianRow, text: string) => (row.komponen ? <strong>{text}</strong> : text);

const columnsOf = (
  kinds: readonly HasilLke[],
  hasil: LkeHasilDetail | undefined,
): readonly TableColumn<RincianRow>[] => [
  {
    id: 'nama',
    title: 'Komponen',
    value: ({ nama }) => nama,
    cell: (row) => strong(row, row.nama),
    minWidth: '260px',
  },
  {
    id: 'bobot',
    title: 'Bobot',
    value: ({ bobot }) => bobot,
    cell: (row) => strong(row, formatDecimal(row.bobot)),
    numeric: true,
  },
  ...kinds.map(
    (kind): TableColumn<RincianRow> => ({
      id: kind,
      title: hasilLkeWords[kind],
      ...unfinishedUnit(hasil, kind),
      value: ({ nilai }) => nilai[kind],
      cell: (row) => strong(row, points(row.nilai[kind])),
      numeric: true,
    }),
  ),
];

/** Points that are no result yet say so below their heading. */
function unfinishedUnit(hasil: LkeHasilDetail | undefined, kind: HasilLke): { unit?: string } {
  const why = hasil && belumSelesai(hasil, kind);
  return why ? { unit: why } : {};
}

interface RincianTableProps {
  caption: string;
  hasil: LkeHasilDetail | undefined;
  kinds: readonly HasilLke[];
}

/** Points of every component and sub-component, each kind in a column of its own. */
export const RincianTable = ({ caption, hasil, kinds }: RincianTableProps) => (
  <DataTable
    caption={caption}
    columns={columnsOf(kinds, hasil)}
    rows={hasil && rowsOf(hasil)}
    rowId={({ id }) => id}
  />
);
