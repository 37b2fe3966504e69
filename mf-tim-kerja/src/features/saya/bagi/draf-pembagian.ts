import type { LangkahTim, OrangTim } from '@selaras/contracts';
import { allTriwulan, type Pembagian, rescale, splitEqually, takeOut } from '@selaras/domain';

/** A step that is being given out: people in their order, and for each quarter what each of them carries. */
export interface DrafPembagian {
  readonly nips: readonly string[];
  /** TW 1 first; each as long as `nips`. */
  readonly triwulan: readonly Pembagian[];
}

type Bagian = LangkahTim['bagian'][number];

/** Whether somebody has a part of a quarter that stays as it is: he keeps it. */
export const terikat = ({ tertutup }: Pick<LangkahTim, 'tertutup'>, { triwulan }: Bagian): boolean =>
  triwulan.some(({ target }, at) => tertutup[at] !== null && (target ?? 0) > 0);

/**
 * As it stands, brought to the sums of the step in quarters that are open; whoever may carry steps no longer hands his
 * part on, unless it stays as it is.
 */
export function mulai(langkah: LangkahTim, orang: readonly OrangTim[]): DrafPembagian {
  const { target, bagian, tertutup } = langkah;
  const known = new Set(orang.map(({ nip }) => nip));
  const bound = bagian.filter((one) => !known.has(one.nip) && terikat(langkah, one));
  const members = bagian.filter(({ nip }) => known.has(nip));
  // What is missing goes to the last: to somebody who may carry steps.
  const nips = [...bound, ...(members.length > 0 ? members : orang.slice(0, 1))].map(({ nip }) => nip);
  const triwulan = allTriwulan.map((tw) => {
    const open = tertutup[tw - 1] === null;
    const parts = nips.map((nip) =>
      open && !known.has(nip) ? 0 : (bagian.find((one) => one.nip === nip)?.triwulan[tw - 1]?.target ?? 0),
    );
    return open ? rescale(parts, target[tw - 1] ?? 0) : parts;
  });
  return { nips, triwulan };
}

/** One more, who carries nothing yet. */
export const addNip = ({ nips, triwulan }: DrafPembagian, nip: string): DrafPembagian => ({
  nips: [...nips, nip],
  triwulan: triwulan.map((parts) => [...parts, 0]),
});

/** One less: what he carried goes to the next. The last one stays, and so has to whoever is `terikat`. */
export function removeNip(draf: DrafPembagian, nip: string): DrafPembagian {
  const at = draf.nips.indexOf(nip);
  if (at < 0 || draf.nips.length < 2) return draf;
  return {
    nips: draf.nips.toSpliced(at, 1),
    triwulan: draf.triwulan.map((parts) => takeOut(parts, at)),
  };
}

/** The draft among these people alone: who is in it no longer hands his parts on. Undefined where nobody of it is left. */
export const hanya = (draf: DrafPembagian, nips: ReadonlySet<string>): DrafPembagian | undefined =>
  draf.nips.some((nip) => nips.has(nip))
    ? draf.nips.filter((nip) => !nips.has(nip)).reduce(removeNip, draf)
    : undefined;

/** Every open quarter in parts as equal as its unit allows. */
export const samaRata = (
  { nips, triwulan }: DrafPembagian,
  { target, tertutup }: Pick<LangkahTim, 'target' | 'tertutup'>,
): DrafPembagian => ({
  nips,
  triwulan: triwulan.map((parts, at) =>
    tertutup[at] === null ? splitEqually(target[at] ?? 0, nips.length) : parts,
  ),
});

/** The draft with other parts in one quarter. */
export const denganTriwulan = (draf: DrafPembagian, at: number, parts: Pembagian): DrafPembagian => ({
  ...draf,
  triwulan: draf.triwulan.with(at, parts),
});
