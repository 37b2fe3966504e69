import { isFound, readSearch } from '../../search/pencarian';
import { plainText } from '../../search/plain-text';
import { panasBebanOf } from './beban';

/** A person of a load view, as far as it is searched and ordered. */
export interface OrangBerbeban {
  readonly nama: string;
  /** null where his reader must not see it. */
  readonly nip: string | null;
  readonly bidang_id: number | null;
  /** Ids of the unit's teams that he leads or serves in. */
  readonly tim: readonly number[];
  /** Of each quarter. */
  readonly bobot: readonly number[];
}

/** Orders of a load view; `tw1` … `tw4`: by the load of one quarter. */
export const urutanBeban = ['beban', 'nama', 'tw1', 'tw2', 'tw3', 'tw4'] as const;
export type UrutanBeban = (typeof urutanBeban)[number];

export interface SaringanBeban {
  /** What is searched for in the name, or a part of the NIP. */
  readonly q: string;
  readonly bidang: number | null;
  readonly tim: number | null;
  /** Only people with a quarter that is too much. */
  readonly berlebih: boolean;
  readonly urut: UrutanBeban;
}

/** Whether any quarter of somebody is too much beside the unit's means. */
export const isBerlebih = (bobot: readonly number[], rata: readonly number[]): boolean =>
  bobot.some((one, at) => panasBebanOf(one, rata[at] ?? 0) === 'berlebih');

/** Weight of a whole year. */
export const bobotSetahun = (bobot: readonly number[]): number => bobot.reduce((sum, one) => sum + one, 0);

const loadBy: Readonly<Record<Exclude<UrutanBeban, 'nama'>, (bobot: readonly number[]) => number>> = {
  beban: bobotSetahun,
  tw1: ([bobot = 0]) => bobot,
  tw2: ([, bobot = 0]) => bobot,
  tw3: ([, , bobot = 0]) => bobot,
  tw4: ([, , , bobot = 0]) => bobot,
};

/** People that fit a filter, the heaviest load first or by name; `rata`: the unit's means by quarter. */
export function filterBeban<Orang extends OrangBerbeban>(
  orang: readonly Orang[],
  { q, bidang, tim, berlebih, urut }: SaringanBeban,
  rata: readonly number[],
): readonly Orang[] {
  const search = readSearch(q);
  const digits = q.replaceAll(/\s/g, '');
  const isNumber = /^\d+$/.test(digits);
  const fits = (one: Orang) =>
    (bidang === null || one.bidang_id === bidang) &&
    (tim === null || one.tim.includes(tim)) &&
    (isNumber ? (one.nip ?? '').includes(digits) : isFound(search, plainText(one.nama))) &&
    (!berlebih || isBerlebih(one.bobot, rata));
  const byName = (a: Orang, b: Orang) => a.nama.localeCompare(b.nama, 'id-ID');
  if (urut === 'nama') return orang.filter(fits).toSorted(byName);
  const load = loadBy[urut];
  return orang.filter(fits).toSorted((a, b) => load(b.bobot) - load(a.bobot) || byName(a, b));
}
