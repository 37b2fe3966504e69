import {
  daftarTriwulan,
  formatDecimal,
  formatPercent,
  formatRupiah,
  type HasilTerintegrasi,
  hasilTerintegrasi,
  triwulanWord,
} from '@selaras/domain';
import { type Baris, type CellValue, type FieldName, fieldOf } from './baris';

export type ColumnKind = 'teks' | 'angka' | 'rupiah' | 'persen' | 'bukti' | 'keadaan';

/** A column of the grid as data. */
export interface GridColumn {
  readonly id: string;
  readonly title: string;
  /** Small word above the title: the quarter. */
  readonly over?: string;
  readonly kind: ColumnKind;
  /** Width in rem. */
  readonly width: number;
  /** Field that its cells write; a column without one is only read. */
  readonly field?: FieldName;
  readonly triwulan?: number;
  value(row: Baris): CellValue;
}

const computed = new WeakMap<Baris, HasilTerintegrasi>();

/** The year's figures of a row, computed once: three columns show them. */
function hasilOf(row: Baris): HasilTerintegrasi {
  const hasil = computed.get(row) ?? hasilTerintegrasi(row);
  computed.set(row, hasil);
  return hasil;
}

const written = (
  field: FieldName,
  title: string,
  kind: ColumnKind,
  width: number,
  value = (row: Baris) => fieldOf(row, field),
): GridColumn => ({ id: field, title, kind, width, field, value });

const shown = ({ field: _, ...column }: GridColumn): GridColumn => column;

const uraian = written('sasaran', 'Uraian', 'teks', 17);
const indikator = written('indikator', 'Indikator', 'teks', 12);
const satuan = written('satuan', 'Satuan', 'teks', 5);
const targetTahun = written('target', 'Target setahun', 'angka', 5.5, (row) => hasilOf(row).target);
const keadaan: GridColumn = {
  id: 'keadaan',
  title: 'Keadaan',
  kind: 'keadaan',
  width: 7.5,
  value: () => null,
};

/** Columns of the plan. */
export const rencanaColumns: readonly GridColumn[] = [
  uraian,
  indikator,
  satuan,
  targetTahun,
  ...daftarTriwulan.map((tw) => ({
    ...written(`target_tw${tw}`, 'Target', 'angka', 5.25),
    over: triwulanWord(tw),
    triwulan: tw,
  })),
  written('anggaran', 'Anggaran', 'rupiah', 8.5),
  {
    id: 'pengampu',
    title: 'Pengampu',
    kind: 'teks',
    width: 12,
    value: ({ pengampu_nama }) => pengampu_nama,
  },
  keadaan,
];

/** Evidence of one quarter. */
export const buktiOf = ({ bukti }: Baris, triwulan: number) =>
  bukti.filter((one) => one.triwulan === triwulan);

/** Columns of its realisation; the plan beside it is only read. */
export const realisasiColumns: readonly GridColumn[] = [
  shown(uraian),
  shown(indikator),
  shown(satuan),
  shown(targetTahun),
  ...daftarTriwulan.flatMap((tw): GridColumn[] => [
    { ...shown(written(`target_tw${tw}`, 'Target', 'angka', 4.5)), over: triwulanWord(tw), triwulan: tw },
    { ...written(`realisasi_tw${tw}`, 'Realisasi', 'angka', 5.25), over: triwulanWord(tw), triwulan: tw },
    {
      id: `bukti_tw${tw}`,
      title: 'Bukti',
      over: triwulanWord(tw),
      kind: 'bukti',
      width: 3.75,
      triwulan: tw,
      value: (row) => buktiOf(row, tw).length || null,
    },
  ]),
  written('realisasi', 'Realisasi setahun', 'angka', 6, (row) => hasilOf(row).realisasi),
  {
    id: 'capaian',
    title: 'Capaian',
    kind: 'persen',
    width: 5.5,
    value: (row) => hasilOf(row).capaian,
  },
  keadaan,
];

const DIGITS = 4;

/** A cell's value as it is read; nothing where there is none. */
export function cellText({ kind, value }: GridColumn, row: Baris): string {
  const found = value(row);
  if (found === null) return '';
  if (typeof found === 'string') return found;
  if (kind === 'rupiah') return formatRupiah(found);
  return kind === 'persen' ? formatPercent(found) : formatDecimal(found, DIGITS);
}

/** A cell's value as it is typed: the Indonesian way, without thousands. */
export const typedText = (value: CellValue): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');

/** Whether a column holds numbers. */
export const isFigure = ({ kind }: GridColumn): boolean =>
  kind === 'angka' || kind === 'rupiah' || kind === 'persen';

/** Words that name a column alone. */
export const columnName = ({ over, title }: GridColumn): string =>
  over === undefined ? title : `${title} ${over}`;
