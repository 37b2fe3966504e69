import {
  realisasiRencanaAksiFields,
  rencanaAksiFields,
  targetRencanaAksiFields,
  unitFields,
} from '@selaras/contracts';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import type { SheetColumn } from '../../../kit/resource/resource';
import { kolomDari, kolomPengampu } from '../kinerja/kinerja-sheet-columns';

const { rencana_aksi, indikator, satuan, anggaran } = rencanaAksiFields;

/** Columns of the public form of an action plan (domain §5). */
export const rencanaAksiEkspor: readonly SheetColumn[] = [
  ...sheetColumnsOf(unitFields),
  kolomDari('Sasaran', 'induk', 'sasaran'),
  kolomDari('Indikator sasaran', 'induk', 'indikator'),
  ...sheetColumnsOf({ rencana_aksi, indikator, satuan }),
  ...sheetColumnsOf(targetRencanaAksiFields),
  ...sheetColumnsOf(realisasiRencanaAksiFields),
  ...sheetColumnsOf({ anggaran }),
  kolomPengampu,
  kolomDari('Kode sub kegiatan', 'sub_kegiatan', 'kode'),
];
