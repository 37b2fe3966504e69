import { laporanFields, type RealisasiAnggota } from '@selaras/contracts';
import type { CellValue, RowModel, SaveWords, SheetColumn } from '@selaras/sheet';

const isiOf = (row: RealisasiAnggota, field: string): CellValue =>
  field === 'realisasi' ? row.realisasi : field === 'uraian' ? row.uraian : null;

/** Quarters of the member’s steps to the queue that sends them. */
export const laporanModel: RowModel<RealisasiAnggota> = {
  keyOf: ({ bagian_id, triwulan }) => `${bagian_id}:${triwulan}`,
  versionOf: ({ versi }) => versi,
  valueOf: isiOf,
  withValues: (row, values) => ({ ...row, ...values }),
};

const column = (field: 'realisasi' | 'uraian', kind: 'number' | 'text') =>
  ({
    id: field,
    title: laporanFields[field].label,
    kind,
    width: 20,
    field,
    value: (row: RealisasiAnggota) => isiOf(row, field),
  }) satisfies SheetColumn<RealisasiAnggota>;

/** What a conflict is told by. */
export const laporanColumns = [column('realisasi', 'number'), column('uraian', 'text')];

/** What is said of a report on its way to the leader. */
export const kirimWords: SaveWords = {
  waiting: (why) =>
    why === null ? 'Menunggu dikirim' : `${why} Isian disimpan di perangkat ini dan dikirim sendiri.`,
  saving: 'Mengirim…',
  saved: () => 'Terkirim untuk dijawab',
  failed: 'Gagal dikirim.',
};
