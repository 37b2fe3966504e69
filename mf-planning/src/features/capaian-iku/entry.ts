import type { CapaianIku } from '@selaras/contracts';
import { capaianOf, derivedIku, kodePredikatOf } from '@selaras/domain';

/** What is typed into a row. */
export type Entry = Pick<CapaianIku, 'realisasi' | 'rata_nasional'>;
export type EntryName = keyof Entry;

const names: readonly EntryName[] = ['realisasi', 'rata_nasional'];

export const entryOf = ({ realisasi, rata_nasional }: Entry): Entry => ({ realisasi, rata_nasional });

export const sameEntry = (a: Entry, b: Entry): boolean => names.every((name) => a[name] === b[name]);

/** The row as it will stand once the input is saved: the same rules as the server's. */
export function withEntry(row: CapaianIku, entry: Entry, tahun: number): CapaianIku {
  const { realisasi } = entry;
  const capaian = capaianOf({ ...row, realisasi });
  return {
    ...row,
    ...entry,
    capaian,
    predikat: kodePredikatOf(capaian) ?? 'belum-ada-data',
    ...derivedIku(row, tahun, realisasi),
  };
}

interface Meeting {
  /** What stood in the row when typing began. */
  readonly base: Entry;
  readonly mine: Entry;
  /** What somebody else saved meanwhile. */
  readonly theirs: Entry;
}

/**
 * Both inputs together when they do not touch the same figure: one that was left alone takes the other's. Null when both
 * wrote the same figure differently.
 */
export function mergeEntry({ base, mine, theirs }: Meeting): Entry | null {
  const clash = names.some(
    (name) => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
  );
  if (clash) return null;
  const pick = (name: EntryName) => (mine[name] === base[name] ? theirs[name] : mine[name]);
  return { realisasi: pick('realisasi'), rata_nasional: pick('rata_nasional') };
}
