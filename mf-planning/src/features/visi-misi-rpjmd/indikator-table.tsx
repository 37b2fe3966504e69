import { yearsOfPeriod } from '@selaras/domain';
import { DataTable, type TableColumn } from '@selaras/ui';
import type { IndikatorTujuanRow } from './visi-misi-rpjmd';

const positions = [1, 2, 3, 4, 5] as const;

const columnsOf = (tahunMulai: number): TableColumn<IndikatorTujuanRow>[] => [
  {
    id: 'indikator',
    title: 'Indikator tujuan',
    value: ({ nomor, indikator }) => `${nomor} ${indikator}`,
    minWidth: '220px',
  },
  { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
  { id: 'baseline', title: String(tahunMulai - 1), value: ({ baseline }) => baseline, numeric: true },
  ...positions.map((posisi, index) => ({
    id: `target_${posisi}`,
    title: String(yearsOfPeriod(tahunMulai)[index]),
    unit: 'target',
    value: (row: IndikatorTujuanRow) => row[`target_${posisi}`],
    numeric: true,
  })),
];

/** Indicators of a goal with their targets through the period. */
export function IndikatorTable({
  nomor,
  rows,
  tahunMulai,
}: {
  nomor: string;
  rows: readonly IndikatorTujuanRow[];
  tahunMulai: number;
}) {
  if (rows.length === 0) return null;
  return (
    <DataTable
      caption={`Indikator tujuan ${nomor}`}
      columns={columnsOf(tahunMulai)}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}
