import type { Section } from '@selaras/resource/core';
import { hasRole } from '@selaras/roles';

/**
 * Why super writes in a year that is closed for others: an act of its own, told in the history. Whether the year of a new
 * row is closed, the unit decides that super chooses in the form. Asked for as soon as any year of the row is closed.
 */
export const reasonSection = {
  title: 'Menulis di tahun yang tertutup',
  help: 'Bila yang diubah milik tahun yang sudah tertutup bagi yang lain, alasan wajib ditulis: untuk teks, induk dan ukuran, juga untuk angka. Alasan tercatat di riwayat.',
  when: (_, { passesLock = false, isNew, user }) => passesLock || (isNew && hasRole(user, 'super')),
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
