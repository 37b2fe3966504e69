import type { EntityFields } from '../../entity-field';

/** What is written of a place in a team. */
export const anggotaFields = {
  peran: {
    kind: 'text',
    label: 'Peran dalam tim',
    alone: 'Peran',
    sheet: 'Peran',
    maxLength: 200,
    least: { length: 1, text: 'Tulis perannya dalam tim' },
  },
  target: {
    kind: 'area',
    label: 'Target',
    help: 'Apa yang diselesaikan sepanjang tahun, berapa banyak, dan sampai kapan.',
    maxLength: 1000,
    optional: true,
    sent: true,
  },
} as const satisfies EntityFields;

/** What is said with a step of a place; some steps need it. */
export const catatanAnggotaFields = {
  catatan: { kind: 'area', label: 'Catatan', maxLength: 1000, optional: true },
} as const satisfies EntityFields;
