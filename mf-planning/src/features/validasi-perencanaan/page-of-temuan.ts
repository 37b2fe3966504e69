import type { PlanCascadeRow } from '@selaras/contracts';
import { type IsianTemuan, periodStartOf, type Temuan, yearPosition } from '@selaras/domain';
import { FOCUS_PARAM } from '@selaras/resource/core';
import { newBelow } from '../../resource/plan-below';

type RowKey = Pick<PlanCascadeRow, 'level' | 'id'>;

/** What is found of a row, or said about it, and in which of its fields it is mended. */
export interface AboutRow extends Pick<Temuan, 'isian'> {
  readonly jenis: Temuan['jenis'] | 'komentar';
}

export interface PlaceOfTemuan {
  readonly page: string;
  readonly params?: { readonly id: number };
  readonly query?: Readonly<Record<string, string | number>>;
  /** Whether the page is a form, which leads back when it is saved. */
  readonly isForm?: true;
}

const GOAL = 'sasaran-strategis-pd';
const STEP = 'kinerja-langkah-aksi';

/** Where a row is read. */
const pageOfRow = ({ level, id }: RowKey): PlaceOfTemuan => ({ page: `${level}.show`, params: { id } });

/**
 * Where a finding is mended, the best place first: in its field of the row's form, in a new entry of the dictionary, in a
 * new row below; who may not write there reads the row.
 */
export const placesOfTemuan = (temuan: AboutRow, row: RowKey, tahun: number): readonly PlaceOfTemuan[] =>
  [mendedIn(temuan, row, tahun) ?? [], pageOfRow(row)].flat();

function mendedIn({ jenis, isian }: AboutRow, { level, id }: RowKey, tahun: number): PlaceOfTemuan | null {
  if (jenis === 'no-kamus') {
    return { page: 'kamus-indikator', query: { panel: 'baru', level, kinerja_id: id }, isForm: true };
  }
  if (jenis === 'no-children') {
    const found = newBelow(level, id);
    return found && { page: found.page, query: found.query, isForm: true };
  }
  const query: Record<string, string> =
    isian === null ? {} : { [FOCUS_PARAM]: fieldOf(jenis, isian, level, tahun) };
  return { page: `${level}.edit`, params: { id }, query, isForm: true };
}

/** Name of the field in the form of a level. */
function fieldOf(
  jenis: AboutRow['jenis'],
  isian: IsianTemuan,
  level: PlanCascadeRow['level'],
  tahun: number,
): string {
  if (level === GOAL) {
    const names: Partial<Record<IsianTemuan, string>> = {
      sasaran: 'sasaran_strategis_satker',
      indikator: 'iku',
      target: `target_${yearPosition(tahun, periodStartOf(tahun) ?? tahun)}`,
    };
    return names[isian] ?? isian;
  }
  // A target that is missing begins with its first quarter; one that does not agree is the figure of the year.
  return isian === 'target' && (jenis === 'no-target' || level === STEP) ? 'target_tw1' : isian;
}
