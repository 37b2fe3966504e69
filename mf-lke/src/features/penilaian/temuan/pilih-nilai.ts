import type { LkeInstrumen } from '@selaras/contracts';
import { bawaTemuan } from '@selaras/domain';
import type { ScoreSaver } from '../isian/use-score-saver';
import type { KriteriaBaris, Tahap } from '../kriteria';

interface PilihNilai {
  readonly instrumen: Pick<LkeInstrumen, 'skala'>;
  readonly kriteria: KriteriaBaris;
  readonly tahap: Tahap;
  readonly scores: ScoreSaver;
}

/** Scores a criterion; in the second round with what of the first one's finding comes along or goes (`bawaTemuan`). */
export const pilihNilai =
  ({ instrumen, kriteria: { id, baris }, tahap, scores }: PilihNilai) =>
  (nilai: string): void =>
    scores.choose(id, {
      ...(tahap === 2 && bawaTemuan(instrumen, baris.tahap_1, scores.nilaiOf(baris), nilai)),
      nilai,
    });
