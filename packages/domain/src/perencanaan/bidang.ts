import type { Triwulan } from '../words/triwulan';
import type { PlanningFieldGroup } from './planning-lock';

/** Position of a year in its five-year period. */
export type YearPosition = 1 | 2 | 3 | 4 | 5;

/** Figures of one year of a five-year row: they follow the lock of that year, whichever year is chosen. */
type YearGroup = `${'target' | 'realisasi'}@${YearPosition}`;

/** Group of a field: one of the plan, the realisation of one quarter (`tw1`…`tw4`), or of the year as a whole. */
export type FieldGroup = PlanningFieldGroup | `tw${Triwulan}` | 'realisasi' | YearGroup;

/** What a lock leaves open of the chosen year. */
interface OpenOfYear {
  readonly bidang: readonly PlanningFieldGroup[];
  /** Quarters whose realisation may be written. */
  readonly triwulan: readonly number[];
  /** Quarters that are yet to open, with the words that say when. */
  readonly belum_dibuka?: readonly { readonly triwulan: number; readonly pesan: string }[] | undefined;
}

/** What a lock leaves open. */
export interface OpenFields extends OpenOfYear {
  /** Of a five-year row: the years of its period in their order. */
  readonly tahunan?: readonly OpenOfYear[] | undefined;
}

/** Whether a field of this group may be written; `realisasi` as long as one quarter is open. */
export function isOpen(open: OpenFields, group: FieldGroup): boolean {
  const year = yearOf(open, group);
  return year !== undefined && isOpenInYear(year, groupInYear(group));
}

/** What is open of the year that a group belongs to. */
function yearOf(open: OpenFields, group: FieldGroup): OpenOfYear | undefined {
  const position = positionOfGroup(group);
  return position === null ? open : open.tahunan?.[position - 1];
}

/** Position of the one year that a group belongs to; null: it belongs to the chosen year. */
export function positionOfGroup(group: FieldGroup): YearPosition | null {
  const [, position] = group.split('@');
  return position === undefined ? null : (Number(position) as YearPosition);
}

/** The group as the lock of its own year names it: `target@2` is `target`. */
const groupInYear = (group: FieldGroup): FieldGroup => group.split('@')[0] as FieldGroup;

/**
 * When the time of a closed group of realisation comes, in words: of a quarter, or of a year as a whole, whose first quarter
 * opens it. undefined: its time is over, or it is no realisation.
 */
export const belumDibukaOf = (open: OpenFields, group: FieldGroup): string | undefined =>
  yearOf(open, group)?.belum_dibuka?.find(
    ({ triwulan }) => group.startsWith('realisasi') || group === `tw${triwulan}`,
  )?.pesan;

/** Whether a group is closed by the time for realisation alone, whatever happens to the plan. */
export const isRealisasi = (group: FieldGroup): boolean =>
  group.startsWith('realisasi') || group.startsWith('tw');

function isOpenInYear({ bidang, triwulan: open }: OpenOfYear, group: FieldGroup): boolean {
  if (group === 'realisasi') return open.length > 0;
  if (group.startsWith('tw')) return open.includes(Number(group.slice(2)));
  return (bidang as readonly FieldGroup[]).includes(group);
}
