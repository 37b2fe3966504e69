export { type Efisiensi, efisiensi, serapan } from './anggaran';
export {
  bidangKamusIndikator,
  bidangKinerja,
  bidangLangkahAksi,
  bidangLimaTahunan,
  bidangRealisasiRencanaAksi,
  bidangRencanaAksi,
  type FieldGroup,
  isOpen,
  type OpenFields,
} from './bidang';
export { type CapaianInput, capaianOf, isTercapai, type Polaritas } from './capaian';
export { diagramConstants, shellConstants, type Triwulan } from './constants';
export {
  COUNT_DOWN_ENDED_TEXT,
  type CountDown,
  clockOffset,
  countDownOf,
  type Remaining,
} from './count-down';
export { formatBytes } from './format-bytes';
export { formatDate, formatDateTime } from './format-date';
export {
  EMPTY_VALUE,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatRupiah,
  formatRupiahShort,
  formatRupiahWords,
} from './format-number';
export {
  type HasilTriwulan,
  type KeadaanTriwulan,
  keadaanTriwulan,
  keadaanTriwulanOf,
  kemajuanRencanaAksi,
} from './hasil-triwulan';
export { jumlahRupiah } from './jumlah-rupiah';
export { lambang } from './lambang';
export { nilaiTahun, type TipeHitung } from './nilai-tahun';
export { type NipProblem, nipMessages, nipProblem } from './nip';
export { parseDecimal } from './parse-decimal';
export {
  type Perbandingan,
  type PerbandinganHasil,
  type PerbandinganInput,
  perbandinganNasional,
  perbandinganTexts,
} from './perbandingan';
export {
  type JenisPerjanjian,
  judulPerjanjian,
  kalimatPerjanjian,
  namaAnggaran,
  nomorSasaran,
} from './perjanjian-kinerja';
export { capaianTargetAkhir, pertumbuhan } from './pertumbuhan';
export {
  canEditPlanning,
  canEditStage,
  type PlanningFieldGroup,
  type PlanningLock,
  type PlanningLockReason,
  type PlanningStage,
  type PlanningStatus,
  planningFieldGroups,
  planningLock,
} from './planning-lock';
export {
  type CapaianScale,
  capaianScales,
  type KodePredikat,
  kodePredikat,
  kodePredikatOf,
  predikatCapaian,
  rentangPredikat,
} from './predikat-capaian';
export { CAPAIAN_CAP, rataCapaian } from './rata-capaian';
export { DEFAULT_DIGITS, round } from './round';
export {
  type CapaianIcon,
  capaianIcon,
  capaianIcons,
  type StatusCapaian,
  statusCapaian,
  statusCapaianOf,
} from './status-capaian';
export {
  isAutoFilled,
  isSelectableYear,
  periodStartOf,
  selectedYear,
  type YearKey,
  yearField,
  yearKey,
  yearPosition,
  yearsOfPeriod,
} from './tahun';
export {
  bidangTerintegrasi,
  type HasilTerintegrasi,
  hasilTerintegrasi,
  targetDariTriwulan,
  type UkuranTerintegrasi,
} from './terintegrasi';
export { type IkuLimaTahun, turunanIku } from './turunan-iku';
export { triwulanProblem, ukuranProblem } from './ukuran';
export { addDays, type DateInput, dateWib, formatUtc, formatWib, startOfDateWib } from './waktu';
export { withoutSecrets } from './without-secrets';
