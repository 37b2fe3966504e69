import type { caraKonsolidasi, jenisIndikator, leadLag } from '../codes/perencanaan';
import type { Words } from './words';

/** Choices of the indicator dictionary (domain §2). */
export const jenisIndikatorWords: Words<(typeof jenisIndikator)[number]> = {
  outcome: 'Outcome (hasil)',
  output: 'Output (keluaran)',
};

export const leadLagWords: Words<(typeof leadLag)[number]> = {
  lead: 'Lead (pendorong)',
  lag: 'Lag (akibat)',
};

export const konsolidasiWords: Words<(typeof caraKonsolidasi)[number]> = {
  sum: 'Dijumlahkan',
  last: 'Angka terakhir',
  average: 'Rata-rata',
};
