import { bentukLaporan } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { unitParams } from '../../paging';
import { lkeDokumenRoutes } from './lke-hasil-routes';

/** A tab brings no header: the year stands in the address. */
const tahun = z.coerce.number<number>().int().min(2019).max(2100);

export const lkeDokumenCalls = {
  laporan: defineCall(lkeDokumenRoutes.laporan, {
    summary: 'Laporan hasil evaluasi (LHE) satuan kerja yang sudah final, PDF atau DOCX',
    params: unitParams,
    query: z.object({ tahun, bentuk: z.enum(bentukLaporan).default('pdf') }),
    produces: 'application/pdf',
    tab: true,
  }),
  arsip: defineCall(lkeDokumenRoutes.arsip, {
    summary: 'Seluruh lembar kerja sebagai ZIP: eviden per kriteria, nilai, komentar dan sidik setiap berkas',
    params: unitParams,
    query: z.object({ tahun }),
    produces: 'application/zip',
    tab: true,
  }),
};
