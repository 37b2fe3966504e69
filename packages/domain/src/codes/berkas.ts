/** Kinds of files that a report is fetched as. */
export const bentukLaporan = ['docx', 'pdf'] as const;
export type BentukLaporan = (typeof bentukLaporan)[number];
