import type { LaporanTabel } from '@selaras/contracts';
import type { TabelTersimpan } from '../../stored';
import type { SasaranTables } from './capaian-tables';

/** Tables of a goal by its words and the analysis: its number in the report changes with the goals before it. */
export const bernamaSasaran = ({ sasaran, tabel }: SasaranTables): TabelTersimpan[] =>
  tabel.map((one, index) => ({ kunci: kunciSasaran(sasaran, index), tabel: one }));

export const kunciSasaran = (sasaran: string, index: number): string => `analisis ${index + 1} ${sasaran}`;

/** Tables of a section by their codes. */
export const bernamaBagian = (tabel: readonly LaporanTabel[]): TabelTersimpan[] =>
  tabel.map((one) => ({ kunci: one.kode, tabel: one }));
