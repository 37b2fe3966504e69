/** Narratives of the regency's indicators, and of those of a unit: the same pages at two addresses. */
export const narasiLevels = {
  pemda: {
    page: 'lkip.narasi-pemda',
    title: 'Narasi Pemda',
    description: 'Tujuh narasi setiap indikator kabupaten, yang menjadi analisis sasaran dalam LKIP Bab III.',
  },
  pd: {
    page: 'lkip.narasi-pd',
    title: 'Narasi PD',
    description:
      'Tujuh narasi setiap indikator perangkat daerah, yang menjadi analisis sasaran dalam LKIP Bab III.',
  },
} as const;

export type NarasiLevel = keyof typeof narasiLevels;

/** Pages of the narratives of this report; null: the regency's. */
export const narasiLevelOf = (unit: number | null) => narasiLevels[unit === null ? 'pemda' : 'pd'];
