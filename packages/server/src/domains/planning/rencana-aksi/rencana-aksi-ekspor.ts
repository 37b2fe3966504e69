import type { SheetColumn } from '../../../kit/resource/resource';
import { kolom, kolomDari, kolomPengampu, kolomSatuanKerja } from '../kinerja/kinerja-sheet-columns';
import { triwulan } from './rencana-aksi-sql';

/** Columns of the public form of an action plan (domain §5). */
export const rencanaAksiEkspor: readonly SheetColumn[] = [
  kolomSatuanKerja,
  kolomDari('Sasaran', 'induk', 'sasaran'),
  kolomDari('Indikator sasaran', 'induk', 'indikator'),
  kolom('Rencana aksi', 'rencana_aksi'),
  kolom('Indikator', 'indikator'),
  kolom('Satuan', 'satuan'),
  ...triwulan.map((tw) => kolom(`Target TW ${tw}`, `tw${tw}`)),
  ...triwulan.map((tw) => kolom(`Realisasi TW ${tw}`, `tw${tw}_realisasi`)),
  ...triwulan.map((tw) => kolom(`Kendala TW ${tw}`, `kendala_tw${tw}`)),
  ...triwulan.map((tw) => kolom(`Tindak lanjut TW ${tw}`, `tindak_lanjut_tw${tw}`)),
  ...triwulan.map((tw) => kolom(`Eviden TW ${tw}`, `eviden_tw${tw}`)),
  kolom('Anggaran', 'anggaran'),
  kolomPengampu,
  kolomDari('Kode sub kegiatan', 'sub_kegiatan', 'kode'),
];
