interface Isi {
  readonly peran: string | null;
  readonly target: string | null;
}

/** A place in a team as it was asked for last, with what was approved last of it. */
export interface IsiTempat extends Isi {
  /** null: nothing applies. */
  readonly berlaku: Isi | null;
}

/** Role and target that apply of a place; where nothing does yet, those that are asked for (domain §6). */
export const isiTempat = ({ berlaku, peran, target }: IsiTempat): Isi => berlaku ?? { peran, target };

/** What of a place is asked for beside what applies; null where it is the same, or where nothing applies. */
export const usulanTempat = ({ berlaku, peran, target }: IsiTempat): Isi | null =>
  berlaku === null || (berlaku.peran === peran && berlaku.target === target) ? null : { peran, target };
