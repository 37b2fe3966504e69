/** Whose plan it is. */
export type LevelRencanaAksi = 'rpjmd' | 'pd';

/** What every view in the place of the list is told. */
export interface PanelProps {
  readonly level: LevelRencanaAksi;
  /** Address of the list as it stood. */
  readonly back: string;
}
