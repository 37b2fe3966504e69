import { defineEntity } from '../../entity';
import { resourceRoutes } from '../../resource-routes';
import { superData } from '../rules';

/** Deadlines that the portal keeps: of plans, and of the realisation of each quarter (domain §7). */
export const kodeReferensi = [
  'batas_waktu_perencanaan',
  'batas_realisasi_tw1',
  'batas_realisasi_tw2',
  'batas_realisasi_tw3',
  'batas_realisasi_tw4',
] as const;

/** Deadlines of the chosen year, one row a code. Super only (domain §9). */
export const referensiEntity = defineEntity({
  name: 'referensi',
  title: 'Batas Waktu',
  sebutan: 'batas waktu',
  label: ['nama'],
  acts: superData,
  menu: { group: 'Referensi', order: 10, icon: 'calendar-clock', roles: ['super'] },
  orders: ['nama', 'kode', 'mulai_date', 'nilai_date'],
  filters: [],
  fields: {
    nama: { kind: 'text', label: 'Nama' },
    kode: { kind: 'choice', label: 'Berlaku untuk', codes: kodeReferensi },
    /** A quarter opens at midnight at the start of this date, without one on its own first day (decision 145). */
    mulai_date: {
      kind: 'date',
      label: 'Dibuka mulai',
      optional: true,
      half: true,
      help: 'Hanya untuk realisasi triwulan, yang dibuka pukul 00.00 pada awal tanggal ini. Kosong: hari pertama triwulannya.',
    },
    /** The deadline is midnight at the start of this date on the instance's clock (spec 2 §4). */
    nilai_date: {
      kind: 'date',
      label: 'Ditutup mulai',
      optional: true,
      half: true,
      help: 'Pengisian ditutup pukul 00.00 pada awal tanggal ini. Kosong: tidak pernah ditutup.',
    },
    nilai_text: { kind: 'area', label: 'Catatan', optional: true },
  },
});

export const referensiRoutes = resourceRoutes(referensiEntity);
