import { jenisAnggota, keadaanAnggota, langkahUnit } from '@selaras/domain';
import { z } from 'zod';
import { satuanKerjaRefSchema } from '../../resource';
import { catatanAnggotaFields } from './anggota-fields';

export const keadaanAnggotaSchema = z.enum(keadaanAnggota);
/** Steps of the unit that has the team. */
export const langkahUnitSchema = z.enum(langkahUnit);
/** Steps of who decides. */
export const putusanAnggotaSchema = z.enum([
  'setujui-kabid',
  'tolak-kabid',
  'cabut-kabid',
  'setujui-opd',
  'tolak-opd',
  'cabut-opd',
]);
const langkahAnggotaSchema = z.enum([...langkahUnitSchema.options, ...putusanAnggotaSchema.options]);
/** Why a step is taken; some need it (422). */
export const catatanSchema = z.string().trim().max(catatanAnggotaFields.catatan.maxLength).default('');

/** A person's place in a team, with what its reader may do with it now. */
export const anggotaTimSchema = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  tim: z.object({
    id: z.number().int(),
    nama: z.string(),
    tahun: z.number().int(),
    satuan_kerja: satuanKerjaRefSchema,
    ketua: z.string().nullable(),
  }),
  /** Names the place within its team, in addresses: the NIP, or the id of a place whose NIP the reader does not see. */
  kunci: z.string(),
  /** null: he works in another unit, which keeps it to itself until he is lent. */
  nip: z.string().nullable(),
  nama: z.string(),
  /** Day from which on he works nowhere, `YYYY-MM-DD`; null: he is employed. */
  berhenti_pada: z.string().nullable(),
  jabatan: z.string(),
  unit_kerja: z.string().nullable(),
  /** The unit that he works in; another one than the team's lends him. */
  satuan_kerja: satuanKerjaRefSchema,
  dipinjam: z.boolean(),
  peran: z.string().nullable(),
  target: z.string().nullable(),
  jenis: z.enum(jenisAnggota),
  status: keadaanAnggotaSchema,
  /** What was approved last and applies until a change is approved; null: nothing applies. */
  berlaku: z
    .object({ peran: z.string().nullable(), target: z.string().nullable(), sejak: z.string() })
    .nullable(),
  /** What was refused last, where nothing was approved since and it waits again; else null. */
  ditolak: z
    .object({
      peran: z.string().nullable(),
      target: z.string().nullable(),
      catatan: z.string().nullable(),
      waktu: z.string(),
    })
    .nullable(),
  /** What was said last. */
  catatan: z.string().nullable(),
  menunggu_sejak: z.string().nullable(),
  terlambat: z.boolean(),
  /** Names of those who decide now; empty where nobody is waited for, or where only the administrator is left. */
  menunggu: z.array(z.string()),
  /** Action steps of the team that he carries. */
  jumlah_langkah: z.number().int(),
  langkah: z.array(langkahAnggotaSchema),
});
export type AnggotaTim = z.infer<typeof anggotaTimSchema>;

/** One step in the history of a place. */
const riwayatAnggotaSchema = z.object({
  waktu: z.string(),
  pengguna: z.string(),
  sebagai: z.string().nullable(),
  langkah: z.enum(['tambah', 'ubah', 'pindah', ...langkahAnggotaSchema.options]),
  ke: keadaanAnggotaSchema,
  peran: z.string().nullable(),
  target: z.string().nullable(),
  catatan: z.string().nullable(),
});
export type RiwayatAnggota = z.infer<typeof riwayatAnggotaSchema>;

/** A place with its history, the newest step first. */
export const anggotaRinciSchema = anggotaTimSchema.extend({
  riwayat: z.array(riwayatAnggotaSchema),
  /** Other teams of the year in which he has a place. */
  tim_lain: z.array(
    z.object({
      nama: z.string(),
      satuan_kerja: z.string(),
      status: keadaanAnggotaSchema,
      /** Whether an approval applies; also while a change waits. */
      berlaku: z.boolean(),
    }),
  ),
});
export type AnggotaRinci = z.infer<typeof anggotaRinciSchema>;
