import { cascadingEndpoints } from '../endpoints/cascading-endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'cascading';

export interface TreeInput {
  /** Left out: the whole regency. */
  readonly satuanKerjaId?: number;
  /** The tree that everybody may see instead of that of the signed-in user. */
  readonly publik?: boolean;
  /** Left out: the chosen year. */
  readonly tahun?: number;
  /** Told each goal of the regency with its branch while the tree comes. */
  readonly onGoal?: (goal: unknown) => void;
}

/** The performance tree of a unit or of the regency (spec 1 §1). */
export const cascadingQueries = {
  all: [RESOURCE] as const,
  tree: ({ satuanKerjaId, publik = false, tahun, onGoal }: TreeInput) => {
    const input = { query: { satuan_kerja_id: satuanKerjaId }, tahun, ...(onGoal && { onEntry: onGoal }) };
    return publik
      ? callQuery(RESOURCE, cascadingEndpoints.getPublicCascading, input)
      : callQuery(RESOURCE, cascadingEndpoints.getCascading, input);
  },
};
