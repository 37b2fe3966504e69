import type { IkuCard } from '@selaras/contracts';
import { capaianOf, isTercapai, type Perubahan, perubahanOf } from '@selaras/domain';

/** What became of an indicator since the year before. */
export type Change = 'menjadi-tercapai' | 'tidak-lagi-tercapai' | 'tetap-tercapai' | 'tetap-belum';

export interface YearChange {
  readonly iku: IkuCard;
  readonly change: Change;
  /** How far the realisation went; null where a growth cannot be told. */
  readonly perubahan: Perubahan | null;
}

/** In the order in which readers want to know them: what was lost, what was won, what is still open, what stayed. */
const changeOrder = ['tidak-lagi-tercapai', 'menjadi-tercapai', 'tetap-belum', 'tetap-tercapai'] as const;

const changeOf = (before: boolean, now: boolean): Change =>
  now ? (before ? 'tetap-tercapai' : 'menjadi-tercapai') : before ? 'tidak-lagi-tercapai' : 'tetap-belum';

/** Indicators of which this year and the year before have a result, by what became of them. */
export function yearChanges(iku: readonly IkuCard[], tahun: number): YearChange[] {
  const changes = iku.flatMap((card): YearChange[] => {
    const before = card.tren.find((point) => point.tahun === tahun - 1);
    const capaian = before === undefined ? null : capaianOf({ ...card, ...before });
    if (capaian === null || card.capaian === null) return [];
    return [
      {
        iku: card,
        change: changeOf(isTercapai(capaian), isTercapai(card.capaian)),
        perubahan: perubahanOf(card.realisasi, before?.realisasi ?? null, card.satuan),
      },
    ];
  });
  return changes.toSorted((a, b) => changeOrder.indexOf(a.change) - changeOrder.indexOf(b.change));
}
