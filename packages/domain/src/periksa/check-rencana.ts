import type { StatusCapaian } from '../capaian/status-capaian';
import { type IsianTemuan, isianTemuan, type JenisTemuan } from './temuan-words';

/** Two figures of a row that do not agree: in words, and the one of them that this row holds. */
export interface Selisih {
  readonly rincian: string;
  readonly isian: IsianTemuan;
}

/** A row of a plan as far as it is checked. A fact that is left out is not asked of this row. */
export interface BarisPeriksa {
  readonly kunci: string;
  /** The row above it; null for a root, and for a row whose parent is not among the rows. */
  readonly induk: string | null;
  /** Rows of one group, such as a level of a unit, are compared with each other. */
  readonly kelompok: string;
  readonly sasaran: string;
  readonly indikator: readonly string[];
  readonly satuan: string | null;
  readonly target?: number | null;
  /** Who answers for it. */
  readonly pengampu?: string | null;
  /** Whether the dictionary explains its indicator. */
  readonly kamus?: boolean;
  /** Whether something has to stand below it. */
  readonly diturunkan?: boolean;
  /** Sums that do not agree. */
  readonly jumlah?: readonly Selisih[];
  /** What is doubtful about the way in which its year is counted, in words; null: nothing. */
  readonly hitung?: string | null;
  readonly status?: StatusCapaian;
  /** It stands for what belongs to others: it counts for its parent, and nothing is asked of it. */
  readonly lewati?: boolean;
}

/** What somebody should look at. */
export interface Temuan {
  readonly jenis: JenisTemuan;
  /** Key of the row. */
  readonly kunci: string;
  /** What of the row is filled in to mend it; null where it is mended elsewhere. */
  readonly isian: IsianTemuan | null;
  /** What exactly is wrong, where the kind alone does not say it. */
  readonly rincian: string | null;
}

/**
 * Everything in a plan that somebody should look at, in the order of its rows: the one check behind "Periksa" of the
 * diagram and "Siap diajukan?" of a plan (decision 109).
 */
export function checkRencana(baris: readonly BarisPeriksa[]): Temuan[] {
  const anak = childrenOf(baris);
  const kembar = duplicates(baris);
  return baris.flatMap((row) => (row.lewati ? [] : temuanOf(row, anak.get(row.kunci) ?? [], kembar)));
}

function temuanOf(row: BarisPeriksa, anak: readonly BarisPeriksa[], kembar: ReadonlySet<string>): Temuan[] {
  const { kunci, jumlah = [], hitung = null } = row;
  const one = (jenis: JenisTemuan, is: boolean, rincian: string | null = null): Temuan[] =>
    is ? [{ jenis, kunci, isian: isianTemuan(jenis), rincian }] : [];
  return [
    ...one('no-children', row.diturunkan === true && anak.length === 0),
    ...one('no-indikator', !row.indikator.some(hasText)),
    ...one('no-satuan', !hasText(row.satuan)),
    ...one('no-target', row.target === null),
    ...jumlah.map(({ rincian, isian }): Temuan => ({ jenis: 'wrong-sum', kunci, isian, rincian })),
    ...one('odd-sum', hitung !== null, hitung),
    ...one('no-pengampu', row.pengampu === null),
    ...one('no-kamus', row.kamus === false),
    ...one('parent-failed', missedAloneAbove(row, anak)),
    ...one('duplicate', kembar.has(kunci)),
  ];
}

/** A dash stands for nothing. */
const hasText = (text: string | null): boolean => text !== null && /[\p{L}\p{N}%]/u.test(text);

function childrenOf(baris: readonly BarisPeriksa[]): ReadonlyMap<string, readonly BarisPeriksa[]> {
  const anak = new Map<string, BarisPeriksa[]>();
  for (const row of baris) {
    if (row.induk === null) continue;
    const siblings = anak.get(row.induk);
    if (siblings === undefined) anak.set(row.induk, [row]);
    else siblings.push(row);
  }
  return anak;
}

function missedAloneAbove({ status }: BarisPeriksa, anak: readonly BarisPeriksa[]): boolean {
  if (status !== 'tidak-tercapai' && status !== 'keduanya') return false;
  return anak.length > 0 && anak.every((row) => row.status === 'tercapai');
}

/** Keys of rows that say the same as another row of their group. */
function duplicates(baris: readonly BarisPeriksa[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  const twins = new Set<string>();
  for (const { lewati, kunci, kelompok, sasaran, indikator } of baris) {
    if (lewati || !hasText(sasaran)) continue;
    const said = `${kelompok}/${[sasaran, ...indikator].map(plain).join('|')}`;
    const before = first.get(said);
    if (before === undefined) first.set(said, kunci);
    else twins.add(before).add(kunci);
  }
  return twins;
}

/** A text by which two are the same, whatever their spaces and capitals. */
export const plain = (text: string): string => text.toLocaleLowerCase('id').replace(/\s+/g, ' ').trim();
