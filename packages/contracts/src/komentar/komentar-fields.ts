import type { EntityFields } from '../entity-field';

/** What is said in a thread: about a row of a plan, a criterion, a passage of a report. */
export const komentarFields = {
  teks: { kind: 'area', label: 'Komentar', maxLength: 2000, least: { length: 1, text: 'Tulis komentar' } },
} as const satisfies EntityFields;
