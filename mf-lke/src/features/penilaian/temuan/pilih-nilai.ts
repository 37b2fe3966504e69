import type { LkeInstrumen } from '@selaras/contracts';
import { bawaTemuan } from '@selaras/domain';
import type { IsianState } from '../isian/use-isian';
import type { KriteriaBaris, Tahap } from '../kriteria';

interface PilihNilai {
  readonly instrumen: Pick<LkeInstrumen, 'skala'>;
  readonly kriteria: KriteriaBaris;
  readonly tahap: Tahap;
  readonly isian: IsianState;
}

/** Scores a criterion; in the second round with what of the first one's finding comes along or goes (`bawaTemuan`). */
export const pilihNilai =
  ({ instrumen, kriteria: { id, baris }, tahap, isian }: PilihNilai) =>
  (nilai: string): void =>
    isian.choose(id, {
      ...(tahap === 2 && bawaTemuan(instrumen, baris.tahap_1, isian.nilaiOf(baris), nilai)),
      nilai,
    });
