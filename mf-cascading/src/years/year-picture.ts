import { isSelectableYear, periodStartOf, yearsOfPeriod } from '@selaras/domain';
import type { YearAddress } from '../diagram/address/diagram-address';
import type { Comparison } from '../tree/compare/comparison';
import type { TreeModel } from '../tree/model/model';
import type { ChangeKind } from '../tree/model/year-mark';

/** What is known of a year: loaded with boxes, loaded without any, loading, failed, or not open for planning yet. */
export type YearState = 'loaded' | 'empty' | 'loading' | 'failed' | 'not-open';

export interface YearChoice {
  readonly tahun: number;
  readonly state: YearState;
}

/** What the diagram shows while it moves through the years; `boxes` once all opened years have arrived. */
export interface YearPicture {
  readonly tahun: number;
  readonly banding: number | null;
  /** Only this kind of difference is marked; null for all. */
  readonly kind: ChangeKind | null;
  readonly years: readonly YearChoice[];
  readonly retry: () => void;
  readonly boxes: YearBoxes | null;
}

/** The boxes of the shown year, and where two years are compared those of the other one. */
export interface YearBoxes {
  readonly model: TreeModel;
  readonly beside: TreeModel | null;
  readonly comparison: Comparison | null;
}

/** The boxes of the year that stands beside the shown one. */
export interface BesideYear {
  readonly model: TreeModel;
  readonly tahun: number;
}

export function besideYear(years: YearPicture | null): BesideYear | null {
  const model = years?.boxes?.beside ?? null;
  const tahun = years?.banding ?? null;
  return model === null || tahun === null ? null : { model, tahun };
}

/** Years of the period that a page's year lies in. */
export function periodYears(tahun: number): number[] {
  const start = periodStartOf(tahun);
  return start === null ? [tahun] : yearsOfPeriod(start);
}

/** Years of the period whose trees the server knows (spec 2 §9). */
export const openedYears = (tahun: number): number[] => periodYears(tahun).filter(isSelectableYear);

/** Whether the years that the address names are still on their way into the picture. */
export function yearsAreComing(address: YearAddress, base: number, picture: YearPicture | null): boolean {
  if (address.tahun === null) return picture !== null;
  if (picture === null) return true;
  const { tahun, banding } = chosenYears(address, base);
  const loading = picture.boxes === null && picture.years.some(({ state }) => state === 'loading');
  return loading || picture.tahun !== tahun || picture.banding !== banding;
}

/** The shown year and the one beside it, out of an address that anybody may have typed. */
export function chosenYears(
  { tahun, banding }: YearAddress,
  base: number,
): { readonly tahun: number; readonly banding: number | null } {
  const years = periodYears(base);
  const shown = years.find((year) => String(year) === tahun) ?? base;
  const beside = years.find((year) => String(year) === banding && year !== shown) ?? null;
  return { tahun: shown, banding: beside };
}
