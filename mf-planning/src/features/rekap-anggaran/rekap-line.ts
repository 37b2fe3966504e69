import type { AnggaranTotals, RekapAnggaranRow, RekapAnggaranUnitRow } from '@selaras/contracts';
import { nomenklaturWords } from '@selaras/domain';

/** How deep the tree is open: to the programmes, the activities, or all of it. */
export const depths = ['kegiatan', 'program', 'sub_kegiatan'] as const;
export type Depth = (typeof depths)[number];

const depthOf: Record<Depth, number> = { program: 0, kegiatan: 1, sub_kegiatan: 2 };

/** A line of the table, with its place among its siblings as a tree grid says it. */
export interface RekapLine extends AnggaranTotals {
  readonly key: string;
  readonly kode: string | null;
  readonly nama: string;
  /** Says what kind of line it is. */
  readonly tingkat: string | null;
  readonly kedalaman: number;
  /** Key of the line above it in the tree. */
  readonly induk: string | null;
  readonly hasChildren: boolean;
  readonly position: number;
  readonly dari: number;
  readonly paguSendiri: number | null;
  /** Where the line leads to. */
  readonly path: string | null;
}

/** The tree of a unit as lines, in the order in which the server gives them. */
export function linesOfTree(baris: readonly RekapAnggaranRow[]): RekapLine[] {
  const path: string[] = [];
  const lines = baris.map((row, at) => {
    const { level, id, kedalaman, pagu_sendiri, ...rest } = row;
    const key = `${level} ${id}`;
    path.length = kedalaman;
    const induk = path.at(-1) ?? null;
    path.push(key);
    const hasChildren = (baris[at + 1]?.kedalaman ?? 0) > kedalaman;
    return {
      ...rest,
      key,
      kedalaman,
      induk,
      hasChildren,
      tingkat: nomenklaturWords[level],
      paguSendiri: pagu_sendiri,
    };
  });
  const counted = new Map<string | null, number>();
  const placed = lines.map((line) => {
    const position = (counted.get(line.induk) ?? 0) + 1;
    counted.set(line.induk, position);
    return { ...line, position };
  });
  return placed.map((line) => ({ ...line, dari: counted.get(line.induk) ?? 0, path: null }));
}

/** The units of the regency as lines that lead to their trees. */
export const linesOfUnits = (
  baris: readonly RekapAnggaranUnitRow[],
  pathOf: (unit: number) => string,
): RekapLine[] =>
  baris.map(({ satuan_kerja, ...jumlah }, at) => ({
    ...jumlah,
    key: String(satuan_kerja.satuan_kerja_id),
    kode: null,
    nama: satuan_kerja.satuan_kerja_nama,
    tingkat: null,
    kedalaman: 0,
    induk: null,
    hasChildren: false,
    position: at + 1,
    dari: baris.length,
    paguSendiri: null,
    path: pathOf(satuan_kerja.satuan_kerja_id),
  }));

/** Keys of the lines that are open when the tree is shown down to this level. */
export const openDownTo = (lines: readonly RekapLine[], depth: Depth): ReadonlySet<string> =>
  new Set(lines.filter((line) => line.hasChildren && line.kedalaman < depthOf[depth]).map(({ key }) => key));

/** Lines all of whose ancestors are open. */
export function visibleLines(lines: readonly RekapLine[], open: ReadonlySet<string>): RekapLine[] {
  const shown = new Set<string>();
  return lines.filter(({ key, induk }) => {
    const visible = induk === null || (shown.has(induk) && open.has(induk));
    if (visible) shown.add(key);
    return visible;
  });
}
