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
}

/** The performance tree of a unit or of the regency (spec 1 §1). */
export const cascadingQueries = {
  all: [RESOURCE] as const,
  tree: ({ satuanKerjaId, publik = false, tahun }: TreeInput) => {
    const input = { query: { satuan_kerja_id: satuanKerjaId }, tahun };
    return publik
      ? callQuery(RESOURCE, cascadingEndpoints.getPublicCascading, input)
      : callQuery(RESOURCE, cascadingEndpoints.getCascading, input);
  },
};
