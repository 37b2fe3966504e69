export {
  type CapaianIku,
  capaianIkuCalls,
  type PredikatIku,
  predikatIku,
  type TingkatIku,
  tingkatIku,
} from './capaian-iku';
export { kinerjaCrossCuttingCalls, simpulCrossCalls, simpulCrossEksporCalls, statusCross } from './cross';
export {
  downloadPerjanjianKinerjaCall,
  type PerjanjianKinerjaKind,
  perjanjianKinerjaKinds,
  rekapAnggaranCall,
} from './document';
export {
  type Impor,
  type ImporBaris,
  imporCalls,
  type JenisImpor,
  type KeadaanBarisImpor,
  type KeadaanImpor,
} from './impor';
export { IMPOR_MAX_BYTES } from './impor-batas';
export { kamusIndikatorCalls } from './kamus-indikator';
export { kamusIndikatorFungsionalCalls } from './kamus-indikator-fungsional';
export {
  countDownCall,
  type PlanningValidation,
  planningValidationCall,
  planningValidationSchema,
} from './keadaan-perencanaan';
export { kinerjaKegiatanCalls } from './kinerja-kegiatan';
export { kinerjaLangkahAksiCalls } from './kinerja-langkah-aksi';
export { kinerjaProgramCalls } from './kinerja-program';
export { kinerjaSubKegiatanCalls } from './kinerja-sub-kegiatan';
export { kegiatanCalls, kodeNomenklatur, programCalls, subKegiatanCalls } from './nomenklatur';
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
} from './option';
export {
  type BarisPerjanjian,
  type BarisPerjanjianPegawai,
  type PerjanjianRincian,
  perjanjianKinerjaCalls,
  perjanjianKinerjaPegawaiCalls,
  perjanjianKinerjaPemdaCalls,
  type StatusPerjanjian,
} from './perjanjian-kinerja';
export { kodeReferensi, referensiCalls } from './referensi';
export {
  type BarisRekap,
  type BarisRekapUnit,
  type JumlahAnggaran,
  rekapAnggaranCalls,
} from './rekap-anggaran';
export { keadaanRencanaAksi, rencanaAksiPdCalls, rencanaAksiRpjmdCalls } from './rencana-aksi';
export {
  type BarisTerintegrasi,
  type BuktiLangkahAksi,
  type IsianTerintegrasi,
  rencanaAksiTerintegrasiCalls,
  type TingkatTerintegrasi,
  tingkatTerintegrasi,
} from './rencana-aksi-terintegrasi';
export { sasaranStrategisPdCalls } from './sasaran-strategis-pd';
export { sasaranStrategisRpjmdCalls } from './sasaran-strategis-rpjmd';
export { type PutusanBappeda, putusanBappeda } from './validasi-bappeda';
export {
  type BarisCascade,
  type ValidasiPerencanaanRincian,
  validasiPerencanaanCalls,
} from './validasi-perencanaan';
export { visiMisiRpjmdCalls } from './visi-misi-rpjmd';
