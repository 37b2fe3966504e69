import { everybody, roleNames, signedIn } from '@selaras/roles';
import { actsOf } from '../../act';

/** Lists to choose from, for whoever fills in anything (spec 2 §7). */
export const optionActs = actsOf('option', {
  indikator: signedIn,
  sasaran: signedIn,
  'indikator-sasaran-strategis': signedIn,
  'indikator-tujuan': signedIn,
  kegiatan: signedIn,
  misi: signedIn,
  pegawai: signedIn,
  'pengampu-tim-kerja': signedIn,
  'pengampu-unit-kerja': signedIn,
  program: signedIn,
  'sasaran-strategis': signedIn,
  'satuan-kerja': signedIn,
  'sub-kegiatan': { roles: roleNames, unit: 'own' },
  tujuan: signedIn,
});

export const publicOptionActs = actsOf('publik', { 'option-satuan-kerja': everybody });
