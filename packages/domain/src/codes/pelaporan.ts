/** Who writes about an annual report: its authors, or who reviews it. */
export const pihakLkip = ['penyusun', 'pereviu'] as const;
export type PihakLkip = (typeof pihakLkip)[number];
