import type { CapaianIku } from '@selaras/contracts';
import { capaianOf, derivedIku, kodePredikatOf } from '@selaras/domain';

/** What is typed into a row. */
export type Entry = Pick<CapaianIku, 'realisasi' | 'rata_nasional'>;
export type EntryName = keyof Entry;

export const names: readonly EntryName[] = ['realisasi', 'rata_nasional'];

export const entryOf = ({ realisasi, rata_nasional }: Entry): Entry => ({ realisasi, rata_nasional });

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
