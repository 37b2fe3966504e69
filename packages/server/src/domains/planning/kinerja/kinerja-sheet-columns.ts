import { kinerjaFields } from '@selaras/contracts';
import { nomenklaturWords, type PlanTarget, type TingkatNomenklatur, targetCell } from '@selaras/domain';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import type { SheetColumn } from '../../../kit/resource/resource';

type Row = Readonly<Record<string, unknown>>;
type Cell = string | number | boolean | null;

/** A column that shows a field as it is. */
export const column = (title: string, field: string): SheetColumn => ({
  title,
  value: (row) => row[field] as Cell,
});

/** A column that shows one field of an object of the row. */
export const columnFrom = (title: string, object: string, field: string): SheetColumn => ({
  title,
  value: (row) => ((row[object] as Row | null)?.[field] ?? null) as Cell,
});

export const unitColumn = columnFrom('Satuan kerja', 'satuan_kerja', 'satuan_kerja_nama');

/** The year's target; of an indicator that is to stay within bounds these bounds. */
export const targetColumn: SheetColumn = {
  title: 'Target',
  value: (row) => targetCell(row as unknown as PlanTarget),
};

/** The owner: a post or a team. */
export const pengampuColumn: SheetColumn = { title: 'Pengampu', value: pengampuNama };

const { sasaran, indikator, satuan, polaritas, skp } = kinerjaFields;

/** Columns of the three yearly levels. */
export function kinerjaColumns(nomenklatur: TingkatNomenklatur): SheetColumn[] {
  const nama = nomenklaturWords[nomenklatur].toLowerCase();
  return [
    unitColumn,
    columnFrom(`Kode ${nama}`, nomenklatur, 'kode'),
    columnFrom(`Nama ${nama}`, nomenklatur, 'nama'),
    ...sheetColumnsOf({ sasaran, indikator, satuan, polaritas }),
    targetColumn,
    column('Realisasi', 'realisasi'),
    column('Capaian (%)', 'capaian'),
    column('Anggaran', 'anggaran'),
    column('Realisasi anggaran', 'realisasi_anggaran'),
    pengampuColumn,
    ...sheetColumnsOf({ skp }),
  ];
}

function pengampuNama({ struktur_organisasi, tim_kerja }: Row): string | null {
  const post = struktur_organisasi as { jabatan_nama: string } | null;
  const team = tim_kerja as { nama: string } | null;
  return post?.jabatan_nama ?? team?.nama ?? null;
}
