/** What may differ between two years of one box; each is a filter and a sign of its own. */
export const changeKinds = {
  baru: 'Baru',
  hilang: 'Hilang',
  naik: 'Capaian naik',
  turun: 'Capaian turun',
  target: 'Target berubah',
  rumusan: 'Rumusan berubah',
  pengampu: 'Pengampu berubah',
} as const;

export type ChangeKind = keyof typeof changeKinds;

/** What moving through the years adds to a box. */
export interface YearMark {
  /** In words, for those who do not see the picture. */
  readonly text: string;
  /** The shown year does not have the box: what is written in its empty place; null where its card is shown. */
  readonly absent: string | null;
  /** The kind of difference whose sign stands on the card; null for none. */
  readonly change: ChangeKind | null;
}
