import type { EntityFields } from '../../entity-field';

/** What a member reports of a quarter, and what he is answered when it is sent back. */
export const laporanFields = {
  realisasi: { kind: 'number', label: 'Realisasi', optional: true, sent: true },
  uraian: { kind: 'area', label: 'Yang dikerjakan', maxLength: 2000, optional: true, sent: true },
  catatan: {
    kind: 'area',
    label: 'Apa yang perlu diperbaiki',
    maxLength: 1000,
    optional: true,
    sent: true,
  },
} as const satisfies EntityFields;
