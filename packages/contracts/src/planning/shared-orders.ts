/** What lists of the three yearly levels can be ordered by and narrowed to. */
export const kinerjaOrders = ['sasaran', 'indikator', 'target', 'realisasi', 'capaian', 'anggaran'] as const;
export const kinerjaFilters = ['indikator', 'sasaran', 'pengampu', 'capaian', 'status'] as const;

/** What lists of both five-year levels can be ordered by besides their own words: the figures of the chosen year. */
export const limaTahunanOrders = ['baseline', 'target', 'realisasi', 'capaian'] as const;

/** What lists of the budget nomenclature can be ordered by. */
export const nomenklaturOrders = ['kode', 'nama', 'pagu', 'realisasi'] as const;
