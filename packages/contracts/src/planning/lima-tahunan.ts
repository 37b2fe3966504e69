import { z } from 'zod';
import { catatanSchema } from '../pengampu';
import { anakSchema, satuanKerjaRefSchema } from '../resource';
import { definisiBody, definisiRow, nilai, perTahun, teksPilihan, ukuranBody, ukuranRow } from './angka';
import { catatanBody } from './kinerja/kinerja';

const angka = z.number().nullable();

/** Numbered text of the five-year plan. */
export const bernomorSchema = <const Text extends string>(text: Text) =>
  z.object({ id: z.number(), nomor: z.string(), [text]: z.string() } as {
    id: z.ZodNumber;
    nomor: z.ZodString;
  } & Record<Text, z.ZodString>);

/** What a list of five-year rows shows; position 1 is `tahun_mulai`. */
export const limaTahunanListRow = {
  tahun_mulai: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  ...ukuranRow,
  baseline: angka,
  ...perTahun('target', angka),
  ...perTahun('realisasi', angka),
  /** Percent, uncapped; computed on every write. */
  ...perTahun('capaian', angka),
  ...perTahun('rata_nasional', angka),
  label_pembanding: z.enum(['nasional', 'regional']),
  status_upload_pk: z.enum(['draf', 'ditandatangani']).nullable(),
};

export const limaTahunanRow = {
  ...limaTahunanListRow,
  sumber_data: z.string().nullable(),
  ...definisiRow,
  /** Critical success factors of the chosen year. */
  kinerja_tercapai: z.array(catatanSchema),
  kinerja_tidak_tercapai: z.array(catatanSchema),
  anak: z.array(anakSchema),
};

/** Written of both five-year levels. Failed factors only while the chosen year's achievement is below 100. */
export const limaTahunanBody = {
  ...ukuranBody,
  baseline: nilai,
  ...perTahun('target', nilai),
  ...perTahun('realisasi', nilai),
  ...perTahun('rata_nasional', nilai),
  label_pembanding: z.enum(['nasional', 'regional']).default('nasional'),
  sumber_data: teksPilihan,
  ...definisiBody,
  kinerja_tercapai: catatanBody,
  kinerja_tidak_tercapai: catatanBody,
};
