import type { EntityFields } from '../../entity-field';

/** What a unit writes down about a recommendation (domain §4), said once for dialog, card, report and calls. */
export const rencanaTindakLanjutFields = {
  rencana: { kind: 'area', label: 'Rencana', maxLength: 4000, optional: true, sent: true },
  penanggung_jawab: {
    kind: 'text',
    label: 'Penanggung jawab',
    help: 'Jabatan, misalnya Sekretaris; tetap berlaku bila orangnya berganti.',
    maxLength: 200,
    optional: true,
    sent: true,
  },
  tenggat: { kind: 'date', label: 'Tenggat', optional: true, sent: true },
} as const satisfies EntityFields;

/** What the evaluator says when it goes back to the unit. */
export const kembalikanTindakLanjutFields = {
  catatan: {
    kind: 'area',
    label: 'Apa yang masih kurang',
    maxLength: 2000,
    least: { length: 5, text: 'Tulis apa yang masih kurang' },
  },
} as const satisfies EntityFields;

/** What the evaluator says when it is closed. */
export const tutupTindakLanjutFields = {
  catatan: {
    kind: 'area',
    label: 'Catatan',
    alone: 'Catatan penilai',
    maxLength: 2000,
    optional: true,
    sent: true,
  },
} as const satisfies EntityFields;
