/** Roles that see report cards: units every unit's as far as it is final, and all of their own (spec 2 §2.6). */
export const raporReaderRoles = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'pemda'] as const;
