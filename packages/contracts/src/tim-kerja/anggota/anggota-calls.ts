import { lingkupOrang, statusTerbitan } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape } from '../../entity-schema';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { satuanKerjaRefSchema } from '../../resource';
import { anggotaTimRoutes, calonAnggotaRoutes } from '../tim-kerja-routes';
import { anggotaFields } from './anggota-fields';
import { anggotaRinciSchema, catatanSchema, keadaanAnggotaSchema, langkahUnitSchema } from './anggota-schema';

const anggota = z.object({
  id: idSchema,
  /** `kunci` of the place. */
  nip: z
    .string()
    .regex(/^\d{1,18}$/, 'NIP terdiri atas angka')
    .meta({ examples: ['198001012005011001'] }),
});
const isi = bodyShape(anggotaFields);
const answer = z.object({ data: anggotaRinciSchema });

/**
 * Places of people in a team. Writes of one take `If-Match` with its `versi` and answer 412 with the place as it is; 409
 * with the state in any other state; 423 once the year's last quarter is closed.
 */
export const anggotaTimCalls = {
  create: defineCall(anggotaTimRoutes.create, {
    summary:
      'Tambah seorang pegawai ke tim, dari satuan kerja sendiri atau lain; sekaligus diajukan bila diminta',
    params: anggota.pick({ id: true }),
    body: z.object({ pegawai_id: idSchema, ...isi, ajukan: z.boolean().default(false) }),
    answer,
    status: 201,
  }),
  get: defineCall(anggotaTimRoutes.get, {
    summary: 'Seorang anggota tim dengan riwayat persetujuannya',
    params: anggota,
    answer,
  }),
  save: defineCall(anggotaTimRoutes.save, {
    summary: 'Ubah peran atau target; yang sudah diajukan atau disetujui dimintakan persetujuan kembali',
    params: anggota,
    body: z.object(isi),
    answer,
  }),
  langkah: defineCall(anggotaTimRoutes.langkah, {
    summary: 'Ajukan, tarik, nonaktifkan atau aktifkan kembali seorang anggota',
    params: anggota,
    body: z.object({ langkah: langkahUnitSchema, catatan: catatanSchema }),
    answer,
  }),
};

const beban = z.object({ triwulan: z.number().int(), jumlah: z.number().int() });
const calon = z.object({
  pegawai_id: z.number().int(),
  /** null: works in another unit, which keeps it to itself until he is lent. */
  nip: z.string().nullable(),
  nama: z.string(),
  jabatan: z.string(),
  unit_kerja: z.string().nullable(),
  satuan_kerja: satuanKerjaRefSchema,
  /** Day from which on he works nowhere, `YYYY-MM-DD`; null: he is employed. */
  berhenti_pada: z.string().nullable(),
});
export type CalonAnggota = z.infer<typeof calon>;

const calonRinci = calon.extend({
  /** Teams of the year, those of other units only counted. */
  tim: z.array(
    z.object({
      id: z.number().int(),
      nama: z.string(),
      /** What applies of it; where nothing does yet, what is asked for. */
      peran: z.string().nullable(),
      status: keadaanAnggotaSchema,
      /** Whether an approval applies; also while a change waits. */
      berlaku: z.boolean(),
    }),
  ),
  jumlah_tim: z.number().int(),
  /** Action steps that have a target in a quarter. */
  beban: z.array(beban),
  /** Action steps of the own unit that he carries, at most ten. */
  langkah_aksi: z.array(z.object({ id: z.number().int(), sasaran: z.string() })),
  jumlah_langkah: z.number().int(),
  /** What happens to the agreements in which he is bound as leader. */
  perjanjian: z.array(z.object({ id: z.number().int(), status: z.enum(statusTerbitan) })),
  memimpin: z.array(z.object({ id: z.number().int(), nama: z.string() })),
});
export type CalonRinci = z.infer<typeof calonRinci>;

export const calonAnggotaCalls = {
  list: defineCall(calonAnggotaRoutes.list, {
    summary:
      'Pegawai menurut nama atau NIP; pegawai satuan kerja lain sejak tiga huruf, hanya dengan nama, jabatan dan satuan kerjanya',
    params: z.object({ satkerId: idSchema }),
    query: pageQuery.extend({
      q: z.string().trim().max(100).default(''),
      lingkup: z.enum(lingkupOrang).default('sendiri'),
    }),
    answer: pageOf(calon),
  }),
  get: defineCall(calonAnggotaRoutes.get, {
    summary: 'Apa yang sudah dipegang seorang pegawai: tim, langkah aksi, beban tiap triwulan',
    params: z.object({ satkerId: idSchema, pegawaiId: idSchema }),
    answer: z.object({ data: calonRinci }),
  }),
};
