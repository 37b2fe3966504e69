import { Random } from '../../../kit/seed/random';
import type { Rows } from '../../../kit/seed/rows';

/** Its own, so that these numbers change no other figure of the regency. */
const SEED = 26_2023;

/** Outputs beyond plan: four quarters of most units in the first year, the first half of some in the second. */
export function addPenambahanOutput(rows: Rows): void {
  const random = new Random(SEED);
  for (const { satuan_kerja_id } of rows.of('satuan_kerja')) {
    const [tw1, tw2, tw3, tw4] = Array.from({ length: 4 }, () => random.int(0, 14)) as [
      number,
      number,
      number,
      number,
    ];
    if (random.chance(0.85))
      rows.add('penambahan_output', { satuan_kerja_id, tahun: 2024, tw1, tw2, tw3, tw4 });
    if (random.chance(0.4)) {
      rows.add('penambahan_output', { satuan_kerja_id, tahun: 2025, tw1: tw2, tw2: random.int(0, 9) });
    }
  }
}
