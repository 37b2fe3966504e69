import type { BodyOf, kamusIndikatorCalls } from '@selaras/contracts';
import {
  jenisIndikatorWords,
  konsolidasiWords,
  leadLagWords,
  optionsOf,
  tingkatPohonWords,
} from '@selaras/domain';

type Body = BodyOf<typeof kamusIndikatorCalls.create>;
type Words<Name extends keyof Body> = Readonly<Record<NonNullable<Body[Name]> & string, string>>;

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

/** Levels whose indicators the dictionary explains. */
export const levelOptions = optionsOf(tingkatPohonWords);
export const jenisOptions = optionsOf(jenisIndikatorWords);
export const leadLagOptions = optionsOf(leadLagWords);
export const konsolidasiOptions = optionsOf(konsolidasiWords);
export const frekuensiOptions = optionsOf(frekuensi);
export const kendaliOptions = optionsOf(kendali);
export const periodeOptions = optionsOf(periode);
