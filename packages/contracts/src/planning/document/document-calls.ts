import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema } from '../../paging';

/** Kinds of performance agreements that can be downloaded; `id` is that of the subject. */
export const perjanjianKinerjaKinds = [
  'pemda',
  'sasaran-strategis-pd',
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
  'pegawai',
] as const;
export type PerjanjianKinerjaKind = (typeof perjanjianKinerjaKinds)[number];

const tahunKinerja = z.coerce.number<number>().int().min(2000).max(2100);

/** Opens in a new tab (spec 1 §7). Without `tahun_kinerja`: the newest agreement of the subject. */
export const downloadPerjanjianKinerjaCall = defineCall({
  act: 'perjanjian-kinerja.unduh',
  method: 'GET',
  path: '/perjanjian-kinerja/download',
  ringkasan: 'Dokumen perjanjian kinerja (PDF)',
  query: z.object({
    jenis: z.enum(perjanjianKinerjaKinds),
    id: idSchema,
    tahun_kinerja: tahunKinerja.optional(),
    /** This one of the subject's agreements, instead of the newest that was issued. */
    perjanjian_id: idSchema.optional(),
  }),
  produces: 'application/pdf',
});

/** Opens in a new tab (spec 1 §7): a page to read and print. */
export const rekapAnggaranCall = defineCall({
  act: 'rekap-anggaran.cetak',
  method: 'GET',
  path: '/rekap-anggaran',
  ringkasan: 'Rekap anggaran satu satuan kerja, siap cetak (HTML)',
  query: z.object({ tahun_kinerja: tahunKinerja, satuan_kerja_id: idSchema }),
  produces: 'text/html',
});
