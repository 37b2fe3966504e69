import { kinerjaCrossCuttingEntity } from './kinerja-cross-cutting/kinerja-cross-cutting-entity';
import { kinerjaKegiatanEntity } from './kinerja-kegiatan/kinerja-kegiatan-entity';
import { kinerjaLangkahAksiEntity } from './kinerja-langkah-aksi/kinerja-langkah-aksi-entity';
import { kinerjaProgramEntity } from './kinerja-program/kinerja-program-entity';
import { kinerjaSubKegiatanEntity } from './kinerja-sub-kegiatan/kinerja-sub-kegiatan-entity';
import { kegiatanEntity, programEntity, subKegiatanEntity } from './nomenklatur/nomenklatur-entities';
import { referensiEntity } from './referensi/referensi-entity';
import { sasaranStrategisPdEntity } from './sasaran-strategis-pd/sasaran-strategis-pd-entity';
import { sasaranStrategisRpjmdEntity } from './sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-entity';
import { visiMisiRpjmdEntity } from './visi-misi-rpjmd/visi-misi-rpjmd-entity';

export {
  type CapaianIku,
  capaianIkuCalls,
  type PredikatIku,
  predikatIku,
} from './capaian-iku/capaian-iku-calls';
export { capaianIkuActs, capaianIkuRoutes } from './capaian-iku/capaian-iku-routes';
export { planImportCalls } from './import/plan-import-calls';
export { planImportActs, planImportRoutes } from './import/plan-import-routes';
export { kamusIndikatorCalls } from './kamus-indikator/kamus-indikator-calls';
export { kamusIndikatorEntity, kamusIndikatorRoutes } from './kamus-indikator/kamus-indikator-entity';
export { kamusIsiFields } from './kamus-indikator/kamus-indikator-fields';
export { kamusIndikatorFungsionalCalls } from './kamus-indikator-fungsional/kamus-indikator-fungsional-calls';
export {
  kamusIndikatorFungsionalEntity,
  kamusIndikatorFungsionalRoutes,
} from './kamus-indikator-fungsional/kamus-indikator-fungsional-entity';
export { kinerjaFields } from './kinerja/kinerja-fields';
export { type CrossLevel, crossLevels, perCrossLevel } from './kinerja-cross-cutting/cross-levels';
export { kinerjaCrossCuttingCalls } from './kinerja-cross-cutting/kinerja-cross-cutting-calls';
export {
  kinerjaCrossCuttingEntity,
  kinerjaCrossCuttingRoutes,
} from './kinerja-cross-cutting/kinerja-cross-cutting-entity';
export { nodeCrossCalls, nodeCrossExportCalls } from './kinerja-cross-cutting/node-cross-calls';
export { nodeCrossExportRoutes, nodeCrossRoutes } from './kinerja-cross-cutting/node-cross-routes';
export { kinerjaKegiatanCalls } from './kinerja-kegiatan/kinerja-kegiatan-calls';
export { kinerjaKegiatanEntity, kinerjaKegiatanRoutes } from './kinerja-kegiatan/kinerja-kegiatan-entity';
export { kinerjaLangkahAksiCalls } from './kinerja-langkah-aksi/kinerja-langkah-aksi-calls';
export {
  kinerjaLangkahAksiEntity,
  kinerjaLangkahAksiRoutes,
} from './kinerja-langkah-aksi/kinerja-langkah-aksi-entity';
export { kinerjaProgramCalls } from './kinerja-program/kinerja-program-calls';
export { kinerjaProgramEntity, kinerjaProgramRoutes } from './kinerja-program/kinerja-program-entity';
export { kinerjaSubKegiatanCalls } from './kinerja-sub-kegiatan/kinerja-sub-kegiatan-calls';
export {
  kinerjaSubKegiatanEntity,
  kinerjaSubKegiatanRoutes,
} from './kinerja-sub-kegiatan/kinerja-sub-kegiatan-entity';
export type { LimaTahunanBody, LimaTahunanListRow, LimaTahunanRow } from './lima-tahunan';
export {
  limaTahunanFields,
  perTahunNames,
  type YearlyFigure,
  yearlyFigureLabels,
} from './lima-tahunan-fields';
export {
  kegiatanCalls,
  programCalls,
  subKegiatanCalls,
} from './nomenklatur/nomenklatur-calls';
export {
  kegiatanEntity,
  kegiatanRoutes,
  kodeNomenklatur,
  programEntity,
  programRoutes,
  subKegiatanEntity,
  subKegiatanRoutes,
} from './nomenklatur/nomenklatur-entities';
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
  type PengampuOption,
  type PengampuType,
  pengampuOptionSchema,
  pengampuTypes,
  publicOptionSatuanKerjaCall,
} from './option/option-calls';
export { optionActs, optionRoutes, publicOptionActs } from './option/option-routes';
export {
  downloadPerjanjianKinerjaCall,
  type PerjanjianKinerjaKind,
  perjanjianKinerjaKinds,
} from './perjanjian-kinerja/perjanjian-document-calls';
export {
  type PerjanjianDetail,
  type PerjanjianPegawaiRow,
  type PerjanjianRow,
  perjanjianKinerjaCalls,
  perjanjianKinerjaPegawaiCalls,
  perjanjianKinerjaPemdaCalls,
  type StatusPerjanjian,
} from './perjanjian-kinerja/perjanjian-kinerja-calls';
export {
  perjanjianDocumentRoutes,
  perjanjianKinerjaActs,
  perjanjianKinerjaPegawaiActs,
  perjanjianKinerjaPegawaiRoutes,
  perjanjianKinerjaPemdaActs,
  perjanjianKinerjaPemdaRoutes,
  perjanjianKinerjaRoutes,
} from './perjanjian-kinerja/perjanjian-kinerja-routes';
export { countDownCall, kalenderCall } from './referensi/count-down-calls';
export { countDownActs, countDownRoutes, kalenderActs } from './referensi/count-down-routes';
export { referensiCalls } from './referensi/referensi-calls';
export { kodeReferensi, referensiEntity, referensiRoutes } from './referensi/referensi-entity';
export {
  type AnggaranTotals,
  type RekapAnggaranRow,
  type RekapAnggaranUnitRow,
  rekapAnggaranCalls,
} from './rekap-anggaran/rekap-anggaran-calls';
export {
  rekapAnggaranActs,
  rekapAnggaranRoutes,
  rekapPrintRoutes,
} from './rekap-anggaran/rekap-anggaran-routes';
export { rekapAnggaranCall } from './rekap-anggaran/rekap-print-calls';
export { rencanaAksiPdCalls, rencanaAksiRpjmdCalls } from './rencana-aksi/rencana-aksi-calls';
export {
  rencanaAksiPdEntity,
  rencanaAksiPdRoutes,
  rencanaAksiRpjmdEntity,
  rencanaAksiRpjmdRoutes,
} from './rencana-aksi/rencana-aksi-entity';
export {
  laporanTriwulanLabels,
  realisasiRencanaAksiFields,
  rencanaAksiFields,
  rencanaAksiGroups,
  subKegiatanRencanaAksiFields,
  targetRencanaAksiFields,
} from './rencana-aksi/rencana-aksi-fields';
export {
  type BuktiLangkahAksi,
  rencanaAksiTerintegrasiCalls,
  type TerintegrasiEdits,
  type TerintegrasiRow,
  type TingkatTerintegrasi,
  tingkatTerintegrasi,
} from './rencana-aksi-terintegrasi/rencana-aksi-terintegrasi-calls';
export { terintegrasiFields } from './rencana-aksi-terintegrasi/rencana-aksi-terintegrasi-fields';
export {
  rencanaAksiTerintegrasiActs,
  rencanaAksiTerintegrasiRoutes,
} from './rencana-aksi-terintegrasi/rencana-aksi-terintegrasi-routes';
export { sasaranStrategisPdCalls } from './sasaran-strategis-pd/sasaran-strategis-pd-calls';
export {
  sasaranStrategisPdEntity,
  sasaranStrategisPdRoutes,
} from './sasaran-strategis-pd/sasaran-strategis-pd-entity';
export { sasaranStrategisRpjmdCalls } from './sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-calls';
export {
  sasaranStrategisRpjmdEntity,
  sasaranStrategisRpjmdRoutes,
} from './sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-entity';
export {
  BALASAN_RENCANA_MAX,
  komentarRencanaCalls,
  PERCAKAPAN_RENCANA_MAX,
  type PercakapanRencana,
  type PesanRencana,
} from './validasi-perencanaan/komentar-rencana-calls';
export { komentarRencanaActs, komentarRencanaRoutes } from './validasi-perencanaan/komentar-rencana-routes';
export {
  type PlanningValidation,
  planningValidationCall,
  planningValidationSchema,
} from './validasi-perencanaan/planning-validation-calls';
export {
  type PlanCascadeRow,
  type ValidasiPerencanaanDetail,
  validasiPerencanaanCalls,
} from './validasi-perencanaan/validasi-perencanaan-calls';
export {
  planningValidationRoutes,
  validasiPerencanaanActs,
  validasiPerencanaanRoutes,
} from './validasi-perencanaan/validasi-perencanaan-routes';
export { visiMisiRpjmdCalls } from './visi-misi-rpjmd/visi-misi-rpjmd-calls';
export { visiMisiRpjmdEntity, visiMisiRpjmdRoutes } from './visi-misi-rpjmd/visi-misi-rpjmd-entity';

/** The entities of planning with pages of their own: list, new row, change, detail. */
export const planningEntities = [
  visiMisiRpjmdEntity,
  sasaranStrategisRpjmdEntity,
  sasaranStrategisPdEntity,
  kinerjaProgramEntity,
  kinerjaKegiatanEntity,
  kinerjaSubKegiatanEntity,
  kinerjaLangkahAksiEntity,
  kinerjaCrossCuttingEntity,
  programEntity,
  kegiatanEntity,
  subKegiatanEntity,
  referensiEntity,
] as const;
export {
  type PratinjauSalinan,
  type SalinanRow,
  salinRencanaCalls,
} from './salin-rencana/salin-rencana-calls';
export { salinRencanaActs, salinRencanaRoutes } from './salin-rencana/salin-rencana-routes';
