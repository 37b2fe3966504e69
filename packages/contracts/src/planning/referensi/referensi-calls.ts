import { z } from 'zod';
import { resourceCalls } from '../../resource';
import { teksPilihan, teksWajib } from '../angka';
import { referensiEntity } from './referensi-entity';

/** Deadlines that the portal keeps: of plans, and of the realisation of each quarter (domain §7). */
export const kodeReferensi = [
  'batas_waktu_perencanaan',
  'batas_realisasi_tw1',
  'batas_realisasi_tw2',
  'batas_realisasi_tw3',
  'batas_realisasi_tw4',
] as const;

const row = {
  tahun: z.number().int(),
  kode: z.string(),
  nama: z.string(),
  /** `YYYY-MM-DD`; the deadline is midnight at the start of this date, WIB (spec 2 §4). */
  nilai_date: z.string().nullable(),
  nilai_text: z.string().nullable(),
};

/** Deadlines of the chosen year, one row a code. Super only (domain §9). */
export const referensiCalls = resourceCalls(referensiEntity, {
  row,
  listRow: row,
  body: z.object({
    kode: z.enum(kodeReferensi),
    nama: teksWajib,
    nilai_date: z.iso.date('Tanggal tidak dikenal').nullable(),
    nilai_text: teksPilihan,
  }),
  filter: {},
});
