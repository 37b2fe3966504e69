import type { ListRow } from '@selaras/resource/core';
import { type ParentDescription, parentQuery } from '@selaras/resource/core';
import { indukPd, indukRpjmd } from './parent';

/** The regency's goal that the list was filtered by; any unit may serve it. */
export const givenRpjmd: ParentDescription = {
  names: ['induk_id'],
  query: ({ induk_id }) =>
    parentQuery<{ data: ListRow<typeof indukRpjmd.resource> }>(
      indukRpjmd.resource.queries.detail(Number(induk_id)),
      ({ data }) => ({ label: indukRpjmd.choice(data).label, values: {} }),
    ),
};

/** The unit's goal that the list was filtered by; only its own unit serves it. */
export const givenPd: ParentDescription = {
  names: ['induk_id'],
  query: ({ induk_id }, unit) =>
    parentQuery<{ data: ListRow<typeof indukPd.resource> }>(
      indukPd.resource.queries.detail(Number(induk_id)),
      ({ data }) => {
        const { label } = indukPd.choice(data);
        const { satuan_kerja_id, satuan_kerja_nama } = data.satuan_kerja;
        return unit === null || unit === satuan_kerja_id
          ? { label, values: { satuan_kerja_id } }
          : { refusal: `“${label}” milik ${satuan_kerja_nama}, bukan satuan kerja Anda.` };
      },
    ),
};
