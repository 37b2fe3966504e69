import { MEASURE_DIGITS, round } from '../../numbers/round';

/** What the members of a step carry, in the order in which they are shown; none is below 0. */
export type Pembagian = readonly number[];

const kept = (value: number) => round(value, MEASURE_DIGITS);

/** The sum of parts as it is kept: four decimals, without the dust of binary fractions. */
export const jumlahBagian = (bagian: Pembagian): number =>
  bagian.reduce((sum, target) => kept(sum + target), 0);

/** The target of a step in its year: that of its quarters together; 0 while none has one (domain §9 2.8). */
export const targetLangkah = (target: readonly (number | null)[]): number =>
  jumlahBagian(target.map((value) => value ?? 0));

/** The smallest amount that is moved of a total: 1 of whole things, else one of its last decimal. */
export function satuanBagi(total: number): number {
  for (let digits = 0; digits < MEASURE_DIGITS; digits += 1) {
    if (round(total, digits) === total) return 10 ** -digits;
  }
  return 10 ** -MEASURE_DIGITS;
}

/**
 * Moves the border between a member and the next one: `selisih` more for `at`, less for the one after; below 0 the other
 * way. Nobody goes below 0, and the sum stays.
 */
export function shift(bagian: Pembagian, at: number, selisih: number): Pembagian {
  const here = bagian[at];
  const next = bagian[at + 1];
  if (here === undefined || next === undefined) return bagian;
  const moved = Math.min(Math.max(selisih, -here), next);
  return bagian.with(at, kept(here + moved)).with(at + 1, kept(next - moved));
}

/**
 * Gives one member so much. What he gets more is taken from those after him, then from the first on; what he gets less
 * goes to the one after him. At most everything, at least 0; the sum stays.
 */
export function setPortion(bagian: Pembagian, at: number, nilai: number): Pembagian {
  const here = bagian[at];
  if (here === undefined || bagian.length < 2) return bagian;
  const target = kept(Math.min(Math.max(nilai, 0), jumlahBagian(bagian)));
  const result = [...bagian];
  result[at] = target;
  let missing = kept(target - here);
  for (let step = 1; step < bagian.length && missing !== 0; step += 1) {
    const other = (at + step) % bagian.length;
    const has = bagian[other] ?? 0;
    const taken = missing < 0 ? missing : Math.min(missing, has);
    result[other] = kept(has - taken);
    missing = kept(missing - taken);
  }
  return result;
}

/** Takes a member out; what he carried goes to the one after him, of the last to the one before. The last one stays. */
export function takeOut(bagian: Pembagian, at: number): Pembagian {
  const here = bagian[at];
  if (here === undefined || bagian.length < 2) return bagian;
  const heir = at === bagian.length - 1 ? at - 1 : at + 1;
  return bagian.with(heir, kept((bagian[heir] ?? 0) + here)).toSpliced(at, 1);
}

/** The total in parts as equal as its unit allows; the first ones get what is left over. */
export function splitEqually(total: number, orang: number): Pembagian {
  if (orang < 1) return [];
  const unit = satuanBagi(total);
  const units = Math.round(total / unit);
  const each = Math.floor(units / orang);
  const more = units - each * orang;
  return Array.from({ length: orang }, (_, index) => kept((each + (index < more ? 1 : 0)) * unit));
}

/** Brings parts to another total, such as that of a changed step: what is missing goes to the last, too much leaves from the end. */
export function rescale(bagian: Pembagian, total: number): Pembagian {
  const result = [...bagian];
  let missing = kept(total - jumlahBagian(bagian));
  for (let at = result.length - 1; at >= 0 && missing !== 0; at -= 1) {
    const has = result[at] ?? 0;
    const given = missing > 0 ? missing : Math.max(missing, -has);
    result[at] = kept(has + given);
    missing = kept(missing - given);
  }
  return result;
}
