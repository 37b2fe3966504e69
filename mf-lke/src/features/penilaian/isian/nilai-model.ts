import { type LkeBaris, type LkeTahap, nilaiLkeFields } from '@selaras/contracts';
import type { CellValue, RowModel, RowValues } from '@selaras/sheet';
import type { Tahap } from '../kriteria';

/** What an evaluator writes of a criterion. */
export type Nilai = Pick<
  LkeTahap,
  'nilai' | 'catatan' | 'rekomendasi' | 'catatan_internal' | 'perlu_perbaikan'
>;

/** Whether a criterion is to be repaired, as a cell holds it; null: as the general rule says. */
const perbaikanCell = (wanted: boolean | null): CellValue =>
  wanted === null ? null : wanted ? 'ya' : 'tidak';
const perbaikanOf = (cell: CellValue | undefined): boolean | null => (cell == null ? null : cell === 'ya');

/** Values of the queue as the call takes them. */
export const nilaiOf = ({ perlu_perbaikan, ...texts }: RowValues): Partial<Nilai> =>
  ({
    ...texts,
    ...(perlu_perbaikan !== undefined && { perlu_perbaikan: perbaikanOf(perlu_perbaikan) }),
  }) as Partial<Nilai>;

/** What was written, as the queue keeps it. */
export const cellsOf = ({ perlu_perbaikan, ...texts }: Partial<Nilai>): RowValues => ({
  ...texts,
  ...(perlu_perbaikan !== undefined && { perlu_perbaikan: perbaikanCell(perlu_perbaikan) }),
});

/** The row of a criterion with a round as it is now. */
export const withRound = (row: LkeBaris, tahap: Tahap, round: LkeTahap): LkeBaris =>
  tahap === 1 ? { ...row, tahap_1: round } : { ...row, tahap_2: round };

const roundOf = (row: LkeBaris, tahap: Tahap): LkeTahap => (tahap === 1 ? row.tahap_1 : row.tahap_2);

/** Criteria of a worksheet to the queue that saves them: what an evaluator writes in one round. */
export const nilaiModel = (tahap: Tahap): RowModel<LkeBaris> => ({
  keyOf: ({ kriteria_id }) => String(kriteria_id),
  versionOf: (row) => roundOf(row, tahap).versi,
  valueOf: (row, field) => cellsOf(roundOf(row, tahap))[field] ?? null,
  withValues: (row, values) => withRound(row, tahap, { ...roundOf(row, tahap), ...nilaiOf(values) }),
});

/** Whether a criterion is to be repaired, in words. */
export const perbaikanWords = {
  umum: 'Menurut aturan umum',
  ya: 'Perlu diperbaiki',
  tidak: 'Tidak perlu diperbaiki',
} as const;

/** What a conflict is told by. */
export const nilaiColumns = (tahap: Tahap) =>
  Object.entries(nilaiLkeFields).map(([field, { label }]) => ({
    id: field,
    title: label,
    kind: 'text' as const,
    width: 20,
    field,
    value: (row: LkeBaris): CellValue => {
      const cell = cellsOf(roundOf(row, tahap))[field] ?? null;
      return field === 'perlu_perbaikan'
        ? perbaikanWords[(cell ?? 'umum') as keyof typeof perbaikanWords]
        : cell;
    },
  }));
