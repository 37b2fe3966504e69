import type { EntityFields } from '../../entity-field';

/** What is said of a version of a performance document; what changed, of each but the first. */
export const dokumenFields = {
  judul: { kind: 'text', label: 'Judul', maxLength: 200 },
  catatan: {
    kind: 'area',
    label: 'Apa yang berubah',
    help: 'Dibaca oleh yang melihat riwayat versi.',
    maxLength: 500,
  },
} as const satisfies EntityFields;

/** Why a document is taken out of the public's sight. */
export const tarikDokumenFields = {
  alasan: { kind: 'area', label: 'Alasan', maxLength: 500 },
} as const satisfies EntityFields;
