import { MEASURE_DIGITS, round } from '../../numbers/round';
import { jumlahBagian, rescale, splitEqually } from './pembagian';

/** What somebody carries of a step, TW 1 first; null where the step has no target in the quarter. */
export interface BagianOrang {
  readonly nip: string;
  readonly target: readonly (number | null)[];
}

const kept = (value: number) => round(value, MEASURE_DIGITS);

/**
 * The distribution of a step with nothing left over: what of a quarter was not given out yet goes to all who carry it,
 * in parts as equal as its unit allows; too much leaves from the end.
 */
export function completeTo(
  target: readonly (number | null)[],
  bagian: readonly BagianOrang[],
): BagianOrang[] {
  const quarters = target.map((value, tw) => {
    const whole = value ?? 0;
    const parts = bagian.map((one) => one.target[tw] ?? 0);
    const rest = kept(whole - jumlahBagian(parts));
    if (rest <= 0) return rescale(parts, whole);
    return splitEqually(rest, parts.length).map((more, at) => kept((parts[at] ?? 0) + more));
  });
  return bagian.map(({ nip }, at) => ({
    nip,
    target: quarters.map((parts, tw) => (target[tw] === null ? null : (parts[at] ?? 0))),
  }));
}

/**
 * Moves of each quarter so much from one to another, who may carry nothing of the step yet; the sums stay. Whoever is
 * left with nothing is out. null where more would be moved than he has.
 */
export function transfer(
  bagian: readonly BagianOrang[],
  { dari, ke, jumlah }: { dari: string; ke: string; jumlah: readonly number[] },
): BagianOrang[] | null {
  const from = bagian.find(({ nip }) => nip === dari);
  if (from === undefined || dari === ke || jumlah.some((value) => value < 0)) return null;
  if (jumlah.some((value, tw) => value > (from.target[tw] ?? 0))) return null;
  const to = bagian.find(({ nip }) => nip === ke);
  const changed = (target: BagianOrang['target'], sign: 1 | -1) =>
    target.map((value, tw) => (value === null ? null : kept(value + sign * (jumlah[tw] ?? 0))));
  const nothing = from.target.map((value) => (value === null ? null : 0));
  const rest = { nip: dari, target: changed(from.target, -1) };
  const given = { nip: ke, target: changed(to?.target ?? nothing, 1) };
  const all = bagian.map((one) => (one === from ? rest : one === to ? given : one));
  const isOut = rest.target.every((value) => (value ?? 0) === 0);
  return [...(isOut ? all.filter((one) => one !== rest) : all), ...(to === undefined ? [given] : [])];
}
