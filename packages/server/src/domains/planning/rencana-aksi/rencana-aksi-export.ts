import {
  realisasiRencanaAksiFields,
  rencanaAksiFields,
  targetRencanaAksiFields,
  unitFields,
} from '@selaras/contracts';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import type { SheetColumn } from '../../../kit/resource/resource';
import { columnFrom, pengampuColumn } from '../kinerja/kinerja-sheet-columns';

const { rencana_aksi, indikator, satuan, anggaran } = rencanaAksiFields;

/** Columns of the public form of an action plan (domain §5). */
export const rencanaAksiColumns: readonly SheetColumn[] = [
  ...sheetColumnsOf(unitFields),
  columnFrom('Sasaran', 'induk', 'sasaran'),
  columnFrom('Indikator sasaran', 'induk', 'indikator'),
  ...sheetColumnsOf({ rencana_aksi, indikator, satuan }),
  ...sheetColumnsOf(targetRencanaAksiFields),
  ...sheetColumnsOf(realisasiRencanaAksiFields),
  ...sheetColumnsOf({ anggaran }),
  pengampuColumn,
  columnFrom('Kode sub kegiatan', 'sub_kegiatan', 'kode'),
];
