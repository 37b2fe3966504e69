import type { Section } from '@selaras/resource/core';

/** Why super changes texts of a year that is closed for others: an act of its own, told in the history. */
export const reasonSection = {
  title: 'Mengubah tahun yang tertutup',
  help: 'Tahun ini tertutup bagi yang lain. Alasan wajib ditulis bila teks, induk atau ukurannya diubah, dan tercatat di riwayat.',
  when: (_, { passesLock = false }) => passesLock,
  fields: [
    {
      kind: 'area',
      name: 'alasan_perubahan',
      label: 'Alasan perubahan',
      required: 'conditionally',
      maxLength: 1000,
    },
  ],
} as const satisfies Section;
