import type { IkuCard } from '@selaras/contracts';
import { drafNarasi, type NomorAnalisis } from '@selaras/domain';
import { groupBy } from '../../../../kit/grouping/group-by';
import type { CapaianFigures } from '../tabel/figures';

/** The drafts of an indicator, by analysis. */
export type Draf = Readonly<Record<NomorAnalisis, string>>;

/** Drafts of every indicator of a report, by the id of its row. */
export function drafOf({ tahun, kabupaten, iku, efisiensi, pendukung }: CapaianFigures): Map<number, Draf> {
  const money = new Map(efisiensi.baris.map((row) => [row.id, row]));
  const below = groupBy(pendukung, ({ goal_id }) => goal_id);
  return new Map(
    iku.map((card) => {
      const anggaran = money.get(card.id) ?? noMoney(card);
      return [
        card.id,
        drafNarasi({ tahun, kabupaten, iku: card, anggaran, program: below.get(card.id) ?? [] }),
      ];
    }),
  );
}

const noMoney = ({ indikator, capaian }: IkuCard) => ({
  indikator,
  capaian,
  pagu: null,
  realisasi: null,
  efisiensi: null,
});
