/** Worksheets of an evaluator, and those of the plenary: every unit's. */
export const lingkupPenilaian = ['tugas', 'pleno'] as const;
export type LingkupPenilaian = (typeof lingkupPenilaian)[number];

/** What waits for its reader: in any round of the evaluation, in the first, in the second. */
export const giliranPenilaian = ['ya', '1', '2'] as const;
export type GiliranPenilaian = (typeof giliranPenilaian)[number];

/** Evidence of this year, and what was kept before. */
export const asalEviden = ['tahun-ini', 'sebelumnya'] as const;
export type AsalEviden = (typeof asalEviden)[number];
