import type { PlanCascadeRow, ValidasiPerencanaanDetail } from '@selaras/contracts';
import { isFound, isSearching, kunciRencana, readSearch, searchText, type Temuan } from '@selaras/domain';

const GOAL = 0;
const PROGRAM = 1;

/** A goal of the unit by itself, or a programme with all that stands below it. */
export interface PlanPart {
  /** Names the group; null where a row stands by itself. */
  readonly kunci: string | null;
  /** The programme; null for rows that stand below none. */
  readonly program: PlanCascadeRow | null;
  readonly rows: readonly PlanCascadeRow[];
}

/** What a reader wants to see of a plan. */
export interface PlanFilter {
  readonly q: string;
  readonly hanyaBerubah: boolean;
  readonly hanyaTemuan: boolean;
}

/** Whether a row differs from what was submitted before. */
export const isChanged = ({ baru, perubahan }: PlanCascadeRow): boolean => baru || perubahan.length > 0;

/**
 * The plan in the order of its tree, programme by programme. Rows of one programme of the budget below one goal are a
 * group, whichever of its indicators they serve; rows whose parents are missing are the last one.
 */
export function partsOf(baris: readonly PlanCascadeRow[]): PlanPart[] {
  const at = new Map(baris.map((row) => [`${row.kedalaman}:${row.id}`, row]));
  const programOf = (row: PlanCascadeRow): PlanCascadeRow | null => {
    if (row.kedalaman <= PROGRAM) return row;
    const induk = at.get(`${row.kedalaman - 1}:${row.induk_id}`);
    return induk === undefined ? null : programOf(induk);
  };
  const parts: PlanPart[] = [];
  const groups = new Map<string, PlanCascadeRow[]>();
  for (const row of baris) {
    if (row.kedalaman === GOAL) {
      parts.push({ kunci: null, program: null, rows: [row] });
      continue;
    }
    const program = programOf(row);
    const kunci = groupKey(program);
    const rows = groups.get(kunci);
    if (rows === undefined) {
      const first = [row];
      groups.set(kunci, first);
      parts.push({ kunci, program, rows: first });
    } else rows.push(row);
  }
  return parts;
}

const groupKey = (program: PlanCascadeRow | null): string => {
  if (program === null) return 'tanpa-program';
  return program.kode === null ? kunciRencana(program) : `${program.induk_id}:${program.kode}`;
};

/** What is found of a plan, by the key of its row. */
export type TemuanByRow = ReadonlyMap<string, readonly Temuan[]>;

/** Findings by the row that they are about, the required ones first. */
export function temuanByRow({ wajib, saran }: ValidasiPerencanaanDetail['temuan']): TemuanByRow {
  const found = new Map<string, Temuan[]>();
  for (const one of [...wajib, ...saran]) found.set(one.kunci, [...(found.get(one.kunci) ?? []), one]);
  return found;
}

/** Whether a row is shown: words are looked for in goals, indicators, codes and names of the budget, and owners. */
export function fitsFilter(
  { q, hanyaBerubah, hanyaTemuan }: PlanFilter,
  temuan: TemuanByRow,
): (row: PlanCascadeRow) => boolean {
  const search = readSearch(q);
  return (row) =>
    (!hanyaBerubah || isChanged(row)) &&
    (!hanyaTemuan || temuan.has(kunciRencana(row))) &&
    (!isSearching(search) ||
      isFound(search, searchText(row.kode, row.nama, row.sasaran, row.indikator, row.pengampu_nama)));
}

/** What stands in a group, as its head tells it. */
export function countsText(rows: readonly PlanCascadeRow[], temuan: TemuanByRow): string {
  const found = rows.reduce((sum, row) => sum + (temuan.get(kunciRencana(row))?.length ?? 0), 0);
  const counts = [
    [rows.filter(isChanged).length, 'berubah'],
    [found, 'temuan'],
    [rows.filter(({ diperiksa }) => diperiksa).length, 'diperiksa'],
  ] as const;
  return [
    `${rows.length} baris`,
    ...counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`),
  ].join(' · ');
}
