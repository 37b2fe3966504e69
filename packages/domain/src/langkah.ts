/** A step of what goes through states: from which, to which, and whose it is. */
export interface Langkah<Keadaan, Pelaku, Dari = readonly Keadaan[]> {
  readonly dari: Dari;
  readonly ke: Keadaan;
  readonly oleh: Pelaku;
  /** A reason is told and kept. */
  readonly beralasan?: true;
}
