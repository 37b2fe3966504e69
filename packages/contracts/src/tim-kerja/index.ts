export {
  type BagianLangkah,
  BUKTI_PER_TRIWULAN,
  type LangkahSaya,
  type LangkahTim,
  type OrangTim,
  type RealisasiAnggota,
  type TimAnggotaSaya,
  type TimSaya,
  type TimSayaDetail,
  timSayaCalls,
} from './saya/tim-saya-calls';
export { timSayaActs, timSayaRoutes } from './saya/tim-saya-routes';

/** The entities of the domain with pages of their own: list, new row, change, detail. */
export const timKerjaEntities = [] as const;
