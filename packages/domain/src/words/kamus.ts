import type { Words } from './words';

/** Choices of the indicator dictionary (domain §2). */
export const jenisIndikatorWords: Words<'outcome' | 'output'> = {
  outcome: 'Outcome (hasil)',
  output: 'Output (keluaran)',
};

export const leadLagWords: Words<'lead' | 'lag'> = { lead: 'Lead (pendorong)', lag: 'Lag (akibat)' };

export const konsolidasiWords: Words<'sum' | 'last' | 'average'> = {
  sum: 'Dijumlahkan',
  last: 'Angka terakhir',
  average: 'Rata-rata',
};
