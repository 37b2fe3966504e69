import type { CapaianIku } from '@selaras/contracts';
import { capaianOf, kodePredikatOf, turunanIku } from '@selaras/domain';

/** What is typed into a row. */
export type Isian = Pick<CapaianIku, 'realisasi' | 'rata_nasional'>;
export type IsianName = keyof Isian;

const names: readonly IsianName[] = ['realisasi', 'rata_nasional'];

export const isianOf = ({ realisasi, rata_nasional }: Isian): Isian => ({ realisasi, rata_nasional });

export const sameIsian = (a: Isian, b: Isian): boolean => names.every((name) => a[name] === b[name]);

/** The row as it will stand once the input is saved: the same rules as the server's. */
export function withIsian(row: CapaianIku, isian: Isian, tahun: number): CapaianIku {
  const { realisasi } = isian;
  const capaian = capaianOf({ ...row, realisasi });
  return {
    ...row,
    ...isian,
    capaian,
    predikat: kodePredikatOf(capaian) ?? 'belum-ada-data',
    ...turunanIku(row, tahun, realisasi),
  };
}

interface Meeting {
  /** What stood in the row when typing began. */
  readonly base: Isian;
  readonly mine: Isian;
  /** What somebody else saved meanwhile. */
  readonly theirs: Isian;
}

/**
 * Both inputs together when they do not touch the same figure: one that was left alone takes the other's. Null when both
 * wrote the same figure differently.
 */
export function mergeIsian({ base, mine, theirs }: Meeting): Isian | null {
  const clash = names.some(
    (name) => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
  );
  if (clash) return null;
  const pick = (name: IsianName) => (mine[name] === base[name] ? theirs[name] : mine[name]);
  return { realisasi: pick('realisasi'), rata_nasional: pick('rata_nasional') };
}
