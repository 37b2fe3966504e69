import type { PenambahanOutput, TriwulanOutput } from '@selaras/contracts';
import {
  allTriwulan,
  belumDibukaText,
  formatDeadline,
  isJumlahOutput,
  jumlahOutput,
  triwulanTitle,
  triwulanWord,
} from '@selaras/domain';
import type { SheetColumn } from '@selaras/sheet';

/** A column of the table; of a quarter's it says which. */
export interface OutputColumn extends SheetColumn<PenambahanOutput> {
  readonly triwulan?: number;
}

const wholeNumber = (value: unknown): string | null =>
  typeof value === 'number' && !isJumlahOutput(value) ? 'bukan bilangan bulat dari 0 ke atas' : null;

/** Columns of the table. */
export const outputColumns: readonly OutputColumn[] = [
  {
    id: 'satuan_kerja',
    title: 'Satuan kerja',
    kind: 'text',
    width: 17,
    value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
  },
  ...allTriwulan.map(
    (triwulan): OutputColumn => ({
      id: `tw${triwulan}`,
      title: triwulanTitle(triwulan),
      kind: 'number',
      width: 8.5,
      field: `tw${triwulan}`,
      triwulan,
      fault: wholeNumber,
      value: (row) => row[`tw${triwulan}`],
    }),
  ),
  { id: 'jumlah', title: 'Jumlah', kind: 'number', width: 8.5, value: jumlahOutput },
  { id: 'keadaan', title: 'Keadaan', kind: 'state', width: 10.5, value: () => null },
];

/** What decides whether a number may be written now. */
export interface OutputAccess {
  readonly triwulan: readonly TriwulanOutput[];
  /** Super passes deadlines. */
  readonly isSuper: boolean;
}

/** Why a cell cannot be written, in words; null when it can. */
export function closedReason(
  { kemampuan }: PenambahanOutput,
  { field, triwulan: wanted }: OutputColumn,
  { triwulan, isSuper }: OutputAccess,
): string | null {
  if (field === undefined) return 'Kolom ini hanya dibaca.';
  if (!kemampuan.ubah) return 'Angka ini diisi oleh satuan kerjanya sendiri.';
  const quarter = triwulan.find((one) => one.triwulan === wanted);
  if (quarter === undefined || isSuper) return null;
  if (quarter.belum) return belumDibukaText(quarter.triwulan, { mulai: quarter.dibuka });
  if (!quarter.lewat) return null;
  return `Batas waktu ${triwulanWord(quarter.triwulan)} (${formatDeadline(quarter.batas)}) sudah lewat.`;
}
