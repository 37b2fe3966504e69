import type { EntityFields } from '../../entity-field';

/** What is told of an innovation. */
export const programInovatifFields = {
  judul: { kind: 'text', label: 'Judul', maxLength: 200 },
  deskripsi: { kind: 'area', label: 'Deskripsi' },
  manfaat: { kind: 'area', label: 'Manfaat' },
  tautan: { kind: 'text', label: 'Tautan', maxLength: 500, optional: true },
} as const satisfies EntityFields;

/** What is told of its picture: none without it. */
export const gambarInovasiFields = {
  teks_alternatif: {
    kind: 'text',
    label: 'Teks alternatif',
    sheet: 'Isi gambar',
    help: 'Apa yang tampak di gambar, bagi yang tidak melihatnya.',
    maxLength: 300,
  },
} as const satisfies EntityFields;
