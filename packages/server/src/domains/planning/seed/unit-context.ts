import type { Organisasi } from '../../../kit/seed/organisasi';
import type { OutlineKegiatan, OutlineProgram, OutlineSub, OutlineUnit } from '../../../kit/seed/outline';
import type { Random } from '../../../kit/seed/random';
import type { Rows } from '../../../kit/seed/rows';
import type { TimOfUnit } from './tim-kerja';

/** What the building of one unit's tree needs at every level. */
export interface UnitContext {
  readonly rows: Rows;
  readonly random: Random;
  readonly organisasi: Organisasi;
  readonly outline: OutlineUnit;
  readonly tim: TimOfUnit;
  /** Last year's performance by level and code, for its problems and their remedies. */
  readonly tahunLalu: Map<string, Problem>;
}

interface Problem {
  readonly id: number;
  readonly solusi: string;
}

export type Item = OutlineProgram | OutlineKegiatan | OutlineSub;
