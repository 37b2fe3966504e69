import type { EntityFields } from '../../entity-field';

/** What a unit says of a piece of evidence, said once for dialogs, lists and calls. */
export const keteranganEvidenFields = {
  nama: { kind: 'text', label: 'Nama', maxLength: 200 },
  /** Date that stands on the document, apart from the day on which it came here. */
  tanggal_dokumen: {
    kind: 'date',
    label: 'Tanggal dokumen',
    help: 'Tanggal yang tertulis pada dokumen, bukan hari ini.',
    optional: true,
    sent: true,
  },
  /** What time it speaks of, in the unit's words: `Triwulan II 2025`. */
  periode: { kind: 'text', label: 'Periode', maxLength: 100, optional: true, sent: true },
} as const satisfies EntityFields;

/** Where evidence that is a link leads. */
export const tautanEvidenFields = {
  tautan: { kind: 'text', label: 'Alamat', maxLength: 2000 },
} as const satisfies EntityFields;

/** Pages that matter, as they are typed: `12`, `12–15`. */
export const halamanEvidenFields = {
  halaman: {
    kind: 'text',
    label: 'Halaman',
    help: 'Halaman yang perlu dilihat penilai.',
    maxLength: 30,
    optional: true,
  },
} as const satisfies EntityFields;
