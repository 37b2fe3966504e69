export {
  type CapaianIku,
  capaianIkuCalls,
  type PredikatIku,
  predikatIku,
  type TingkatIku,
  tingkatIku,
} from './capaian-iku/capaian-iku-calls';
export {
  downloadPerjanjianKinerjaCall,
  type PerjanjianKinerjaKind,
  perjanjianKinerjaKinds,
  rekapAnggaranCall,
} from './document/document-calls';
export { IMPOR_MAX_BYTES } from './impor/impor-batas';
export {
  type Impor,
  type ImporBaris,
  imporCalls,
  type JenisImpor,
  type KeadaanBarisImpor,
  type KeadaanImpor,
} from './impor/impor-calls';
export { kamusIndikatorCalls } from './kamus-indikator/kamus-indikator-calls';
export { kamusIndikatorFungsionalCalls } from './kamus-indikator-fungsional/kamus-indikator-fungsional-calls';
export {
  countDownCall,
  type PlanningValidation,
  planningValidationCall,
  planningValidationSchema,
} from './keadaan-perencanaan/keadaan-perencanaan-calls';
export {
  kinerjaCrossCuttingCalls,
  simpulCrossCalls,
  simpulCrossEksporCalls,
  statusCross,
} from './kinerja-cross-cutting/kinerja-cross-cutting-calls';
export { kinerjaKegiatanCalls } from './kinerja-kegiatan/kinerja-kegiatan-calls';
export { kinerjaLangkahAksiCalls } from './kinerja-langkah-aksi/kinerja-langkah-aksi-calls';
export { kinerjaProgramCalls } from './kinerja-program/kinerja-program-calls';
export { kinerjaSubKegiatanCalls } from './kinerja-sub-kegiatan/kinerja-sub-kegiatan-calls';
export {
  kegiatanCalls,
  kodeNomenklatur,
  programCalls,
  subKegiatanCalls,
} from './nomenklatur/nomenklatur-calls';
export {
  OPTION_LIMIT,
  type OptionModel,
  optionIndikatorCall,
  optionIndikatorSasaranStrategisCall,
  optionIndikatorTujuanCall,
  optionKegiatanCall,
  optionMisiCall,
  optionModels,
  optionPegawaiCall,
  optionPengampuTimKerjaCall,
  optionPengampuUnitKerjaCall,
  optionProgramCall,
  optionSasaranCall,
  optionSasaranStrategisCall,
  optionSatuanKerjaCall,
  optionSubKegiatanCall,
  optionTujuanCall,
  type PengampuType,
  pengampuTypes,
  publicOptionSatuanKerjaCall,
} from './option/option-calls';
export {
  type BarisPerjanjian,
  type BarisPerjanjianPegawai,
  type PerjanjianRincian,
  perjanjianKinerjaCalls,
  perjanjianKinerjaPegawaiCalls,
  perjanjianKinerjaPemdaCalls,
  type StatusPerjanjian,
} from './perjanjian-kinerja/perjanjian-kinerja-calls';
export { kodeReferensi, referensiCalls } from './referensi/referensi-calls';
export {
  type BarisRekap,
  type BarisRekapUnit,
  type JumlahAnggaran,
  rekapAnggaranCalls,
} from './rekap-anggaran/rekap-anggaran-calls';
export {
  keadaanRencanaAksi,
  rencanaAksiPdCalls,
  rencanaAksiRpjmdCalls,
} from './rencana-aksi/rencana-aksi-calls';
export {
  type BarisTerintegrasi,
  type BuktiLangkahAksi,
  type IsianTerintegrasi,
  rencanaAksiTerintegrasiCalls,
  type TingkatTerintegrasi,
  tingkatTerintegrasi,
} from './rencana-aksi-terintegrasi/rencana-aksi-terintegrasi-calls';
export { sasaranStrategisPdCalls } from './sasaran-strategis-pd/sasaran-strategis-pd-calls';
export { sasaranStrategisRpjmdCalls } from './sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-calls';
export { type PutusanBappeda, putusanBappeda } from './validasi-bappeda/validasi-bappeda-calls';
export {
  type BarisCascade,
  type ValidasiPerencanaanRincian,
  validasiPerencanaanCalls,
} from './validasi-perencanaan/validasi-perencanaan-calls';
export { visiMisiRpjmdCalls } from './visi-misi-rpjmd/visi-misi-rpjmd-calls';
