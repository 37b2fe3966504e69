import type { EntityFields } from '../../entity-field';

/** What is said in a thread about a criterion. */
export const komentarLkeFields = {
  teks: { kind: 'area', label: 'Komentar', maxLength: 2000 },
} as const satisfies EntityFields;
