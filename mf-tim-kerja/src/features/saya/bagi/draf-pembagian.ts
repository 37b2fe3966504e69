import type { LangkahTim, OrangTim } from '@selaras/contracts';
import { allTriwulan, bagiSama, keluarkan, type Pembagian, samakan } from '@selaras/domain';

/** A step that is being given out: people in their order, and for each quarter what each of them carries. */
export interface DrafPembagian {
  readonly nips: readonly string[];
  /** TW 1 first; each as long as `nips`. */
  readonly triwulan: readonly Pembagian[];
}

/** As it stands, brought to the sums of the step; whoever may carry steps no longer hands his part on. */
export function mulai({ target, bagian }: LangkahTim, orang: readonly OrangTim[]): DrafPembagian {
  const known = new Set(orang.map(({ nip }) => nip));
  const kept = bagian.filter(({ nip }) => known.has(nip));
  const nips = kept.length > 0 ? kept.map(({ nip }) => nip) : orang.slice(0, 1).map(({ nip }) => nip);
  const triwulan = allTriwulan.map((tw) => {
    const parts = nips.map((nip) => kept.find((one) => one.nip === nip)?.triwulan[tw - 1]?.target ?? 0);
    return samakan(parts, target[tw - 1] ?? 0);
  });
  return { nips, triwulan };
}

/** One more, who carries nothing yet. */
export const tambah = ({ nips, triwulan }: DrafPembagian, nip: string): DrafPembagian => ({
  nips: [...nips, nip],
  triwulan: triwulan.map((parts) => [...parts, 0]),
});

/** One less: what he carried goes to the next. The last one stays. */
export function kurangi(draf: DrafPembagian, nip: string): DrafPembagian {
  const at = draf.nips.indexOf(nip);
  if (at < 0 || draf.nips.length < 2) return draf;
  return {
    nips: draf.nips.toSpliced(at, 1),
    triwulan: draf.triwulan.map((parts) => keluarkan(parts, at)),
  };
}

/** Every quarter in parts as equal as its unit allows. */
export const samaRata = ({ nips, triwulan }: DrafPembagian, target: LangkahTim['target']): DrafPembagian => ({
  nips,
  triwulan: triwulan.map((_, at) => bagiSama(target[at] ?? 0, nips.length)),
});

/** The draft with other parts in one quarter. */
export const denganTriwulan = (draf: DrafPembagian, at: number, parts: Pembagian): DrafPembagian => ({
  ...draf,
  triwulan: draf.triwulan.with(at, parts),
});
