import {
  type GiliranPenilaian,
  type KeadaanLke,
  keadaanLke,
  langkahDari,
  type PelakuLke,
  penulisLke,
} from '@selaras/domain';

/** States in which somebody has something to do. */
export const turnsOf = (pelaku: PelakuLke): KeadaanLke[] =>
  keadaanLke.filter((keadaan) => penulisLke(keadaan) === pelaku || langkahDari(keadaan, pelaku).length > 0);

const secondRound: readonly KeadaanLke[] = ['diajukan_2', 'dinilai_2'];

/** The same in one round alone; `ya`: in any. */
export const turnsIn = (pelaku: PelakuLke, putaran: GiliranPenilaian): KeadaanLke[] =>
  turnsOf(pelaku).filter(
    (keadaan) => putaran === 'ya' || secondRound.includes(keadaan) === (putaran === '2'),
  );
