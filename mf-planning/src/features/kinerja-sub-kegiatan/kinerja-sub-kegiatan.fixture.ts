import type { Row } from '@selaras/resource/core';
import { ibuHamil } from '../kinerja-program/kinerja-program.fixture';
import type { kinerjaSubKegiatan } from './kinerja-sub-kegiatan';

/** A sub-activity with a quarter that was missed. */
export const ibuDilayani: Row<typeof kinerjaSubKegiatan> = {
  ...ibuHamil,
  id: 8,
  sasaran: 'Terlayaninya ibu hamil',
  indikator: 'Ibu hamil yang dilayani',
  kinerja_kegiatan: { id: 6, sasaran: 'Layanan ibu', indikator: 'Puskesmas yang melayani' },
  sub_kegiatan: { id: 9, kode: '1.02.02.2.02.0001', nama: 'Pelayanan ibu hamil' },
  indikator_kemendagri: null,
  is_external: false,
  validasi_bappeda: null,
  validasi_bappeda_catatan: null,
  penyebab_triwulan: [{ id: 78, triwulan: 3, penyebab: 'Bidan cuti' }],
};
