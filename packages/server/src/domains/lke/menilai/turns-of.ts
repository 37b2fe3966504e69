import { type KeadaanLke, keadaanLke, langkahDari, type PelakuLke, penulisLke } from '@selaras/domain';

/** States in which somebody has something to do. */
export const turnsOf = (pelaku: PelakuLke): KeadaanLke[] =>
  keadaanLke.filter((keadaan) => penulisLke(keadaan) === pelaku || langkahDari(keadaan, pelaku).length > 0);
