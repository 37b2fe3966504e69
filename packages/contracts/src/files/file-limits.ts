const MEGABYTE = 1024 * 1024;
/** Largest file of most purposes. Apart from the schemas, for browsers. */
export const FILE_MAX_BYTES = 10 * MEGABYTE;

/** Kinds of files that are kept, by what their bytes are: media type, endings of the name, what people call them. */
export const fileKinds = {
  pdf: { jenis: 'application/pdf', suffixes: ['.pdf'], sebutan: 'PDF' },
  png: { jenis: 'image/png', suffixes: ['.png'], sebutan: 'gambar PNG' },
  jpeg: { jenis: 'image/jpeg', suffixes: ['.jpg', '.jpeg'], sebutan: 'gambar JPEG' },
  webp: { jenis: 'image/webp', suffixes: ['.webp'], sebutan: 'gambar WebP' },
  xlsx: {
    jenis: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    suffixes: ['.xlsx'],
    sebutan: 'lembar kerja XLSX',
  },
  docx: {
    jenis: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    suffixes: ['.docx'],
    sebutan: 'dokumen DOCX',
  },
} as const satisfies Record<string, { jenis: string; suffixes: readonly string[]; sebutan: string }>;
export type FileKind = keyof typeof fileKinds;

const bukti: readonly FileKind[] = ['pdf', 'png', 'jpeg', 'webp', 'xlsx', 'docx'];

/** What a file is uploaded for, with the kinds of files that serve it: a signed agreement is a PDF. */
export const filePurposes = {
  bukti_rencana_aksi: bukti,
  bukti_langkah_aksi: bukti,
  pk_ttd: ['pdf'],
  program_inovatif: ['png', 'jpeg', 'webp'],
  dokumen: ['pdf'],
  lke_eviden: bukti,
  lkip_gambar: ['png', 'jpeg'],
  /** Made by the portal itself when a report is formalised. */
  lkip_resmi: ['pdf'],
} as const satisfies Record<string, readonly FileKind[]>;
export type FilePurpose = keyof typeof filePurposes;

/** Purposes whose files may be larger than others: a performance report comes with its pictures. */
const largerFiles: Partial<Record<FilePurpose, number>> = { dokumen: 25 * MEGABYTE };

/** Largest file that serves a purpose, in bytes. */
export const maxBytesOf = (tujuan: FilePurpose): number => largerFiles[tujuan] ?? FILE_MAX_BYTES;

/** Largest file of any purpose. */
export const LARGEST_FILE_BYTES = Math.max(FILE_MAX_BYTES, ...Object.values(largerFiles));

/** Widest and highest picture that serves a purpose, in points: browsers make theirs smaller before they send them. */
export const pictureLimits: Partial<Record<FilePurpose, number>> = { program_inovatif: 1600 };
