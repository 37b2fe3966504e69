export { type HubunganAkun, hubunganAkun, type OrangAkun, semuaHubunganAkun } from './akun/hubungan-akun';
export {
  type Kuadran,
  kuadranOf,
  kuadranWords,
  SERAPAN_RENCANA_PENUH,
  serapanRencana,
} from './anggaran/kuadran';
export {
  formatHalaman,
  type Halaman,
  halamanText,
  readHalaman,
  salahHalaman,
  tautanHalaman,
} from './berkas/halaman';
export {
  alasanEfisiensi,
  alasanEfisiensiWords,
  type Efisiensi,
  efisiensi,
  jumlahEfisiensi,
  serapan,
} from './capaian/anggaran';
export { type CapaianInput, capaianOf, isTercapai } from './capaian/capaian';
export { derivedIku, type FiveYearIku } from './capaian/derived-iku';
export { isPersen, measureProblem, triwulanProblem } from './capaian/measure';
export { nilaiTahun } from './capaian/nilai-tahun';
export {
  type ArtiPerbandingan,
  artiPerbandingan,
  artiPerbandinganTexts,
  type Perbandingan,
  type PerbandinganIku,
  type PerbandinganInput,
  type PerbandinganResult,
  perbandinganIku,
  perbandinganLabel,
  perbandinganLine,
  perbandinganMeaning,
  perbandinganNasional,
  perbandinganTexts,
} from './capaian/perbandingan';
export { capaianTargetAkhir, pertumbuhan } from './capaian/pertumbuhan';
export { type Perubahan, perubahanOf } from './capaian/perubahan';
export {
  type CapaianScale,
  capaianScales,
  type KodePredikat,
  kodePredikat,
  kodePredikatOf,
  predikatCapaian,
  rentangPredikat,
} from './capaian/predikat-capaian';
export {
  keadaanTriwulanOf,
  progressOfRencanaAksi,
  type QuarterResult,
} from './capaian/quarter-result';
export { CAPAIAN_CAP, rataCapaian } from './capaian/rata-capaian';
export {
  type CapaianIcon,
  capaianIcon,
  capaianIcons,
  type KeadaanCapaian,
  keadaanCapaian,
  type StatusCapaian,
  statusCapaian,
  statusCapaianOf,
  statusNames,
} from './capaian/status-capaian';
export { panasTriwulanOf, type QuarterHeat } from './capaian/triwulan/panas-triwulan';
export { type PanasTriwulan, panasTriwulanWords } from './capaian/triwulan/panas-triwulan-words';
export { isSummable, tipeHitungProblem, usualTipeHitung } from './capaian/triwulan/summable';
export { type BentukLaporan, bentukLaporan } from './codes/berkas';
export {
  type AsalEviden,
  asalEviden,
  type GiliranPenilaian,
  giliranPenilaian,
  type LingkupPenilaian,
  lingkupPenilaian,
} from './codes/evaluasi';
export {
  type KeadaanPegawai,
  type KekuranganTim,
  keadaanPegawai,
  kekuranganTim,
  type LangkahUnit,
  type LingkupOrang,
  langkahUnit,
  lingkupOrang,
  type PutusanLaporan,
  type PutusanTempat,
  putusanLaporan,
  putusanTempat,
  type SaringanAntrean,
  type SebagaiValidator,
  saringanAntrean,
  sebagaiValidator,
  type TampilanAntrean,
  tampilanAntrean,
} from './codes/orang';
export { type PihakLkip, pihakLkip } from './codes/pelaporan';
export {
  type AksiValidasi,
  type AlasanTanpaPutusan,
  type ArahCross,
  aksiValidasi,
  alasanTanpaPutusan,
  arahCross,
  caraKonsolidasi,
  type JenisPengampu,
  jenisIndikator,
  jenisPengampu,
  type KeadaanPengajuan,
  type KeadaanRencanaAksi,
  type KeadaanValidasi,
  keadaanPengajuan,
  keadaanRencanaAksi,
  keadaanValidasi,
  type LabelPembanding,
  labelPembanding,
  leadLag,
  type PengusulCross,
  type PihakRencana,
  type Polaritas,
  type PolaritasAksi,
  type Putusan,
  pengusulCross,
  pihakRencana,
  polaritasAksi,
  type SaringanValidasi,
  type StatusCross,
  type StatusTampil,
  saringanValidasi,
  semuaPolaritas,
  semuaPutusan,
  semuaTipeHitung,
  statusCross,
  statusTampil,
  type TingkatNomenklatur,
  type TipeHitung,
  tingkatNomenklatur,
} from './codes/perencanaan';
export {
  type JenisPerjanjian,
  jenisPerjanjian,
  jenisPerjanjianUnit,
  type StatusPerjanjian,
  type StatusTerbitan,
  type StatusUnggahPk,
  statusPerjanjian,
  statusTerbitan,
  statusUnggahPk,
  type TahapPerjanjian,
  tahapPerjanjian,
} from './codes/perjanjian';
export {
  type Tingkat,
  type TingkatIku,
  type TingkatPohon,
  type TingkatSatuanKerja,
  type TingkatTahunan,
  tingkatCapaian,
  tingkatIku,
  tingkatPohon,
  tingkatRencana,
  tingkatRencanaTahunan,
  tingkatSatuanKerja,
  tingkatTahunan,
} from './codes/tingkat';
export { diagramConstants, shellConstants } from './constants/constants';
export { lambang } from './lambang';
export {
  isPerbaikanDimulai,
  type KeadaanLke,
  keadaanLke,
  type LangkahLke,
  langkahDari,
  langkahLke,
  type PelakuLke,
  pelakuLke,
  penulisLke,
  semuaLangkahLke,
} from './lke/alur-lke';
export {
  isBagianTerbuka,
  type KeadaanBagianLke,
  keadaanBagianLke,
  keadaanBagianWords,
  type LangkahBagianLke,
  langkahBagianDari,
  langkahBagianLke,
} from './lke/bagian-lke';
export { distributeEvenly, type PenugasanLke, type UsulanPembagian } from './lke/distribute-evenly';
export { evaluateLke, type JumlahLke, type NilaiLke } from './lke/evaluate-lke';
export {
  type JenisEviden,
  jenisEviden,
  type PihakLke,
  pihakLke,
  putusanEviden,
  type UntukEviden,
  untukEviden,
} from './lke/eviden-lke';
export { formatNilaiLke } from './lke/format-nilai-lke';
export {
  belumSelesaiLke,
  type HasilLke,
  hasilBerlaku,
  hasilLke,
  hasilLkeWords,
  isHasilDimulai,
  isHasilTetap,
  peringkatLke,
} from './lke/hasil-lke';
export {
  type AspekLke,
  aspekLke,
  bobotKriteria,
  type CacatInstrumen,
  cacatInstrumen,
  type InstrumenLke,
  type JawabanSkala,
  type KomponenLke,
  type KriteriaLke,
  type SubKomponenLke,
} from './lke/instrumen/instrumen';
export { instrumenSama } from './lke/instrumen/instrumen-sama';
export { jenisDokumenWords, tahunDokumen } from './lke/jenis-dokumen';
export { kalimatKeadaanLke } from './lke/kalimat-keadaan';
export { keadaanLkeWords, TANPA_LEMBAR_LKE } from './lke/keadaan-lke-words';
export {
  type BarisLke,
  isPerbaikan,
  type KekuranganLke,
  kekuranganBaris,
  kekuranganLke,
  kekuranganLkeWords,
  nilaiBerlaku,
} from './lke/kekurangan-lke';
export { type JawabanLke, nilaiLke } from './lke/nilai-lke';
export { formatAngkaPotret, perubahanPotret, satuanPotret } from './lke/potret/perubahan-potret';
export { sumberPortalWords } from './lke/potret/sumber-portal-words';
export { type PredikatLke, predikatLke, predikatLkeSteps } from './lke/predikat-lke';
export { type SkalaBaku, skalaBaku } from './lke/skala-baku';
export {
  type PerubahanTindakLanjut,
  perubahanTindakLanjut,
  type RekomendasiLke,
} from './lke/tindak-lanjut/rekomendasi-lke';
export { bawaTemuan, type TemuanLke, temuanBerlaku, temuanDiperbaiki } from './lke/tindak-lanjut/temuan-lke';
export {
  type IsiTindakLanjut,
  isTindakLanjutTerbuka,
  isTindakLanjutTerlambat,
  type KeadaanTindakLanjut,
  kalimatTindakLanjut,
  keadaanTindakLanjut,
  keadaanTindakLanjutWords,
  kekuranganTindakLanjut,
  type LangkahTindakLanjutLke,
  langkahTindakLanjut,
  langkahTindakLanjutDari,
  tahunTindakLanjut,
} from './lke/tindak-lanjut/tindak-lanjut-lke';
export { isUnitSendiri } from './lke/unit-sendiri';
export { type NipProblem, nipMessages, nipProblem, type StatusAsn, semuaStatusAsn, statusAsn } from './nip';
export { formatBytes } from './numbers/format-bytes';
export {
  EMPTY_VALUE,
  formatDecimal,
  formatMeasure,
  formatMoney,
  formatPercent,
  formatRange,
  formatRoughPercent,
  formatRupiah,
  formatRupiahParts,
  formatRupiahShort,
  formatRupiahWords,
} from './numbers/format-number';
export { parseDecimal } from './numbers/parse-decimal';
export { readFigure } from './numbers/read-figure';
export { DEFAULT_DIGITS, MEASURE_DIGITS, round } from './numbers/round';
export { sharedPlaces } from './numbers/shared-places';
export { sumRupiah } from './numbers/sum-rupiah';
export { isBerhenti, type KeadaanOrang, keadaanOrang, type MasaOrang } from './orang/keadaan-orang';
export {
  belumDibukaOf,
  type FieldGroup,
  isOpen,
  isRealisasi,
  type OpenFields,
  positionOfGroup,
} from './perencanaan/bidang';
export { bidangLangkahPerbaikan } from './perencanaan/bidang-perbaikan';
export {
  bidangKinerja,
  bidangLangkahAksi,
  bidangLimaTahunan,
  bidangRealisasiRencanaAksi,
} from './perencanaan/field-groups';
export { terimaKomentar } from './perencanaan/komentar-rencana';
export {
  anggaranName,
  perjanjianSentences,
  perjanjianTitle,
  sasaranNumber,
} from './perencanaan/perjanjian-kinerja';
export {
  type BranchLine,
  branchesWithin,
  countsOf,
  linesOf,
  type PlanBranch,
  renstraBranches,
  rpjmdBranches,
  type StatusFilter,
  statusFilters,
  withStatus,
} from './perencanaan/plan-branch';
export {
  downTo,
  type PlanLine,
  type PlanTarget,
  planLineOf,
  rkpdDepths,
  rktDepths,
  targetCell,
  targetFigures,
  targetText,
  targetWithUnit,
  terintegrasiDepths,
} from './perencanaan/plan-line';
export {
  canEditPlanning,
  canEditStage,
  type PlanningFieldGroup,
  type PlanningLock,
  type PlanningLockReason,
  type PlanningStatus,
  planningFieldGroups,
  planningLock,
  planningLockReasons,
} from './perencanaan/planning-lock';
export { rkpdLines } from './perencanaan/rkpd-lines';
export { isRumahSakit } from './perencanaan/rumah-sakit';
export {
  isNomenklaturSalinan,
  type JenisSalinan,
  jenisSalinan,
  jenisSalinanWords,
  keadaanSalinan,
  keadaanSalinanWords,
  kunciSalinan,
} from './perencanaan/salin/jenis-salinan';
export { kunciTeks } from './perencanaan/salin/pengampu-salinan';
export { pilihSalinan, semuaSalinan } from './perencanaan/salin/pilih-salinan';
export {
  type BarisSalinan,
  rencanaSalinan,
  type SumberSalinan,
  type TujuanSalinan,
  tolakSalinan,
} from './perencanaan/salin/rencana-salinan';
export {
  bidangTerintegrasi,
  type TerintegrasiMeasure,
  type TerintegrasiResult,
  targetOfQuarters,
  terintegrasiResult,
} from './perencanaan/terintegrasi';
export { triwulanReferensi } from './perencanaan/triwulan-referensi';
export { verdictSentence } from './perencanaan/verdict-sentence';
export { type BarisPeriksa, checkRencana, type Selisih, type Temuan } from './periksa/check-rencana';
export {
  type BarisRencana,
  checkReadyToSubmit,
  kunciRencana,
  partTemuan,
  type TemuanAjuan,
} from './periksa/ready-to-submit';
export {
  type IsianTemuan,
  type JenisTemuan,
  jenisTemuan,
  semuaIsianTemuan,
  temuanWords,
} from './periksa/temuan-words';
export { definisiBerubahWords } from './pictures/definisi-berubah-words';
export { type ColourName, palette, type Theme } from './pictures/palette';
export { MAX_PICTURE_POINTS, type PictureSize, pictureSize } from './pictures/picture-size';
export { segmentsOf } from './pictures/segments-of';
export { asalTersendiri, type UkuranRapor, ukuranRapor } from './rapor/asal-rapor';
export {
  isJumlahOutput,
  jumlahDari,
  jumlahOutput,
  OUTPUT_MAX,
  type OutputTriwulan,
  totalOutput,
} from './rapor/jumlah-output';
export { kalimatRapor } from './rapor/kalimat-rapor';
export {
  type KeadaanRapor,
  keadaanAksiWords,
  keadaanRapor,
  keadaanRaporOf,
  keadaanRaporWords,
} from './rapor/keadaan-rapor';
export {
  isBerkasTetap,
  isBertanda,
  isNaskahTerbuka,
  isTanpaNarasi,
  isTerbit,
  isTerlihatPereviu,
  type KeadaanBagianLkip,
  type KeadaanLkip,
  keadaanBagianLkip,
  keadaanLkip,
  kekuranganLkip,
  type LangkahLkip,
  langkahLkip,
  mayLeave,
  type PelakuLkip,
  semuaKeadaanBagianLkip,
  semuaLangkahLkip,
} from './rapor/lkip/alur/alur-lkip';
export { kalimatKeadaanLkip, keadaanLkipWords, langkahLkipWords } from './rapor/lkip/alur/alur-lkip-words';
export {
  type BabLkip,
  type BagianLkip,
  babLkip,
  babLkipWords,
  bagianLkip,
  bagianLkipWords,
  bagianOfBab,
  isBabLkip,
  isBagianLkip,
  type KodeBagianLkip,
} from './rapor/lkip/bagian-lkip';
export { kataTanda, tandaTanpaHuruf } from './rapor/lkip/huruf-cetak';
export { type AngkaNarasi, drafNarasi } from './rapor/lkip/narasi/draf-narasi';
export {
  isKodeNarasi,
  type KeputusanDraf,
  type KodeNarasi,
  keputusanDraf,
  kodeNarasi,
  type NomorAnalisis,
  nomorAnalisis,
  petunjukAnalisis,
} from './rapor/lkip/narasi/narasi-lkip';
export { SEWA_DETAK_MS, SEWA_HABIS_MS } from './rapor/lkip/sewa-lkip';
export {
  type AngkaBerubah,
  kalimatBerubah,
  kataSemula,
  markTabel,
  type SelBerubah,
  type TabelBertanda,
  type TabelLama,
  tabelDenganKata,
} from './rapor/lkip/tabel/angka-berubah';
export { type GrafikLaporan, grafikTren } from './rapor/lkip/tabel/grafik-tren';
export type { IkuLaporan } from './rapor/lkip/tabel/iku-laporan';
export {
  analisisLkip,
  type SasaranLaporan,
  tabelPerbandingan,
  tempatAnalisis,
} from './rapor/lkip/tabel/tabel-analisis';
export {
  type BarisAnggaran,
  type BarisEfisiensiLaporan,
  type RincianAnggaran,
  tabelEfisiensi,
  tabelPagu,
  tabelRealisasi,
} from './rapor/lkip/tabel/tabel-anggaran';
export { type RataKolom, rataKolom, type TabelLaporan } from './rapor/lkip/tabel/tabel-laporan';
export { type PegawaiKelompok, tabelJenisJabatan, tabelPangkat } from './rapor/lkip/tabel/tabel-pegawai';
export { type ProgramPendukung, tabelPendukung, tabelPenyebab } from './rapor/lkip/tabel/tabel-pendukung';
export {
  tabelIku,
  tabelPerjanjian,
  tabelTujuanUnit,
  tabelVisiMisi,
} from './rapor/lkip/tabel/tabel-perencanaan';
export { masalahPenyebab } from './rapor/masalah-penyebab';
export {
  type JenjangKinerja,
  jenjangKinerja,
  jenjangKinerjaWords,
  jumlahJenjang,
  nilaiJenjang,
  type RingkasanJenjang,
  rankJenjang,
  summarizeJenjang,
} from './rapor/nilai-jenjang';
export {
  type KeadaanPengisian,
  keadaanPengisianOf,
  keadaanPengisianWords,
  type Pengisian,
} from './rapor/pengisian';
export {
  type KeadaanPerbaikan,
  keadaanPerbaikan,
  keadaanPerbaikanOf,
  keadaanPerbaikanWords,
  type LangkahPerbaikan,
  type PerbaikanRapor,
  perbaikanRapor,
  perbaikanRaporWords,
  type SolusiLangkah,
  solusiLangkahText,
} from './rapor/perbaikan';
export {
  type PenentuPeringkat,
  type Peringkat,
  type PesertaPeringkat,
  penentuPeringkat,
  penentuPeringkatWords,
  peringkatRapor,
} from './rapor/peringkat-rapor';
export { type KelompokRapor, type RingkasanRapor, summarizeRapor } from './rapor/ringkasan-rapor';
export { mungkinNip, TANPA_ORANG, tanpaNip } from './rapor/tanpa-nip';
export { type OrangDisebut, tanpaOrang } from './rapor/tanpa-orang';
export { latexOfRumus, rumusOfLatex } from './rumus/plain-rumus';
export {
  isFound,
  isSearching,
  type Pencarian,
  type Potongan,
  rankOf,
  readSearch,
} from './search/pencarian';
export { plainText, searchText } from './search/plain-text';
export {
  type GiliranAnggota,
  HARI_TUNGGU,
  isBeralasan,
  isGiliran,
  type KeadaanAnggota,
  keadaanAnggota,
  type LangkahAnggota,
  langkahAnggota,
  langkahAnggotaDari,
  type PelakuAnggota,
  penyetujuAnggota,
  type SituasiAnggota,
  semuaLangkahAnggota,
  setelahPindah,
  setelahUbah,
} from './tim-kerja/alur-anggota';
export {
  type BebanTriwulan,
  bebanTriwulan,
  bobotBagian,
  type PanasBeban,
  panasBeban,
  panasBebanOf,
  rataBeban,
} from './tim-kerja/beban/beban';
export { artiPanasBeban, panasBebanWords, urutanBebanWords } from './tim-kerja/beban/beban-words';
export {
  bobotSetahun,
  filterBeban,
  isBerlebih,
  type OrangBerbeban,
  type SaringanBeban,
  type UrutanBeban,
  urutanBeban,
} from './tim-kerja/beban/filter-beban';
export { type IsiTempat, isiTempat, usulanTempat } from './tim-kerja/isi-tempat';
export {
  type JenisPejabat,
  jenisAnggota,
  jenisAnggotaWords,
  jenisPejabat,
  keadaanAnggotaWords,
  keadaanTempat,
  langkahAnggotaWords,
  MASIH_BERLAKU,
  pejabatSementaraWords,
  type RiwayatLangkahAnggota,
  riwayatAnggotaWords,
} from './tim-kerja/keadaan-anggota-words';
export {
  alasanBerhenti,
  alasanBerhentiWords,
  type JenisJabatan,
  jenisJabatan,
  jenisJabatanWords,
} from './tim-kerja/pegawai-words';
export {
  jumlahBagian,
  type Pembagian,
  rescale,
  satuanBagi,
  setPortion,
  shift,
  splitEqually,
  takeOut,
  targetLangkah,
} from './tim-kerja/pembagian/pembagian';
export { masalahTargetAnggota, splitYear } from './tim-kerja/pembagian/split-year';
export { type BagianOrang, completeTo, transfer } from './tim-kerja/pembagian/transfer';
export { type PeranTim, peranTim } from './tim-kerja/peran-tim';
export {
  type AngkaLangkah,
  type AngkaTriwulan,
  type AsalAngka,
  angkaLangkah,
  asalBerlaku,
  bolehDilaporkan,
  type KeadaanAngka,
  keadaanAngka,
  type LaporanBagian,
  melebihiTarget,
} from './tim-kerja/realisasi/angka-langkah';
export { type AsalLaporan, kalimatAsal } from './tim-kerja/realisasi/kalimat-asal';
export {
  type Jawaban,
  type KeadaanRealisasi,
  keadaanRealisasi,
  keadaanRealisasiOf,
  keadaanRealisasiWords,
  tertinggal,
  triwulanTertinggal,
} from './tim-kerja/realisasi/realisasi';
export {
  isTerlambatDiputus,
  JabatanSatuanKerja,
  type JabatanUnit,
  type Penempatan,
  situasiAnggota,
} from './tim-kerja/situasi/situasi-anggota';
export { type AspekSkp, aspekOf, aspekSkp, aspekSkpWords, perilakuKerja } from './tim-kerja/skp';
export { clockOffset } from './time/clock-offset';
export {
  COUNT_DOWN_ENDED_TEXT,
  type CountDown,
  countDownOf,
  type Remaining,
} from './time/count-down';
export { formatDate, formatDateTime, formatDateTimeZone, formatDeadline } from './time/format-date';
export {
  belumDibukaText,
  type KeadaanMasa,
  keadaanMasa,
  type MasaTriwulan,
  masaTriwulan,
} from './time/masa-triwulan';
export { awalTriwulan, hasQuarterBegun } from './time/quarter-begun';
export { setTimeZone, type TimeZone, timeZone } from './time/time-zone';
export { type TimeZoneName, timeZoneNames, timeZones } from './time/time-zones';
export { triwulanBerakhir, triwulanBerjalan } from './time/triwulan-berjalan';
export { umurDokumen } from './time/umur-dokumen';
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
  zonedYear,
} from './time/years';
export { addDays, type DateInput, formatUtc, formatZoned, startOfZonedDate, zonedDate } from './time/zoned';
export { withoutSecrets } from './without-secrets';
export { sheetWordOf, wordsOfValue } from './words/codes';
export { wordsOfColumn } from './words/columns';
export { importRowStates, importRowStateWords } from './words/import';
export { jenisIndikatorWords, konsolidasiWords, leadLagWords } from './words/kamus';
export { type KeadaanTriwulan, keadaanTriwulan } from './words/keadaan-triwulan';
export { nomenklaturTitles, nomenklaturWords } from './words/nomenklatur';
export { pembandingWords } from './words/pembanding';
export { jenisPengampuWords } from './words/pengampu';
export {
  jenisPerjanjianWords,
  statusPerjanjianWords,
  terbitanWord,
} from './words/perjanjian';
export { polaritasMeanings, polaritasWords } from './words/polaritas';
export { putusanWords } from './words/putusan';
export { type KodeReferensi, kodeReferensiWords } from './words/referensi';
export { keadaanRencanaAksiWords } from './words/rencana-aksi';
export { aksiRiwayat, aksiRiwayatWords } from './words/riwayat';
export { arahCrossWords, pengusulWords, statusCrossWords } from './words/status-cross';
export { statusTampilWords } from './words/status-tampil';
export {
  bidangInduk,
  lingkupWords,
  outcomeWords,
  sebutanTingkat,
  tingkatDiBawah,
  tingkatPohonWords,
  tingkatWords,
} from './words/tingkat';
export { tipeHitungMeanings, tipeHitungWords } from './words/tipe-hitung';
export { allTriwulan, type Triwulan, triwulanRomawi, triwulanTitle, triwulanWord } from './words/triwulan';
export { statusUnggahPkWords } from './words/unggah-pk';
export {
  aksiValidasiWords,
  finalUnitsText,
  keadaanValidasiMeanings,
  keadaanValidasiWords,
  type PlanningStage,
  tahapValidasiWord,
} from './words/validasi';
export { codeOf, optionsOf, type Words, wordOf } from './words/words';
