import type { BodyOf, kamusIndikatorCalls, Option } from '@selaras/contracts';
import { treeLevelWords } from '../../resource/level-words';

type Body = BodyOf<typeof kamusIndikatorCalls.create>;
type Words<Name extends keyof Body> = Readonly<Record<NonNullable<Body[Name]> & string, string>>;

export const jenisWords: Words<'jenis'> = { outcome: 'Outcome (hasil)', output: 'Output (keluaran)' };

export const leadLagWords: Words<'lead_lag'> = {
  lead: 'Lead (pendorong)',
  lag: 'Lag (akibat)',
};

export const konsolidasiWords: Words<'konsolidasi_periode'> = {
  sum: 'Dijumlahkan',
  last: 'Angka terakhir',
  average: 'Rata-rata',
};

const frekuensi: Words<'frekuensi'> = {
  Bulanan: 'Bulanan',
  Triwulanan: 'Triwulanan',
  Semesteran: 'Semesteran',
  Tahunan: 'Tahunan',
};
const kendali: Words<'tingkat_kendali'> = { Tinggi: 'Tinggi', Sedang: 'Sedang', Rendah: 'Rendah' };
const periode: Words<'periode_pelaporan'> = {
  Bulan: 'Bulan',
  Triwulan: 'Triwulan',
  Semester: 'Semester',
  Tahun: 'Tahun',
};

const optionsOf = (words: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Levels whose indicators the dictionary explains. */
export const levelOptions = optionsOf(treeLevelWords);
export const jenisOptions = optionsOf(jenisWords);
export const leadLagOptions = optionsOf(leadLagWords);
export const konsolidasiOptions = optionsOf(konsolidasiWords);
export const frekuensiOptions = optionsOf(frekuensi);
export const kendaliOptions = optionsOf(kendali);
export const periodeOptions = optionsOf(periode);
