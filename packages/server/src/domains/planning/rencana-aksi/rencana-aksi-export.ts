import { daftarTriwulan, triwulanWord } from '@selaras/domain';
import type { SheetColumn } from '../../../kit/resource/resource';
import { kolom, kolomDari, kolomPengampu, kolomSatuanKerja } from '../kinerja/kinerja-sheet-columns';

/** Columns of the public form of an action plan (domain §5). */
export const rencanaAksiEkspor: readonly SheetColumn[] = [
  kolomSatuanKerja,
  kolomDari('Sasaran', 'induk', 'sasaran'),
  kolomDari('Indikator sasaran', 'induk', 'indikator'),
  kolom('Rencana aksi', 'rencana_aksi'),
  kolom('Indikator', 'indikator'),
  kolom('Satuan', 'satuan'),
  ...daftarTriwulan.map((tw) => kolom(`Target ${triwulanWord(tw)}`, `tw${tw}`)),
  ...daftarTriwulan.map((tw) => kolom(`Realisasi ${triwulanWord(tw)}`, `tw${tw}_realisasi`)),
  ...daftarTriwulan.map((tw) => kolom(`Kendala ${triwulanWord(tw)}`, `kendala_tw${tw}`)),
  ...daftarTriwulan.map((tw) => kolom(`Tindak lanjut ${triwulanWord(tw)}`, `tindak_lanjut_tw${tw}`)),
  ...daftarTriwulan.map((tw) => kolom(`Eviden ${triwulanWord(tw)}`, `eviden_tw${tw}`)),
  kolom('Anggaran', 'anggaran'),
  kolomPengampu,
  kolomDari('Kode sub kegiatan', 'sub_kegiatan', 'kode'),
];
