import { terintegrasiFields } from '@selaras/contracts';
import { allTriwulan, type TerintegrasiResult, terintegrasiResult, triwulanWord } from '@selaras/domain';
import type { ColumnKind, SheetColumn } from '@selaras/sheet';
import { type Baris, type FieldName, fieldOf } from './row';

/** A column of the plan; of a quarter's it says which. */
export interface GridColumn extends SheetColumn<Baris> {
  readonly triwulan?: number;
}

const computed = new WeakMap<Baris, TerintegrasiResult>();

/** The year's figures of a row, computed once: three columns show them. */
function resultOf(row: Baris): TerintegrasiResult {
  const result = computed.get(row) ?? terintegrasiResult(row);
  computed.set(row, result);
  return result;
}

const labels = terintegrasiFields;

const written = (
  field: FieldName,
  title: string,
  kind: ColumnKind,
  width: number,
  value = (row: Baris) => fieldOf(row, field),
): GridColumn => ({ id: field, title, kind, width, field, value });

const shown = ({ field: _, ...column }: GridColumn): GridColumn => column;

const uraian = written('sasaran', labels.sasaran.label, 'text', 17);
const indikator = written('indikator', labels.indikator.label, 'text', 12);
const satuan = written('satuan', labels.satuan.label, 'text', 5);
const targetTahun = written('target', labels.target.label, 'number', 5.5, (row) => resultOf(row).target);
const keadaan: GridColumn = {
  id: 'keadaan',
  title: 'Keadaan',
  kind: 'state',
  width: 7.5,
  value: () => null,
};

/** Columns of the plan. */
export const rencanaColumns: readonly GridColumn[] = [
  uraian,
  indikator,
  satuan,
  targetTahun,
  ...allTriwulan.map((tw) => ({
    ...written(`target_tw${tw}`, labels.target.sheet, 'number', 5.25),
    over: triwulanWord(tw),
    triwulan: tw,
  })),
  written('anggaran', labels.anggaran.label, 'rupiah', 8.5),
  {
    id: 'pengampu',
    title: 'Pengampu',
    kind: 'text',
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
  ...allTriwulan.flatMap((tw): GridColumn[] => [
    {
      ...shown(written(`target_tw${tw}`, labels.target.sheet, 'number', 4.5)),
      over: triwulanWord(tw),
      triwulan: tw,
    },
    {
      ...written(`realisasi_tw${tw}`, labels.realisasi.sheet, 'number', 5.25),
      over: triwulanWord(tw),
      triwulan: tw,
    },
    {
      id: `bukti_tw${tw}`,
      title: 'Bukti',
      over: triwulanWord(tw),
      kind: 'drawn',
      width: 3.75,
      triwulan: tw,
      value: (row) => buktiOf(row, tw).length || null,
    },
  ]),
  written('realisasi', labels.realisasi.label, 'number', 6, (row) => resultOf(row).realisasi),
  {
    id: 'capaian',
    title: 'Capaian',
    kind: 'percent',
    width: 5.5,
    value: (row) => resultOf(row).capaian,
  },
  keadaan,
];
