/** Largest file that can be kept. Apart from the schemas, for browsers. */
export const BERKAS_MAX_BYTES = 10 * 1024 * 1024;

/** Kinds of files that are kept, by what their bytes are: media type, endings of the name, what people call them. */
export const jenisBerkas = {
  pdf: { jenis: 'application/pdf', akhiran: ['.pdf'], sebutan: 'PDF' },
  png: { jenis: 'image/png', akhiran: ['.png'], sebutan: 'gambar PNG' },
  jpeg: { jenis: 'image/jpeg', akhiran: ['.jpg', '.jpeg'], sebutan: 'gambar JPEG' },
  webp: { jenis: 'image/webp', akhiran: ['.webp'], sebutan: 'gambar WebP' },
  xlsx: {
    jenis: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    akhiran: ['.xlsx'],
    sebutan: 'lembar kerja XLSX',
  },
  docx: {
    jenis: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    akhiran: ['.docx'],
    sebutan: 'dokumen DOCX',
  },
} as const satisfies Record<string, { jenis: string; akhiran: readonly string[]; sebutan: string }>;
export type JenisBerkas = keyof typeof jenisBerkas;

const bukti: readonly JenisBerkas[] = ['pdf', 'png', 'jpeg', 'webp', 'xlsx', 'docx'];

/** What a file is uploaded for, with the kinds of files that serve it: a signed agreement is a PDF. */
export const tujuanBerkas = {
  bukti_rencana_aksi: bukti,
  bukti_langkah_aksi: bukti,
  pk_ttd: ['pdf'],
} as const satisfies Record<string, readonly JenisBerkas[]>;
export type TujuanBerkas = keyof typeof tujuanBerkas;
