/** What an empty database may be filled with. */
export const seedNames = ['none', 'demo', 'besar', 'provinsi'] as const;

export type SeedName = (typeof seedNames)[number];
export type FilledSeed = Exclude<SeedName, 'none'>;
