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
export { type CapaianInput, capaianOf, isTercapai } from './capaian';
export { diagramConstants, shellConstants } from './constants';
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
export { nilaiTahun } from './nilai-tahun';
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
export { keadaanBarisImporWords } from './words/impor';
export { jenisIndikatorWords, konsolidasiWords, leadLagWords } from './words/kamus';
export { nomenklaturTitles, nomenklaturWords, type TingkatNomenklatur } from './words/nomenklatur';
export { type LabelPembanding, pembandingWords } from './words/pembanding';
export { type JenisPengampu, jenisPengampuWords } from './words/pengampu';
export {
  jenisPerjanjianWords,
  type StatusPerjanjian,
  statusPerjanjianWords,
  statusUnggahPkWords,
  terbitanWord,
} from './words/perjanjian';
export { type Polaritas, polaritasMeanings, polaritasWords } from './words/polaritas';
export { type Putusan, putusanWords } from './words/putusan';
export { type KodeReferensi, kodeReferensiWords } from './words/referensi';
export { keadaanRencanaAksiWords, lingkupWords } from './words/rencana-aksi';
export { aksiRiwayatWords, wordsOfColumn, wordsOfValue } from './words/riwayat';
export { arahCrossWords, pengusulWords, type StatusCross, statusCrossWords } from './words/status-cross';
export { type StatusTampil, statusTampilWords } from './words/status-tampil';
export {
  outcomeWords,
  type Tingkat,
  type TingkatPohon,
  tingkatPohonWords,
  tingkatWords,
} from './words/tingkat';
export { type TipeHitung, tipeHitungMeanings, tipeHitungWords } from './words/tipe-hitung';
export { daftarTriwulan, type Triwulan, triwulanRomawi, triwulanTitle, triwulanWord } from './words/triwulan';
export {
  aksiValidasiWords,
  type KeadaanValidasi,
  keadaanValidasiMeanings,
  keadaanValidasiWords,
  tahapValidasiWord,
} from './words/validasi';
export { codeOf, optionsOf, type Words, wordOf } from './words/words';
