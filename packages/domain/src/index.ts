export { type Efisiensi, efisiensi, serapan } from './anggaran';
export { type CapaianInput, capaianOf, isTercapai, type Polaritas } from './capaian';
export { diagramConstants, shellConstants, type Triwulan } from './constants';
export {
  COUNT_DOWN_ENDED_TEXT,
  type CountDown,
  clockOffset,
  countDownOf,
  type Remaining,
} from './count-down';
export { type DateInput, formatDate, formatDateTime, namaBulan } from './format-date';
export {
  EMPTY_VALUE,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatRupiah,
  formatRupiahShort,
  formatRupiahWords,
} from './format-number';
export { nilaiTahun, type TipeHitung } from './nilai-tahun';
export { type NipProblem, nipMessages, nipProblem } from './nip';
export {
  type Perbandingan,
  type PerbandinganHasil,
  type PerbandinganInput,
  perbandinganNasional,
  perbandinganTexts,
} from './perbandingan';
export { capaianTargetAkhir, pertumbuhan } from './pertumbuhan';
export {
  canEditPlanning,
  canEditStage,
  type PlanningFieldGroup,
  type PlanningLock,
  type PlanningLockReason,
  type PlanningStage,
  type PlanningStatus,
  planningLock,
} from './planning-lock';
export { type CapaianScale, capaianScales, predikatCapaian } from './predikat-capaian';
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
export { dateWib, startOfDateWib } from './waktu';
