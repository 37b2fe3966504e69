import { everybody, roleNames, signedIn } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';

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

const option = <const Name extends Exclude<keyof typeof optionActs, `pengampu-${string}`>>(name: Name) =>
  defineRoute('GET', `/option/${name}`, optionActs[name], 'kinerja');

export const optionRoutes = {
  optionIndikator: defineRoute('GET', '/option/indikator/{model}', optionActs.indikator, 'kinerja'),
  optionSasaran: defineRoute('GET', '/option/sasaran/{model}', optionActs.sasaran, 'kinerja'),
  optionIndikatorSasaranStrategis: option('indikator-sasaran-strategis'),
  optionIndikatorTujuan: option('indikator-tujuan'),
  optionKegiatan: option('kegiatan'),
  optionMisi: option('misi'),
  optionPegawai: option('pegawai'),
  optionPengampuTimKerja: defineRoute(
    'GET',
    '/option/pengampu/tim-kerja',
    optionActs['pengampu-tim-kerja'],
    'kinerja',
  ),
  optionPengampuUnitKerja: defineRoute(
    'GET',
    '/option/pengampu/unit-kerja',
    optionActs['pengampu-unit-kerja'],
    'kinerja',
  ),
  optionProgram: option('program'),
  optionSasaranStrategis: option('sasaran-strategis'),
  optionSatuanKerja: option('satuan-kerja'),
  optionSubKegiatan: defineRoute(
    'GET',
    '/option/sub-kegiatan/{satkerId}',
    optionActs['sub-kegiatan'],
    'kinerja',
  ),
  optionTujuan: option('tujuan'),
  publicOptionSatuanKerja: defineRoute(
    'GET',
    '/public-display/option/satuan-kerja',
    publicOptionActs['option-satuan-kerja'],
    'publik',
  ),
};
