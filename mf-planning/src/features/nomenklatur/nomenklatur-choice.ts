import type { Option } from '@selaras/contracts';

interface Nomenklatur {
  readonly id: number;
  readonly kode: string;
  readonly nama: string;
}

/** A row of the nomenclature as its option list has it. */
export const nomenklaturChoice = (row: Nomenklatur | null): Option | null =>
  row && { value: row.id, label: `${row.kode} ${row.nama}` };
