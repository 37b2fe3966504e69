export {
  type Dokumen,
  dokumenCalls,
  type PemilikDokumen,
  type PublicDokumen,
  publicDokumenCalls,
  type VersiDokumen,
} from './dokumen/dokumen-calls';
export { dokumenFields, tarikDokumenFields } from './dokumen/dokumen-fields';
export {
  dokumenActs,
  dokumenRoutes,
  publicDokumenActs,
  publicDokumenRoutes,
} from './dokumen/dokumen-routes';
export { type JenisDokumen, jenisDokumen } from './dokumen/jenis-dokumen';
export {
  type LkeEviden,
  type LkeIsiBaru,
  type LkeIsiLampiran,
  lkeBuktiCalls,
  lkeEvidenCalls,
} from './eviden/lke-eviden-calls';
export {
  halamanEvidenFields,
  keteranganEvidenFields,
  tautanEvidenFields,
} from './eviden/lke-eviden-fields';
export {
  EVIDEN_MAX_BYTES,
  EVIDEN_PER_KRITERIA,
  EVIDEN_PER_TAHUN,
  UNGGAHAN_MAX_BYTES,
  UNGGAHAN_PER_ORANG,
} from './eviden/lke-eviden-limits';
export { lkeBuktiRoutes, lkeEvidenActs, lkeEvidenRoutes } from './eviden/lke-eviden-routes';
export { type LkePotret, type LkeTawaran, lkePotretCalls } from './eviden/lke-potret-calls';
export { lkePotretRoutes } from './eviden/lke-potret-routes';
export { type LkeUnggahanUntuk, lkeUnggahanCalls, lkeUnggahanUntuk } from './eviden/lke-unggahan-calls';
export { LKE_UNGGAHAN_PATH, lkeUnggahanActs, lkeUnggahanRoutes } from './eviden/lke-unggahan-routes';
export { FRASA_MAX, type LkeFrasa, lkeFrasaCalls } from './frasa/lke-frasa-calls';
export { lkeFrasaActs, lkeFrasaRoutes } from './frasa/lke-frasa-routes';
export { lkeDokumenCalls } from './hasil/lke-dokumen-calls';
export {
  type LkeHasilDetail,
  type LkeHasilPublik,
  type LkeHasilRow,
  type LkeNilai,
  lkeHasilCalls,
  lkeHasilPublikCalls,
} from './hasil/lke-hasil-calls';
export {
  lkeDokumenActs,
  lkeDokumenRoutes,
  lkeHasilActs,
  lkeHasilPublikActs,
  lkeHasilPublikRoutes,
  lkeHasilRoutes,
} from './hasil/lke-hasil-routes';
export {
  instrumenFields,
  jawabanInstrumenFields,
  komponenInstrumenFields,
  kriteriaInstrumenFields,
  subKomponenInstrumenFields,
} from './instrumen/instrumen-fields';
export {
  type IsiInstrumen,
  type KelolaInstrumen,
  kelolaInstrumenCalls,
} from './instrumen/kelola-instrumen-calls';
export { kelolaInstrumenActs, kelolaInstrumenRoutes } from './instrumen/kelola-instrumen-routes';
export { type LkeInstrumen, lkeInstrumenCalls, lkeInstrumenSchema } from './instrumen/lke-instrumen-calls';
export { lkeInstrumenActs, lkeInstrumenRoutes } from './instrumen/lke-instrumen-routes';
export {
  BALASAN_MAX,
  type LkePercakapan,
  type LkePesan,
  lkeKomentarCalls,
} from './komentar/lke-komentar-calls';
export { lkeKomentarActs, lkeKomentarRoutes } from './komentar/lke-komentar-routes';
export { type LkeTahunLalu, lkeIsianCalls } from './pengisian/lke-isian-calls';
export {
  keadaanBagianLkeSchema,
  type LkeBagian,
  type LkePembagian,
  langkahBagianLkeSchema,
  lkePembagianCalls,
} from './pengisian/lke-pembagian-calls';
export {
  bagianLkeFields,
  isianLkeFields,
  kembalikanBagianLkeFields,
  tanggapanLkeFields,
} from './pengisian/lke-pengisian-fields';
export { lkeIsianRoutes, lkePembagianRoutes, lkePengisianActs } from './pengisian/lke-pengisian-routes';
export {
  keadaanLkeSchema,
  type LkeBaris,
  type LkeBukti,
  type LkeLembar,
  type LkeTahap,
  langkahLkeSchema,
  lkeLangkahCalls,
  lkeLembarCalls,
} from './penilaian/lke-lembar-calls';
export { lkeLangkahRoutes, lkeLembarActs, lkeLembarRoutes } from './penilaian/lke-lembar-routes';
export {
  type LkePleno,
  type LkePutusan,
  type LkeTugas,
  lkePenilaianCalls,
} from './penilaian/lke-penilaian-calls';
export {
  bukaKembaliLkeFields,
  catatanNilaiLkeFields,
  nilaiLkeFields,
  plenoLkeFields,
  putusanEvidenFields,
} from './penilaian/lke-penilaian-fields';
export { lkePenilaianActs, lkePenilaianRoutes } from './penilaian/lke-penilaian-routes';
export { type LkePenugasan, lkePenugasanCalls } from './penugasan/lke-penugasan-calls';
export { penugasanLkeFields } from './penugasan/lke-penugasan-fields';
export { lkePenugasanActs, lkePenugasanRoutes } from './penugasan/lke-penugasan-routes';
export {
  BENTUK_POTRET,
  type Potret,
  type PotretBeku,
  potretBekuSchema,
} from './potret/potret';
export { SUMBER_PER_KRITERIA, type SumberPortal, sumberPortal } from './potret/sumber-portal';
export { lkePelakuRules, lkeReaderRoles, lkeValidatorRoles } from './rules';
export {
  type LkeTindakLanjut,
  type LkeTindakLanjutBukti,
  lkeTindakLanjutCalls,
  TINDAK_LANJUT_BUKTI_MAX,
} from './tindak-lanjut/tindak-lanjut-calls';
export {
  kembalikanTindakLanjutFields,
  rencanaTindakLanjutFields,
  tutupTindakLanjutFields,
} from './tindak-lanjut/tindak-lanjut-fields';
export type { RingkasTindakLanjut } from './tindak-lanjut/tindak-lanjut-ringkas';
export { lkeTindakLanjutActs, lkeTindakLanjutRoutes } from './tindak-lanjut/tindak-lanjut-routes';

/** The entities of the domain with pages of their own: list, new row, change, detail. */
export const lkeEntities = [] as const;
